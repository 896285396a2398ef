"""vISA text: what Intel's tools print and read, as far as it declares things.

Instructions are text in a text and bytes in an object; neither is translated to the other.
"""

from hipspv.visa.text.parse import parse
from hipspv.visa.text.render import lines, render

__all__ = ["lines", "parse", "render"]
