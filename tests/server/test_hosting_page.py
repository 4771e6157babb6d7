"""The page for hosts lists every setting with its default."""

import re
from pathlib import Path

import msgspec

from capolinea.server.settings import ENVIRONMENT, Settings

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_every_setting_is_on_the_page_with_its_default() -> None:
    rows = re.findall(r"^\| `(CAPOLINEA_[A-Z_]+)` \| ([^|]*?) ?\| ", PAGE.read_text("utf-8"), re.M)
    told = {name: default.strip() for name, default in rows}
    usual = Settings()
    fields = msgspec.structs.fields(Settings)
    assert told == {ENVIRONMENT + field.name.upper(): str(getattr(usual, field.name)) for field in fields}
