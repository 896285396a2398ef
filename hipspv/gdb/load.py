"""The file that gdb sources. It loads the others as a package of their own: gdb's Python has its own modules."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys

_PACKAGE = "hipspv_gdb"


def _load() -> None:
    directory = os.path.dirname(os.path.abspath(__file__))
    start = os.path.join(directory, "__init__.py")
    spec = importlib.util.spec_from_file_location(_PACKAGE, start, submodule_search_locations=[directory])
    assert spec and spec.loader
    package = importlib.util.module_from_spec(spec)
    sys.modules[_PACKAGE] = package
    spec.loader.exec_module(package)
    importlib.import_module(f"{_PACKAGE}.commands").register()


_load()
