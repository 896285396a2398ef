#!/usr/bin/env python3
"""The cost of looking inside modules and programs: see look.py.

    python bench/inspect.py [--megabytes N] [--kernels N] [--rounds N] [--json]

Scripts in this directory, and all their imports, find this file in place of the standard library's
`inspect`. So it hands that over to them.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import sysconfig

if __name__ == "__main__":
    import look

    sys.exit(look.main())
else:
    place = os.path.join(sysconfig.get_path("stdlib"), "inspect.py")
    spec = importlib.util.spec_from_file_location("inspect", place)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[__name__] = module
    spec.loader.exec_module(module)
