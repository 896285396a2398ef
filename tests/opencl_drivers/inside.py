"""python -m tests.opencl_drivers.inside ROOT DEVICE COMMAND...: runs the command on that device.

Programs of tests/runtime run this way (HIPSPV_TEST_WRAPPER). They are in the system's directory for
temporary files, which has the same path there. ROOT is given, as tests change where caches are.
"""

import os
import sys
import tempfile
from pathlib import Path

from tests.opencl_drivers import root


def main() -> None:
    directory, name, *argv = sys.argv[1:]
    device = {each.name: each for each in root.DEVICES}[name]
    command = root.command(Path(directory), device, Path(tempfile.gettempdir()), argv)
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
