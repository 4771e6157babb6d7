from tests.storage.databases import database, postgres

__all__ = ["database", "postgres"]
