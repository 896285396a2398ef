# make demo    compile and run every example on this machine's CPU
# make test    the fast set of the tests (tests/selection.py)
# make fuzz    two minutes of fuzzing of what reads files, and five of random modules through the device
#              stages. SECONDS=<n> for the readers, FUZZ=<target> for one of them alone; SEED=<n> for
#              other modules
# make accuracy a million arguments for every math function; writes tests/accuracy/measured.yaml
# make sanitize the runtime's tests with ASan and UBSan, with TSan, and under valgrind: two hours or more
# make soak    a million launches and allocations each; prints how much memory the process has
# make nightly all tests. The fast set has a sample of what they combine: programs at every level by both translators,
#              also on PoCL, rusticl and Vortex's simulator; products of Intel; architectures of NVIDIA; build
#              systems; damaged files. It has fewer examples of random checks, and smaller builds at once. Also
#              20,000 random kernels against models on the host; the runtime's tests and accuracy on PoCL and rusticl,
#              its tests and programs by Level Zero's test driver; the wheel in a system that has Python and g++
#              alone; an hour of fuzzing, tidy, accuracy, sanitize and soak
# make lint    ruff, pyright, clang-format, no import cycles, the layers of the runtime, plain words
# make tidy    clang-tidy on the runtime: minutes
# make bench   docs/performance.md: times of compiling, starting, launching, copying and of kernels, each against a
#              reference; BENCH="--quick --section launch" are options of python -m bench
# make wheel   a wheel in dist/, with the manylinux tag that auditwheel gives it
# make docs    the documentation as a web site in site/
#
# Each of them first makes .venv and installs hipspv there, if that has not been done.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
SOURCES := $(shell find hipspv bin pyproject.toml CMakeLists.txt README.md -type f -not -name '*.pyc' -not -path 'hipspv/lib/*' -not -path 'hipspv/bin/*' -not -path 'hipspv/llvm/bin/*')

.PHONY: demo test accuracy sanitize soak nightly fuzz fuzz-readers fuzz-modules lint tidy bench docs wheel install check-host clean
.DELETE_ON_ERROR:

demo: $(VENV)/installed
	"$(RUN)/python" examples/run.py

# Three processes keep two cores busy: some tests wait. pytest keeps its form of modules, which takes seconds to make in
# each process.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(VENV)/installed-test
	"$(RUN)/python" -m pytest -n 3 --dist worksteal tests

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
	"$(RUN)/python" -m bench.special.soak

nightly: export HIPSPV_ALL_TESTS := 1
nightly: $(VENV)/installed-test tidy accuracy sanitize soak wheel
	HIPSPV_INTEGER_PROGRAMS=5000 HIPSPV_VISA_EXAMPLES=10000 HIPSPV_BUNDLE_EXAMPLES=10000 HIPSPV_WHEEL=dist \
	  "$(RUN)/python" -m pytest -n 2 tests
	"$(RUN)/python" -m tests.opencl_drivers
	"$(RUN)/python" -m tests.level_zero
	"$(RUN)/python" -m tests.fuzz.kernels --seed $(SEED) --cases 20000
	"$(RUN)/python" -m tests.fuzz.kernels --seed $(SEED) --cases 20000 --device cpu
	"$(RUN)/python" -m tests.fuzz.kernels --seed $(SEED) --cases 500 --device pocl --device rusticl
	$(MAKE) fuzz-readers SECONDS=3600

lint: $(VENV)/installed-lint
	"$(RUN)/ruff" check .
	"$(RUN)/ruff" format --check .
	"$(RUN)/pyright" --pythonpath "$(RUN)/python"
	"$(RUN)/clang-format" --dry-run --Werror $(shell find hipspv/runtime hipspv/include -name '*.cpp' -o -name '*.h')
	"$(RUN)/python" -m tests.lint.import_cycles
	"$(RUN)/python" -m tests.lint.words
	"$(RUN)/python" -m tests.lint.include_layers

# Both tools come with clang.
tidy: $(VENV)/installed-test
	"$(RUN)/cmake" -B build/tidy -G Ninja -DCMAKE_EXPORT_COMPILE_COMMANDS=ON \
	  -DCMAKE_MAKE_PROGRAM="$(CURDIR)/$(RUN)/ninja" -DPython_EXECUTABLE="$(CURDIR)/$(RUN)/python"
	"$(RUN)/ninja" -C build/tidy hipspv/runtime/metadata_schema.h
	"$(RUN)/python" "$(RUN)/run-clang-tidy" -quiet -j 2 -p build/tidy \
	  -clang-tidy-binary "$(RUN)/clang-tidy" hipspv/runtime/

bench: $(VENV)/installed-bench
	"$(RUN)/python" -m bench $(BENCH)

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
	@echo "Setting up $(VENV) with clang and LLVM: a minute or two"
	$(PYTHON) -m venv $(VENV)
	"$(RUN)/python" -m pip install -q --disable-pip-version-check .
	@touch $@

# The extras of what is installed: pip doesn't build it again.
$(VENV)/installed-test: $(VENV)/installed
	"$(RUN)/python" -m pip install -q --disable-pip-version-check 'hipspv[test]'
	@touch $@

$(VENV)/installed-bench: $(VENV)/installed
	"$(RUN)/python" -m pip install -q --disable-pip-version-check 'hipspv[bench]'
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
