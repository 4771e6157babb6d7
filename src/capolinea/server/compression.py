"""What travels compressed: brotli where the browser takes it, otherwise gzip.

Pages and data are compressed for each answer, by Litestar, quickly; files once, as small as they go.
"""

import gzip
from functools import lru_cache
from typing import Final

import brotli
from litestar.config.compression import CompressionConfig

#: Option of a handler: it compresses by itself.
COMPRESSES: Final = "compresses"
#: Less than this is not worth it.
LEAST_BYTES: Final = 500
#: These are compressed in themselves.
COMPACT: Final = ("image/png", "font/woff2")
#: Of some 60 kB each.
MOST_FILES: Final = 256

ANSWERS: Final = CompressionConfig(
    backend="brotli",
    brotli_quality=5,
    brotli_gzip_fallback=True,
    gzip_compress_level=4,
    minimum_size=LEAST_BYTES,
    exclude=["/events$"],
    exclude_opt_key=COMPRESSES,
)


def encoding_of(accepted: str, kind: str, size: int) -> str:
    """Return how a file is sent to a browser that takes these encodings; empty: as it is."""
    if size < LEAST_BYTES or kind in COMPACT:
        return ""
    taken = {part.partition(";")[0].strip().lower() for part in accepted.split(",") if not part.endswith("q=0")}
    return "br" if "br" in taken else "gzip" if "gzip" in taken else ""


@lru_cache(maxsize=MOST_FILES)
def compressed(data: bytes, encoding: str) -> bytes:
    if encoding == "br":
        return bytes(brotli.compress(data, mode=brotli.MODE_TEXT, quality=11))
    return gzip.compress(data, 9, mtime=0)
