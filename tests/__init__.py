"""Tests of the installed package: the sources beside them lack what the build makes."""

import os
import sys

_ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def _import_installed() -> None:
    """Imports hipspv before the folder that pytest and `python -m` put in front of the path can
    give it. Where that folder is what is installed, for development, nothing happens here."""
    path = sys.path[:]
    sys.path[:] = [entry for entry in path if os.path.abspath(entry or os.curdir) != _ROOT]
    try:
        import hipspv  # noqa: F401
    except ModuleNotFoundError:
        pass
    finally:
        sys.path[:] = path


_import_installed()
