"""vISA text in the form of Intel's tools, limited to declarations.

Instructions are text in a text and bytes in an object; they aren't translated between the two.
"""

from hipspv.visa.text.parse import parse
from hipspv.visa.text.render import lines, render

__all__ = ["lines", "parse", "render"]
