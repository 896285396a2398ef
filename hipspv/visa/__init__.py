"""Intel vISA objects: read, check, print, build and write.

Source of the format: Intel's "vISA object format", with additions found in real files.
"""

from hipspv.visa.errors import VisaError
from hipspv.visa.file import is_visa, read
from hipspv.visa.model import Function, Kernel, Object

__all__ = ["Function", "Kernel", "Object", "VisaError", "is_visa", "read"]
