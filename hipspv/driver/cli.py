"""hipspv: the compiler's stages one at a time, and questions about the installation."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NoReturn

import click

from hipspv import __version__
from hipspv.driver import toolchain
from hipspv.driver.errors import DriverError
from hipspv.driver.workspace import Workspace, read

if TYPE_CHECKING:
    from hipspv.llvm.context import Context
    from hipspv.llvm.module import Module
    from hipspv.passes.pipeline import LowerOptions

OUTPUT = click.option("-o", "output", required=True, metavar="FILE", help="Result; - for stdout.")
FILE = click.Path(exists=True, dir_okay=False)
TRANSLATOR = click.option(
    "--translator", type=click.Choice(["llvm", "llvm-spirv"]), default="llvm", show_default=True
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="hipspv")
def cli() -> None:
    """Compile HIP to SPIR-V one stage at a time. hipspv-cc is the compiler."""


@cli.command()
@click.argument("bitcode", nargs=-1, required=True, type=FILE)
@OUTPUT
@click.option("-S", "text", is_flag=True, help="Write IR text.")
def link(bitcode: tuple[str, ...], output: str, text: bool) -> None:
    """Link device bitcode, and what it needs of the device library."""
    from hipspv.driver.stages import link_devlib
    from hipspv.llvm.context import Context

    with Context(toolchain.libllvm()) as context:
        module = link_devlib.link(context, bitcode, link_devlib.read_library(context))
        _put(output, _image(module, text))


@cli.command()
@click.argument("bitcode", required=False, type=FILE)
@click.option("-o", "output", metavar="FILE", help="Result; - for stdout.")
@click.option("-S", "text", is_flag=True, help="Write IR text.")
@click.option("-O", "level", default="2", show_default=True, help="Optimisation: 0 1 2 3 s z.")
@TRANSLATOR
@click.option("--passes", metavar="NAME,...", help="Run these passes only, in this order.")
@click.option("--print-pipeline", is_flag=True, help="Print the passes in order and what they do.")
@click.option("--print-after", multiple=True, metavar="NAME", help="Print the IR after a pass.")
@click.option("--verify-each", is_flag=True, help="Verify the IR after each pass.")
@click.option("--no-fp-contract", is_flag=True, help="As -ffp-contract=off.")
def lower(
    bitcode: str | None,
    output: str | None,
    text: bool,
    level: str,
    translator: str,
    passes: str | None,
    print_pipeline: bool,
    print_after: tuple[str, ...],
    verify_each: bool,
    no_fp_contract: bool,
) -> None:
    """Optimise and lower linked device bitcode."""
    from hipspv.llvm.context import Context
    from hipspv.passes import pipeline

    options = pipeline.LowerOptions(
        level=level, translator=translator, fp_contract=not no_fp_contract, verify_each=verify_each
    )
    if print_pipeline:
        click.echo(pipeline.describe_pipeline(options))
        return
    if bitcode is None or output is None:
        raise click.UsageError("an input and -o are needed")
    with Context(toolchain.libllvm()) as context:
        module = _read_module(bitcode, context)
        _lower(module, options, passes, print_after)
        _put(output, _image(module, text))


def _lower(
    module: Module, options: LowerOptions, names: str | None, print_after: tuple[str, ...]
) -> None:
    """All passes, or those named."""
    from hipspv.passes import pipeline

    def on_pass(index: int, name: str, changed: bool, seconds: float, module: Module) -> None:
        if name in print_after:
            click.echo(f"; IR after {name}\n{module}", err=True)

    if names is None:
        pipeline.lower(module, options, on_pass)
        return
    known = {step.name: step for step in pipeline.passes(options)}
    unknown = [name for name in names.split(",") if name not in known]
    if unknown:
        raise click.BadParameter(f"no such pass: {', '.join(unknown)}", param_hint="--passes")
    chosen = [known[name] for name in names.split(",")]
    pipeline.run(module, chosen, options.verify_each, on_pass)


@cli.command()
@click.argument("bitcode", type=FILE)
@OUTPUT
@TRANSLATOR
@click.option("--validate", is_flag=True, help="Check the result with spirv-val.")
def translate(bitcode: str, output: str, translator: str, validate: bool) -> None:
    """Translate lowered bitcode to SPIR-V."""
    from hipspv.driver.stages import translate as stage
    from hipspv.llvm.context import Context
    from hipspv.passes.notes import notes

    with Context(toolchain.libllvm()) as context, Workspace() as space:
        module = _read_module(bitcode, context)
        # Bitcode goes on as it is: LLVM puts back the attributes of its intrinsics when it reads
        # them, and llvm-spirv doesn't know some of these.
        image = module.bitcode() if bitcode.endswith(".ll") else read(bitcode)
        spirv = stage.translate(image, notes(module), translator, space.folder)
    if validate:
        stage.validate(spirv)
    _put(output, spirv)


@cli.group()
def bundle() -> None:
    """Pack, list and unpack offload bundles."""


@bundle.command()
@click.argument("spirv", type=FILE)
@OUTPUT
def pack(spirv: str, output: str) -> None:
    """Put SPIR-V into an offload bundle."""
    from hipspv.driver.stages.bundle import bundle as pack_bundle
    from hipspv.spirv.words import check_header

    data = read(spirv)
    check_header(data)
    _put(output, pack_bundle(data))


@bundle.command("list")
@click.argument("file", type=FILE)
def list_(file: str) -> None:
    """List the targets in a bundle, or in an object or program that carries one."""
    for number, entries in enumerate(_bundles(file)):
        for target, data in entries.items():
            click.echo(f"{number:>4} {len(data):>10} {target}")


@bundle.command()
@click.argument("file", type=FILE)
@OUTPUT
@click.option("--target", default=toolchain.DEVICE_TRIPLE, show_default=True)
@click.option("--number", default=0, help="Which bundle of a program: `hipspv bundle list` counts.")
def unpack(file: str, output: str, target: str, number: int) -> None:
    """Take one target's program out of a bundle, or of an object or program that carries one."""
    bundles = _bundles(file)
    if not 0 <= number < len(bundles):
        raise DriverError(f"{file} has no bundle {number}", f"it has {len(bundles)}")
    entries = bundles[number]
    if target not in entries:
        raise DriverError(f"{file} has no {target}", f"it has: {', '.join(entries)}")
    _put(output, entries[target])


@cli.command("object")
@click.argument("bundle", type=FILE)
@OUTPUT
@click.option("--into", type=FILE, help="Host object that gets the bundle.")
@click.option("--symbol", multiple=True, help="Symbol of a new object; may be repeated.")
@click.option("--bitcode", is_flag=True, help="The input is device bitcode (-fgpu-rdc).")
def object_(
    bundle: str, output: str, into: str | None, symbol: tuple[str, ...], bitcode: bool
) -> None:
    """Put a bundle into a host object, or into an object of its own."""
    from hipspv.bundle import elf
    from hipspv.driver.stages.join import join

    if bool(into) == bool(symbol):
        raise click.UsageError("give either --into or --symbol")
    data = read(bundle)
    _put(output, join(data, read(into), bitcode) if into else elf.write(list(symbol), data))


@cli.command()
@click.option("--path", "what", flag_value="path", help="Root of the installation (HIP_PATH).")
@click.option("--includes", "what", flag_value="includes", help="Folder of the headers.")
@click.option("--libs", "what", flag_value="libs", help="Folder of the libraries.")
@click.option("--version", "what", flag_value="version", help="Version of hipspv.")
def config(what: str | None) -> None:
    """Print where hipspv is."""
    values = {
        "path": toolchain.PACKAGE,
        "includes": toolchain.INCLUDE,
        "libs": toolchain.LIBRARY,
        "version": __version__,
    }
    if what is not None:
        click.echo(values[what])
        return
    for name, value in values.items():
        click.echo(f"{name}: {value}")


@cli.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def doctor(as_json: bool) -> None:
    """Check the installation, and say how to repair it."""
    from hipspv.driver import doctor as checks

    findings = checks.examine()
    checks.print_json(findings) if as_json else checks.print_table(findings)
    if any(finding.essential and not finding.found for finding in findings):
        raise SystemExit(1)


def _bundles(file: str) -> list[dict[str, bytes]]:
    """The entries of every bundle in a file, by target."""
    from hipspv.bundle import elf, offload

    data = read(file)
    if not data.startswith(b"\x7fELF"):
        return [offload.unpack(data)]
    section = elf.section_content(data, elf.SECTION)
    if not section:
        raise DriverError(f"{file} carries no offload bundle")
    return [offload.unpack(bundle) for bundle in offload.split(section)]


def _read_module(path: str, context: Context) -> Module:
    from hipspv.llvm.module import Module

    return Module.read(path, context)


def _image(module: Module, text: bool) -> bytes:
    return str(module).encode() if text else module.bitcode()


def _put(output: str, data: bytes) -> None:
    """Write the result; it appears whole or not at all."""
    with Workspace() as space:
        space.write(output, data)


def main() -> NoReturn:
    """Run the command line; errors are one line."""
    try:
        cli(standalone_mode=True)
    except DriverError as error:
        _fail(str(error), error.remedy)
    except _expected_errors() as error:
        _fail(str(error), "")
    sys.exit(0)


def _expected_errors() -> tuple[type[BaseException], ...]:
    from hipspv.bundle.elf import ElfError
    from hipspv.bundle.offload import BundleError
    from hipspv.driver.stages.translate import TranslationError
    from hipspv.llvm.errors import LLVMError
    from hipspv.passes.diagnostics import PassError
    from hipspv.spirv.words import SpirvError

    return (ElfError, BundleError, TranslationError, LLVMError, PassError, SpirvError, OSError)


def _fail(message: str, remedy: str) -> NoReturn:
    click.echo(f"hipspv: error: {message}", err=True)
    if remedy:
        click.echo(f"hipspv: note: {remedy}", err=True)
    sys.exit(1)
