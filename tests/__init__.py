"""Tests of the installed package: the sources beside them lack the files that the build makes."""

import os
import sys

_ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def _import_installed() -> None:
    """Import the installed hipspv, not the one in the directory that pytest or `python -m` adds.

    Both put that directory first in sys.path. If hipspv is installed from it, for development,
    this function changes nothing.
    """
    path = sys.path[:]
    sys.path[:] = [entry for entry in path if os.path.abspath(entry or os.curdir) != _ROOT]
    try:
        import hipspv  # noqa: F401
    except ModuleNotFoundError:
        pass
    finally:
        sys.path[:] = path


_import_installed()
