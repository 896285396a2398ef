# make demo    compile and run every example on this machine's CPU
# make test    the tests; of large matrices a part, which differs from day to day (tests/rotation.py)
# make fuzz    two minutes of fuzzing of what reads files, and five of random modules through the device
#              stages. SECONDS=<n> for the readers, FUZZ=<target> for one of them alone; SEED=<n> for
#              other modules
# make accuracy a million arguments for every math function; writes tests/accuracy/measured.yaml
# make sanitize the runtime's tests with ASan and UBSan, with TSan, and under valgrind: two hours or more
# make soak    a million launches and allocations each; prints how much memory the process has
# make nightly every program at every level by both translators, 100,000 random checks of the integer passes,
#              a larger sample on the device, every fault, every program on PoCL and rusticl by both translators,
#              the runtime's tests and accuracy there, every combination of build system and kind of program, a
#              build of 200 files at once and compiles stopped at many moments, 10,000 random bundles of each form,
#              every module of the suite's sources, every damaged sample, the wheel in a system that has Python and
#              g++ alone, an hour of fuzzing, accuracy, sanitize and soak
# make lint    ruff, pyright, and no imports in a circle
# make bench   times of compiling, launching, passes, atomics, grid barriers, malloc and hipspv inspect, each against a reference
# make wheel   a wheel in dist/, with the manylinux tag that auditwheel gives it
# make docs    the documentation as a web site in site/
#
# Each of them first makes .venv and installs hipspv there, if that has not been done.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
SOURCES := $(shell find hipspv bin pyproject.toml CMakeLists.txt README.md -type f -not -name '*.pyc' -not -path 'hipspv/lib/*' -not -path 'hipspv/bin/*' -not -path 'hipspv/llvm/bin/*')

.PHONY: demo test accuracy sanitize soak nightly fuzz fuzz-readers fuzz-modules lint bench docs wheel install check-host clean
.DELETE_ON_ERROR:

demo: $(VENV)/installed
	"$(RUN)/python" examples/run.py

test: $(VENV)/installed-test
	"$(RUN)/python" -m pytest -n 2 --dist worksteal tests

SECONDS ?= 120
fuzz-readers: $(VENV)/installed-fuzz
	nice "$(RUN)/python" -m tests.fuzz.readers --seconds $(SECONDS) $(FUZZ)

SEED ?= 1
fuzz-modules: $(VENV)/installed-test
	nice "$(RUN)/python" -m tests.fuzz --seed $(SEED) --seconds 300 --programs 10

fuzz: fuzz-readers $(if $(FUZZ),,fuzz-modules)

accuracy: $(VENV)/installed-test
	nice "$(RUN)/python" -m tests.accuracy

sanitize: $(VENV)/installed-test
	nice "$(RUN)/python" -m tests.sanitize

soak: $(VENV)/installed
	"$(RUN)/python" bench/soak.py

nightly: $(VENV)/installed-test accuracy sanitize soak wheel
	HIPSPV_ALL_PROGRAMS=1 "$(RUN)/python" -m pytest -n 2 tests/programs tests/device tests/examples tests/masks tests/fp16
	HIPSPV_INTEGER_PROGRAMS=5000 "$(RUN)/python" -m pytest tests/passes/test_integers_random.py
	HIPSPV_ALL_LINKS=1 "$(RUN)/python" -m pytest tests/driver/test_rdc_link.py
	HIPSPV_ALL_FAULTS=1 "$(RUN)/python" -m pytest tests/faults
	HIPSPV_ALL_CACHES=1 "$(RUN)/python" -m pytest tests/cache
	HIPSPV_ALL_BUILDS=1 "$(RUN)/python" -m pytest tests/build_systems
	HIPSPV_VISA_EXAMPLES=10000 "$(RUN)/python" -m pytest tests/visa
	HIPSPV_BUNDLE_EXAMPLES=10000 "$(RUN)/python" -m pytest tests/bundle/test_round_trips.py
	HIPSPV_ALL_RACES=1 "$(RUN)/python" -m pytest tests/races
	HIPSPV_ALL_MODULES=1 "$(RUN)/python" -m pytest tests/spirv
	HIPSPV_ALL_DEVICES=1 "$(RUN)/python" -m pytest -n 2 tests/devices
	"$(RUN)/python" -m tests.devices
	HIPSPV_WHEEL=dist "$(RUN)/python" -m pytest tests/packaging
	HIPSPV_ALL_INPUTS=1 "$(RUN)/python" -m pytest tests/fuzz/test_readers.py tests/fuzz/test_memory.py
	$(MAKE) fuzz-readers SECONDS=3600

lint: $(VENV)/installed-lint
	"$(RUN)/ruff" check .
	"$(RUN)/ruff" format --check .
	"$(RUN)/pyright" --pythonpath "$(RUN)/python"
	"$(RUN)/python" -m tests.lint.import_cycles

bench: $(VENV)/installed
	"$(RUN)/python" bench/compile.py
	"$(RUN)/python" bench/launch.py
	"$(RUN)/python" bench/copy.py
	"$(RUN)/python" bench/passes.py --rounds 3
	"$(RUN)/python" bench/features.py
	"$(RUN)/python" bench/grid_sync.py
	"$(RUN)/python" bench/heap.py
	"$(RUN)/python" bench/inspect.py

docs: $(VENV)/installed
	"$(RUN)/python" -m pip install -q --disable-pip-version-check 'hipspv[docs]'
	"$(RUN)/python" -m mkdocs build --strict

wheel: $(VENV)/installed-wheel
	rm -rf build/wheel dist
	"$(RUN)/python" -m pip wheel -q --disable-pip-version-check --no-deps -w build/wheel .
	PATH="$(CURDIR)/$(RUN):$$PATH" "$(RUN)/python" -m auditwheel repair -w dist build/wheel/*.whl

install: $(VENV)/installed

# What pip can't bring. The first line of output is the remedy.
check-host:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null \
	  || { echo "hipspv needs Python 3.10 or newer: apt install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
	  || { echo "hipspv needs Python's venv module: apt install python3-venv"; exit 1; }
	@echo '#include <cmath>' | g++ -x c++ -fsyntax-only - 2>/dev/null \
	  || { echo "hipspv needs g++ and the C++ library's headers: apt install g++"; exit 1; }

$(VENV)/installed: $(SOURCES) | check-host
	@echo "Setting up $(VENV) with clang, LLVM and an OpenCL device: a minute or two"
	$(PYTHON) -m venv $(VENV)
	"$(RUN)/python" -m pip install -q --disable-pip-version-check .
	@touch $@

# The extras of what is installed: pip doesn't build it again.
$(VENV)/installed-test: $(VENV)/installed
	"$(RUN)/python" -m pip install -q --disable-pip-version-check 'hipspv[test]'
	@touch $@

$(VENV)/installed-fuzz: $(VENV)/installed-test
	"$(RUN)/python" -m pip install -q --disable-pip-version-check 'hipspv[fuzz]'
	@touch $@

$(VENV)/installed-lint: $(VENV)/installed-test
	"$(RUN)/python" -m pip install -q --disable-pip-version-check 'hipspv[lint]'
	@touch $@

$(VENV)/installed-wheel: $(VENV)/installed
	"$(RUN)/python" -m pip install -q --disable-pip-version-check 'hipspv[wheel]'
	@touch $@

clean:
	rm -rf $(VENV) build dist site examples/bin
