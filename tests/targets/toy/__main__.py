"""hipspv-cc with the target toy32 beside the others."""

from __future__ import annotations

import sys

from hipspv.driver.cc import main
from hipspv.targets import MODULES

if __name__ == "__main__":
    MODULES["toy"] = "tests.targets.toy.target"
    sys.exit(main())
