"""python -m hipspv.driver.nvcc"""

import sys

from hipspv.driver.nvcc.main import main

sys.exit(main())
