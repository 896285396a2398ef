"""hipspv: the compiler's stages one at a time, and questions about the installation."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NoReturn

import click

from hipspv import __version__
from hipspv.core import toolchain
from hipspv.core.errors import DriverError, OptionError
from hipspv.core.ir_input import in_file, read_file
from hipspv.core.workspace import Workspace
from hipspv.driver.commands.spirv_input import read_spirv
from hipspv.driver.commands.stage_options import device_options
from hipspv.targets import DEFAULT, TARGETS
from hipspv.targets.nvptx import cuda_toolkit

if TYPE_CHECKING:
    from hipspv.core.settings import DeviceSettings
    from hipspv.driver.run.isolated import Progress
    from hipspv.llvm.module import Module
    from hipspv.targets.target import Target

OUTPUT = click.option("-o", "output", required=True, metavar="FILE", help="Result; - for stdout.")
INDEPENDENT_LANES = click.option(
    "--independent-lanes", is_flag=True, help="CUDA's lanes: in lockstep only in kernels that rely on it."
)


def _target(_: click.Context, __: click.Parameter, name: str) -> Target:
    if name not in TARGETS:
        raise click.BadParameter(f"'{name}' is none of {', '.join(TARGETS)}")
    return TARGETS[name]


TARGET = click.option(
    "--offload-arch",
    "target",
    default=DEFAULT.arch,
    metavar="ARCH",
    callback=_target,
    help="The target: spirv64 (the default) or sm_<n>.",
)


class _Command(click.Command):
    """Errors of a command begin with its name."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except DriverError as error:
            _fail(str(error), error.remedy)
        except _expected_errors() as error:
            _fail(str(error), "")


class _Group(click.Group):
    command_class = _Command
    group_class = type


# The commands in the order in which --help lists them.
_SECTIONS = {
    "Installation": ("doctor", "devices", "config", "toolkit", "run", "gdb", "profiles", "cache"),
    "Compiled code": ("inspect", "registration", "report", "reduce"),
    "Stages": ("link", "lower", "translate", "ocloc", "bundle", "spirv", "object"),
}
_SHOWN_PAGES = 20  # of a report that are listed
_LONGEST = 500  # characters of a command's line, which is wrapped


class _Sections(_Group):
    """Lists the commands in sections."""

    group_class = _Group  # which has no sections

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, names in _SECTIONS.items():
            rows = [(name, self.commands[name].get_short_help_str(_LONGEST)) for name in names]
            with formatter.section(title):
                formatter.write_dl(rows)


@click.group(cls=_Sections, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="hipspv")
def cli() -> None:
    """Look at the installation and at compiled code, and run the compiler's stages one at a time.

    hipspv-cc is the compiler, hipcc and hipspv-nvcc take ROCm's and NVIDIA's options.

    \b
    Examples:
      hipspv doctor                  check the installation, list the devices
      hipspv inspect app             show the device code in a program
      hipspv-cc --help               the compiler's options and variables
    """


@cli.command()
@click.argument("bitcode", nargs=-1, required=True)
@OUTPUT
@click.option("-S", "text", is_flag=True, help="Write IR text.")
@INDEPENDENT_LANES
@TARGET
@device_options("link")
def link(
    bitcode: tuple[str, ...], output: str, text: bool, independent_lanes: bool, target: Target, settings: DeviceSettings
) -> None:
    """Link device bitcode and the parts of the device library that it needs."""

    def work(progress: Progress) -> None:
        from hipspv.core import stages
        from hipspv.core.stages import link as stage
        from hipspv.llvm.context import Context

        with Context(toolchain.libllvm()) as context:
            library = stages.read_library(context, target)
            progress.begin("link")
            options = stage.options_of(settings, target, cuda=independent_lanes)
            module = stage.link(context, bitcode, library, options)
            _put(output, _image(module, text))

    _isolated(work, ", ".join(bitcode))


@cli.command("lower")
@click.argument("file", required=False, metavar="[FILE]")
@click.option("-o", "output", metavar="FILE", help="Result; - for stdout.")
@click.option("-S", "text", is_flag=True, help="Write IR text.")
@click.option("--passes", metavar="NAME,...", help="Run these passes only, in this order; also LLVM's own.")
@click.option("--print-pipeline", is_flag=True, help="Print the passes in order, with their purpose.")
@click.option("--time-passes", is_flag=True, help="Print each pass's time.")
@click.option("--statistics", is_flag=True, help="Print how many accesses stayed generic.")
@click.option("-w", "no_warnings", is_flag=True, help="No warnings.")
@INDEPENDENT_LANES
@TARGET
@device_options("lower")
def lower_(settings: DeviceSettings, no_warnings: bool, **given: Any) -> None:
    """Optimise and lower linked device bitcode or IR text; - is standard input."""
    from hipspv.driver.commands import lower_command

    if no_warnings:
        settings.warnings = (*settings.warnings, "w")
    if given["print_pipeline"]:
        click.echo(lower_command.describe(settings, given["target"], given["passes"]))
        return
    if given["file"] is None:
        raise click.UsageError("an input is needed")
    if given["output"] is None and not given["passes"]:
        raise click.UsageError("an input and -o are needed")
    _isolated(lambda progress: lower_command.lower(settings, given, progress), given["file"])


@cli.command()
@click.argument("bitcode")
@OUTPUT
@TARGET
@click.option("-S", "text", is_flag=True, help="Assembly language of a target that has one.")
@device_options("translate")
def translate(bitcode: str, output: str, target: Target, text: bool, settings: DeviceSettings) -> None:
    """Translate lowered bitcode or IR text to a target's code; - is standard input."""

    _isolated(lambda progress: _put(output, _translate(bitcode, target, text, settings, progress)), bitcode)


def _translate(path: str, target: Target, text: bool, settings: DeviceSettings, progress: Progress) -> bytes:
    from hipspv.core.ir_input import is_bitcode, parse_module
    from hipspv.llvm.context import Context

    progress.begin("read")
    data = read_file(path)
    with Context(toolchain.libllvm()) as context, Workspace() as space:
        module = parse_module(data, path, context, target)
        module.verify()
        given = data if is_bitcode(data) else module.bitcode()
        progress.begin("translate")
        return target.translate(module, given, settings, space.directory, text)


@cli.command("ocloc")
@click.argument("spirv")
@OUTPUT
@click.option("--offload-arch", "arch", required=True, metavar="ARCH", help="intel_<gpu>.")
def ocloc_(spirv: str, output: str, arch: str) -> None:
    """Compile SPIR-V that is adapted to an Intel GPU to its machine code, by Intel's ocloc."""
    from hipspv.targets.spirv import intel_gpus, ocloc
    from hipspv.targets.spirv.machine_code import show

    gpu = next((each for each in intel_gpus.INTEL if each.arch == arch), None)
    if gpu is None:
        raise click.BadParameter(f"'{arch}' is none of {', '.join(each.arch for each in intel_gpus.INTEL)}")
    with _about(spirv), Workspace() as space:
        code, messages = ocloc.compile_(read_spirv(spirv), gpu, space.directory)
        space.write(output, code)
        show(messages)


@cli.group()
def bundle() -> None:
    """Pack, list, unpack and check offload bundles: docs/bundles.md."""


@bundle.command()
@click.argument("spirv", required=False)
@OUTPUT
@click.option("--entry", multiple=True, metavar="TARGET=FILE", help="Instead of SPIRV; repeated.")
@click.option(
    "--form",
    default="binary",
    show_default=True,
    metavar="FORM",
    help="binary, text, object or package (clang-offload-packager's).",
)
@click.option("--type", default="", metavar="TYPE", help="Of text: i ii cui hipi d ll s.")
@click.option("--align", type=int, metavar="N", help="As -bundle-align. Default: 1, of SPIRV 4096.")
@click.option("--compress", is_flag=True, help="Compress the bundle.")
@click.option("--method", type=click.Choice(["zlib", "zstd"]), default="zlib", show_default=True)
@click.option("--format-version", type=click.IntRange(1, 3), default=3, show_default=True)
@click.option("--level", type=int, metavar="N", help="Of compression. Default: as clang's.")
def pack(spirv: str | None, output: str, entry: tuple[str, ...], **how: Any) -> None:
    """Put SPIR-V into an offload bundle, or any files by their targets."""
    from hipspv.driver.commands import bundle_command
    from hipspv.spirv.words import check_header

    if bool(spirv) == bool(entry):
        raise click.UsageError("give either SPIRV or --entry")
    if spirv:
        with _about(spirv):
            check_header(read_spirv(spirv))
    bundle_command.pack(spirv, entry, output, how)


@bundle.command("list")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def list_(file: str, as_json: bool) -> None:
    """List the bundles in a file: a bundle, object, program or archive."""
    from hipspv.driver.commands import bundle_command

    with _about(file):
        bundle_command.show(file, as_json)


@bundle.command()
@click.argument("file")
@OUTPUT
@click.option("--target", default=DEFAULT.bundle_id, show_default=True)
@click.option("--number", default=0, help="Number of a program's bundle: `hipspv bundle list` counts.")
@click.option("--all", "everything", is_flag=True, help="All entries; -o is a directory.")
@click.option("--archive", is_flag=True, help="Of an archive of bundles make one of the target's.")
@click.option("--allow-missing", is_flag=True, help="With --archive: it may become empty.")
@click.option("--trusted", is_flag=True, help="Take as much memory as a compressed bundle asks.")
def unpack(file: str, output: str, target: str, number: int, **how: bool) -> None:
    """Take one target's program out of a bundle, or of a file that carries one."""
    from hipspv.driver.commands import bundle_command

    with _about(file):
        if how["everything"]:
            bundle_command.unpack_all(file, output, how["trusted"])
        elif how["archive"]:
            missing, trusted = how["allow_missing"], how["trusted"]
            bundle_command.unpack_archive(file, output, target, missing, trusted)
        else:
            bundle_command.unpack(file, output, target, number, how["trusted"])


@bundle.command("check")
@click.argument("file", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--rules", "show_rules", is_flag=True, help="Print the rules.")
@click.option("--trusted", is_flag=True, help="Take as much memory as a compressed bundle asks.")
def check_(file: str | None, as_json: bool, show_rules: bool, trusted: bool) -> None:
    """Check the bundles in a file. Exits with 1 for errors, 0 for warnings."""
    from hipspv.driver.commands import bundle_command

    if show_rules:
        bundle_command.rules()
    elif file is None:
        raise click.UsageError("a file is needed")
    elif not bundle_command.verify(file, as_json, trusted):
        raise SystemExit(1)


@cli.group()
def spirv() -> None:
    """Strip and link SPIR-V modules."""


@spirv.command()
@click.argument("file")
@OUTPUT
@click.option(
    "--kernel-names",
    "longest",
    type=click.IntRange(min=17),
    metavar="N",
    help="Give kernels names of N letters, digits and _ at most; prints old and new ones.",
)
def strip(file: str, output: str, longest: int | None) -> None:
    """Take names, lines and sources out of a module; the runtime's records stay."""
    from hipspv.spirv import kernel_names
    from hipspv.spirv.module import Module
    from hipspv.spirv.strip import strip as strip_module

    with _about(file):
        result = strip_module(Module.read(read_spirv(file)))
        if longest is not None:
            module = Module.read(result)
            names = kernel_names.plain_names(module, longest)
            result = kernel_names.renamed(module, names)
            for old, new in names.items():
                click.echo(f"{old} {new}", err=output == "-")
    _put(output, result)


@spirv.command("link")
@click.argument("files", nargs=-1, required=True)
@OUTPUT
@click.option("--library", is_flag=True, help="Keep exports, for another link.")
@click.option("--partial", is_flag=True, help="Imports may stay undefined.")
def link_spirv(files: tuple[str, ...], output: str, library: bool, partial: bool) -> None:
    """Link modules into one (spirv-link)."""
    from hipspv.spirv import linker

    tool = toolchain.spirv_tool("spirv-link")
    if "-" in files:
        raise click.UsageError("modules are linked from files, not from standard input")
    for file in files:
        read_spirv(file)
    with Workspace() as space:
        linked = os.path.join(space.directory, "linked.spv")
        linker.link(tool, files, linked, library=library, partial=partial)
        space.write(output, read_file(linked))


@cli.command("object")
@click.argument("bundle")
@OUTPUT
@click.option("--into", metavar="FILE", help="Host object that gets the bundle.")
@click.option("--symbol", multiple=True, help="Symbol of a new object; may be repeated.")
@click.option("--bitcode", is_flag=True, help="The input is device bitcode (-fgpu-rdc).")
def object_(bundle: str, output: str, into: str | None, symbol: tuple[str, ...], bitcode: bool) -> None:
    """Put a bundle into a host object, or into an object of its own."""
    from hipspv.bundle import elf
    from hipspv.driver.link.host_object import join

    if bool(into) == bool(symbol):
        raise click.UsageError("give either --into or --symbol")
    data = read_file(bundle)
    with _about(into or bundle):
        if into:
            _put(output, join(data, read_file(into), bitcode))
        else:
            _put(output, elf.write(list(symbol), data))


@cli.command()
@click.option("--path", "what", flag_value="path", help="Root of the installation (HIP_PATH).")
@click.option("--includes", "what", flag_value="includes", help="Directory of the headers.")
@click.option("--libs", "what", flag_value="libs", help="Directory of the libraries.")
@click.option("--cmake-prefix", "what", flag_value="cmake-prefix", help="For CMAKE_PREFIX_PATH.")
@click.option("--version", "what", flag_value="version", help="Version of hipspv.")
def config(what: str | None) -> None:
    """Print where hipspv is. hipconfig answers as ROCm's does."""
    from hipspv.driver.commands import installation

    values = {
        "path": installation.ROOT,
        "cmake-prefix": installation.ROOT,
        "includes": toolchain.INCLUDE,
        "libs": toolchain.LIBRARY,
        "version": __version__,
    }
    if what is not None:
        click.echo(values[what])
        return
    for name, value in values.items():
        click.echo(f"{name}: {value}")


@cli.command(context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
@click.argument("argv", nargs=-1, required=True, type=click.UNPROCESSED, metavar="[--] COMMAND [ARG]...")
def run(argv: tuple[str, ...]) -> None:
    """Run a program that finds hipspv's libraries where it looks for CUDA's and ROCm's.

    Its variables name this installation, whose directories come first in PATH and LD_LIBRARY_PATH.
    """
    from hipspv.driver.commands import installation

    try:
        os.execvpe(argv[0], argv, installation.environment())
    except OSError as error:
        raise DriverError(f"cannot run {argv[0]}: {error.strerror}", "give a program's name or path") from error


# Without -h: gdb's -batch has the letter.
@cli.command(
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False, "help_option_names": ["--help"]}
)
@click.argument("argv", nargs=-1, required=True, type=click.UNPROCESSED, metavar="PROGRAM [ARG]... | GDB-OPTION...")
def gdb(argv: tuple[str, ...]) -> None:
    """Debug a program whose kernels run on the CPU, compiled with -g and --offload-arch=cpu.

    gdb gets the command `hip`, for blocks and threads: `help hip` lists its uses. Options of gdb's own take the place
    of the program, and may name it: hipspv gdb -batch -x FILE --args ./app 1
    """
    from hipspv.driver.commands import debugger

    command = debugger.command(argv)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        raise DriverError(f"cannot run gdb: {error.strerror}", "install gdb") from error


@cli.command()
@click.argument("directory", type=click.Path(file_okay=False))
def toolkit(directory: str) -> None:
    """Make a directory that looks like CUDA's toolkit and ROCm.

    It has symbolic links to this installation, which build files find by the commands for sh that are printed.
    """
    from hipspv.driver.commands import toolkit_directory

    click.echo(toolkit_directory.make(directory), nl=False)


@cli.command()
@click.option("--clear", is_flag=True, help="Remove everything that is kept.")
def cache(clear: bool) -> None:
    """Show or clear the results that compiles and programs keep."""
    from hipspv.driver.commands import cache_command

    cache_command.clear() if clear else cache_command.show()


@cli.command()
@click.argument("directory", metavar="BUILD-DIR", type=click.Path(exists=True, file_okay=False))
def report(directory: str) -> None:
    """Make HTML pages of the compilations that --save-temps kept in a directory."""
    from hipspv.driver.report.pages import write_pages

    index, rows = write_pages(directory)
    click.echo(f"wrote {index}, a list of {len(rows)} compilation{'s' * (len(rows) != 1)}, and")
    for row in rows[:_SHOWN_PAGES]:
        click.echo(f"  {os.path.join(directory, row.page)}")
    if rows[_SHOWN_PAGES:]:
        click.echo(f"  and {len(rows) - _SHOWN_PAGES} more")


@cli.command("inspect")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option("--yaml", "as_yaml", is_flag=True, help="Print the report as YAML.")
@click.option("--kernel", "kernels", multiple=True, metavar="GLOB", help="Only these kernels.")
@click.option("--disasm", "disassemble", is_flag=True, help="Print the device code as text.")
@click.option("--validate", is_flag=True, help="Check every bundle and module.")
@click.option("--extract", "directory", default="", metavar="DIR", help="Write each image to a file.")
@click.option("--force", is_flag=True, help="Let --extract overwrite files.")
@click.option("--diff", is_flag=True, help="Compare the kernels of two files.")
def inspect_(files: tuple[str, ...], diff: bool, as_json: bool, as_yaml: bool, **given: Any) -> None:
    """Show the device code in programs, libraries, objects, archives, bundles and modules.

    - is standard input. The exit status is 1 where something is damaged, invalid, or differs.
    """
    from hipspv.inspect import command
    from hipspv.inspect.tools import InspectError, Tools

    if as_json and as_yaml:
        raise click.UsageError("--json and --yaml exclude one another")
    form = "json" if as_json else "yaml" if as_yaml else ""
    if diff and len(files) != 2:
        raise click.UsageError("--diff needs two files")
    if sum(map(bool, (diff, given["disassemble"], given["directory"]))) > 1:
        raise click.UsageError("--diff, --disasm and --extract exclude one another")
    if form and (given["disassemble"] or given["directory"]):
        raise click.UsageError(f"--{form} is for reports and --diff")
    if diff and given["validate"]:
        raise click.UsageError("--validate is for one file's report, --disasm and --extract")
    if given["force"] and not given["directory"]:
        raise click.UsageError("--force is for --extract")
    options = command.Options(form=form or "text", **given)
    tools = Tools(
        toolchain.spirv_tool, toolchain.clang_tool, toolchain.libllvm, cuda_toolkit.program, toolchain.intel_tool
    )
    try:
        code = command.difference(files[0], files[1], options, tools) if diff else command.report(files, options, tools)
    except InspectError as error:
        _fail(str(error), error.remedy, command.TROUBLE if diff else 1)
    if code:
        sys.exit(code)


@cli.command()
@click.argument("image", metavar="FILE.vxbin")
@OUTPUT
def registration(image: str, output: str) -> None:
    """Write C++ source that registers the kernels of an image for Vortex, for any host compiler.

    The source contains the image, the layout of each kernel's arguments, and a variable
    <kernel>_handle that hipLaunchKernel takes.
    """
    from hipspv.targets.vortex import kernel_registration

    with _about(image):
        _put(output, kernel_registration.source(read_file(image)).encode())


@cli.command("profiles")
@click.argument("name", required=False)
def profiles_(name: str | None) -> None:
    """List the target profiles, or show one (also of a file)."""
    from hipspv.targets.spirv import profiles

    for each in [name] if name else profiles.names():
        profile = profiles.load(each)
        click.echo(profiles.describe(profile) if name else f"{each:<12} {profile.description}")


@cli.command(context_settings={"ignore_unknown_options": True})
@click.argument("given", nargs=-1, required=True, metavar="REPRODUCER|-- hipspv-cc ...")
@click.option("-o", "output", default="reduced.tar.gz", show_default=True, metavar="FILE")
@click.option("--match", default="", metavar="REGEX", help="The failure is what prints this.")
@click.option(
    "--test",
    type=click.Path(exists=True, dir_okay=False),
    help="A script that exits with 0 for the input that it is given while it is interesting.",
)
def reduce(given: tuple[str, ...], output: str, match: str, test: str | None) -> None:
    """Make a failing compilation smaller, as long as it fails in the same way.

    REPRODUCER is the directory that a crash leaves, its script, or an archive of this command.
    """
    from hipspv.driver.reduce import command

    command.reduce(given, output, match, test or "")


@cli.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def doctor(as_json: bool) -> None:
    """Check the installation, and say how to repair it."""
    from hipspv.driver.commands import doctor as checks

    findings = checks.examine()
    checks.print_json(findings) if as_json else checks.print_table(findings)
    if any(finding.essential and not finding.found for finding in findings):
        raise SystemExit(1)


@cli.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def devices(as_json: bool) -> None:
    """List each API's devices, and why one can't be used."""
    from hipspv.driver.commands import list_devices

    try:
        found = list_devices.find()
    except DriverError as error:
        _fail(str(error), error.remedy)
    click.echo(list_devices.as_json(found) if as_json else list_devices.text(found))


def _image(module: Module, text: bool) -> bytes:
    return str(module).encode() if text else module.bitcode()


def _put(output: str, data: bytes) -> None:
    """Write the result. It appears whole or not at all."""
    with Workspace() as space:
        space.write(output, data)


def _isolated(work: Callable[[Progress], None], files: str) -> None:
    """Run the work in a child process, because LLVM may end its process."""
    from hipspv.driver.run.isolated import isolated

    def guarded(progress: Progress) -> None:
        from hipspv.driver.run.execution import colour
        from hipspv.passes.diagnostics import PassError, render

        try:
            with _about(files):
                work(progress)
        except PassError as error:
            click.echo(render(error.diagnostics, colour()), err=True)
            sys.exit(1)

    isolated(guarded, files)


@contextlib.contextmanager
def _about(file: str) -> Iterator[None]:
    """Report errors of the enclosed lines as errors about a file, and end the command."""
    try:
        yield
    except DriverError as error:
        _fail(str(error), error.remedy)
    except _expected_errors() as error:
        _fail(in_file(file, error), "")


def main() -> NoReturn:
    """Run the command line. An error prints one line."""
    cli(prog_name="hipspv")
    sys.exit(0)


def _expected_errors() -> tuple[type[BaseException], ...]:
    from hipspv.bundle.errors import FormatError
    from hipspv.core.errors import TranslationError
    from hipspv.llvm.errors import LLVMError
    from hipspv.spirv.linker import LinkError
    from hipspv.spirv.words import NotInstalled, SpirvError

    ours = (FormatError, TranslationError, LLVMError, SpirvError, NotInstalled, LinkError)
    return (*ours, OptionError, OSError)


def _fail(message: str, remedy: str, code: int = 1) -> NoReturn:
    context = click.get_current_context(silent=True)
    name = context.command_path if context else "hipspv"
    click.echo(f"{name}: error: {message}", err=True)
    if remedy:
        click.echo(f"{name}: note: {remedy}", err=True)
    sys.exit(code)
