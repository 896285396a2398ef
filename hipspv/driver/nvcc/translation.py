"""Translation of nvcc's options into arguments of hipspv-cc, and warnings."""

from __future__ import annotations

from hipspv.core.errors import DriverError
from hipspv.driver.nvcc import architectures
from hipspv.driver.nvcc.arguments import Arguments, Given, read
from hipspv.driver.nvcc.rows import ARGUMENTS, FLAG, REFUSED, WARNED, Row
from hipspv.driver.nvcc.table import DEVICE_DEBUG, FAST_COMPILE, FAST_MATH, PTXAS_ROWS, ROWS, WERROR
from hipspv.driver.options import option_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


class Translation:
    """hipspv-cc's arguments for a command line, and the warnings about it."""

    def __init__(self, arguments: Arguments, rows: Mapping[str, Row] = ROWS) -> None:
        self.argv: list[str] = []
        self._rows = rows
        self.warnings: list[str] = []
        architectures.check(arguments)
        self._virtual = arguments.last("gpu-architecture") or ""
        for given in arguments.given:
            if given.row.name != "gpu-architecture" or not arguments.has("gpu-code"):
                self._add(given)
        self.argv += arguments.own
        self._add_unknown(arguments)

    @property
    def compile_arguments(self) -> list[str]:
        """Return the arguments without libraries, which come after the inputs."""
        return [arg for arg in self.argv if not arg.startswith("-l")]

    @property
    def libraries(self) -> list[str]:
        return [arg for arg in self.argv if arg.startswith("-l")]

    def _add(self, given: Given) -> None:
        row = given.row
        if row.outcome == REFUSED:
            raise DriverError(f"Option '--{row.name}' is not supported: {row.text}", row.remedy)
        if row.outcome == WARNED:
            self.warnings.append(f"Option '--{row.name}' is ignored: {row.text}")
        elif row.outcome == ARGUMENTS:
            self.argv += arguments_of(row, given.values)
        elif row.name in _SPECIAL:
            _SPECIAL[row.name](self, given.values)

    def _add_unknown(self, arguments: Arguments) -> None:
        everything = arguments.has("forward-unknown-opts")
        compiler = everything or arguments.has("forward-unknown-to-host-compiler")
        linker = everything or arguments.has("forward-unknown-to-host-linker")
        for arg in arguments.unknown:
            if not (compiler or linker):
                raise DriverError(f"Unknown option '{arg}'", _remedy(arg, self._rows))
            if compiler:
                self.add_host([arg])
            else:
                self.argv += ["-Xlinker", arg]

    def add_host(self, argv: list[str]) -> None:
        """Add options of the host compiler: clang's. nvcc has it preprocess the source for both sides."""
        rest = iter(argv)
        for arg in rest:
            option = option_table.find(arg)
            if option is None or option.section != option_table.PREPROCESSOR or option.steps != option_table.BOTH:
                self.argv += ["-Xhost", arg]
                continue
            self.argv.append(arg)
            if arg == option.name and option.kind in (option_table.SEPARATE, option_table.EITHER):
                self.argv += [value for value in (next(rest, None),) if value is not None]

    def add_ptxas(self, argv: list[str]) -> None:
        """Handle -Xptxas."""
        rest = iter(argv)
        for arg in rest:
            name, equals, value = arg.lstrip("-").partition("=")
            row = PTXAS_ROWS.get(name)
            if row is None and name[:1] == "O":
                row, value = PTXAS_ROWS["O"], name[1:]
            elif row is not None and row.kind != FLAG and not equals:
                value = next(rest, "")
            if row is None:
                self.argv += ["-Xcuda-ptxas", arg]  # ptxas refuses one that it doesn't know
            else:
                self.argv += arguments_of(row, [value] if row.kind != FLAG else [])

    def add_fatbin(self, argv: list[str]) -> None:
        """Handle -Xfatbin."""
        for arg in argv:
            if arg.lstrip("-") in ("compress-all", "compress=true"):
                self.argv.append("--offload-compress")
            else:
                self.warnings.append(f"fatbinary option '{arg}' is ignored: there is no fatbinary")

    def add_werror(self, kinds: list[str]) -> None:
        """Handle -Werror."""
        for kind in kinds:
            if kind not in WERROR:
                raise DriverError(
                    f"Value '{kind}' is not defined for option 'Werror'", f"it takes: {', '.join(WERROR)}"
                )
            arg = WERROR[kind]
            if arg is None:
                self.warnings.append(f"Option '--Werror={kind}': clang has no such warning")
            elif arg:
                self.argv.append(arg)

    def add_host_compiler(self, paths: list[str]) -> None:
        """Handle -ccbin."""
        from hipspv.driver.nvcc import host_compiler

        argv, warning = host_compiler.options(paths[-1])
        self.argv += argv
        if warning:
            self.warnings.append(warning)

    def add_registers(self, counts: list[str]) -> None:
        """Handle -maxrregcount; 0 means no limit."""
        if counts[-1] != "0":
            self.argv.append(f"--max-registers={counts[-1]}")

    def add_architectures(self, values: list[str]) -> None:
        """Add the targets of -arch and -gencode. SPIR-V stands for architectures without a
        target of their own."""
        for value in values:
            self._add_compiled(value, "")

    def add_code(self, values: list[str]) -> None:
        """Add the targets of -code, which -arch's virtual architecture precedes or follows."""
        for value in values:
            self._add_compiled(value, self._virtual)

    def _add_compiled(self, value: str, arch: str) -> None:
        found, warning = architectures.compiled(value, arch)
        self.warnings += [warning] if warning else []
        for name in found:
            arg = f"--offload-arch={name}"
            if arg not in self.argv:
                self.argv.append(arg)


def _remedy(arg: str, rows: Mapping[str, Row]) -> str:
    """Return the way to pass another program's option, or a known option like the unknown one."""
    from hipspv.driver.clang.hints import closest

    own, passes = option_table.find(arg), "compiler-options" in rows
    if passes and arg.startswith("-Wl,"):
        return f"-Xlinker {arg.removeprefix('-Wl,')} passes it to the linker"
    if passes and own is not None and own.kind in (option_table.FLAG, option_table.JOINED) and own.steps:
        return f"-Xcompiler {arg} passes it to the host compiler"
    name = closest(arg.lstrip("-").partition("=")[0], rows)
    if name:
        return f"did you mean '--{rows[name].name}'?"
    return "-Xcompiler and -Xlinker pass options to the host compiler and the linker" if passes else ""


_SPECIAL = {
    "compiler-options": Translation.add_host,
    "ptxas-options": Translation.add_ptxas,
    "fatbin-options": Translation.add_fatbin,
    "Werror": Translation.add_werror,
    "warning-as-error": Translation.add_werror,
    "compiler-bindir": Translation.add_host_compiler,
    "gpu-architecture": Translation.add_architectures,
    "gpu-code": Translation.add_code,
    "generate-code": Translation.add_architectures,
    "maxrregcount": Translation.add_registers,
    "use_fast_math": lambda translation, _: translation.argv.extend(FAST_MATH),
    "device-debug": lambda translation, _: translation.argv.extend(DEVICE_DEBUG),
}


def arguments_of(row: Row, values: list[str]) -> list[str]:
    """Return hipspv-cc's arguments for an option of outcome ARGUMENTS."""
    if row.choices:
        return list(row.choices[values[-1]])
    if not values:
        return list(row.argv)
    return [arg.replace("{}", value) for value in values for arg in row.argv]


def arguments_for(argv: tuple[str, ...]) -> list[str]:
    """Return hipspv-cc's arguments for nvcc options that hipspv-cc takes, too."""
    return Translation(read(list(argv))).argv


def device_level(arguments: Arguments) -> list[str]:
    """Return the option for device code's level: -O3, because nvcc's -O is for host code alone."""
    level = "-O3"
    if arguments.has("device-debug") and not arguments.has("dopt"):
        level = "-O0"
    fast = arguments.last("Ofast-compile")
    if fast is not None:
        if fast not in FAST_COMPILE:
            raise DriverError(
                f"Value '{fast}' is not defined for option 'Ofast-compile'", f"it takes: {', '.join(FAST_COMPILE)}"
            )
        level = FAST_COMPILE[fast] if level == "-O3" else level
    return ["-Xarch_device", level]
