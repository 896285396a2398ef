"""Check of the installation, with a remedy for each missing component."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Callable
from typing import Any, NamedTuple

from hipspv.core import toolchain
from hipspv.core.errors import ToolMissing
from hipspv.targets import TARGETS, module_of

# Variables that select the devices a program sees (docs/user-guide.md).
_CHOOSING = (
    "HIP_VISIBLE_DEVICES",
    "CUDA_VISIBLE_DEVICES",
    "ZE_AFFINITY_MASK",
    "HIPSPV_BACKEND",
    "HIPSPV_PLATFORM",
    "HIPSPV_OPENCL_LIBRARY",
    "HIPSPV_MASK",
)


class Finding(NamedTuple):
    """The result of one check. `detail`: the version, or the defect; `remedy` repairs it.

    support: a device's features and services, as the runtime describes them.
    """

    name: str
    found: bool
    essential: bool
    place: str = ""
    detail: str = ""
    remedy: str = ""
    support: dict[str, list[dict[str, Any]]] | None = None


def examine() -> list[Finding]:
    """Check everything that compiling and running needs."""
    reinstall = "pip install --force-reinstall hipspv"
    return [
        _program("clang", toolchain.clang, "--version"),
        _program("lld", lambda: toolchain.program("ld.lld", reinstall), "--version"),
        _libllvm(),
        _module("llvmlite", "llvmlite.binding", "pip install llvmlite==0.50.0"),
        _program("spirv-val", lambda: toolchain.spirv_tool("spirv-val"), "--version", essential=False),
        _program("llvm-spirv", toolchain.llvm_spirv, "", essential=False),
        _file("headers", os.path.join(toolchain.INCLUDE, "hip", "hip_runtime.h"), reinstall),
        *(
            _file("device library", toolchain.in_library(library), reinstall)
            for library in dict.fromkeys(target.library for target in TARGETS.values())
        ),
        _index(reinstall),
        _code_reader(reinstall),
        _file("runtime", toolchain.RUNTIME, reinstall),
        _host_headers(),
        _host_link(),
        *_devices(),
    ]


def _program(name: str, find: Callable[[], str], question: str, essential: bool = True) -> Finding:
    try:
        path = find()
    except ToolMissing as error:
        return Finding(name, False, essential, detail=str(error), remedy=error.remedy)
    if not question:
        return Finding(name, True, essential, path)
    done = subprocess.run([path, question], capture_output=True, text=True)
    line = (done.stdout or done.stderr).strip().partition("\n")[0]
    version = re.search(r"\d+\.\d+(?:\.\d+)*", line)
    detail = version[0] if version and done.returncode == 0 else line
    return Finding(name, done.returncode == 0, essential, path, detail)


def _libllvm() -> Finding:
    from hipspv.llvm.errors import LLVMError
    from hipspv.llvm.library import load_library

    remedy = "pip install --force-reinstall karellen-llvm-core==22.1.8"
    try:
        path = toolchain.libllvm()
        load_library(path)
    except (ToolMissing, LLVMError, OSError) as error:
        return Finding("libLLVM", False, True, detail=str(error), remedy=remedy)
    return Finding("libLLVM", True, True, path)


def _index(remedy: str) -> Finding:
    """Check that the passes' own library exists and knows this libLLVM."""
    from hipspv.llvm.errors import LLVMError
    from hipspv.llvm.library import load_library
    from hipspv.llvm.native import find_native

    try:
        load_library(toolchain.libllvm()).native  # noqa: B018 (loads it)
    except (ToolMissing, LLVMError, OSError) as error:
        return Finding("index", False, True, find_native(), str(error), remedy)
    return Finding("index", True, True, find_native())


def _code_reader(remedy: str) -> Finding:
    """Check the process of the readers of device code."""
    from hipspv.inspect import device_code
    from hipspv.spirv.words import NotInstalled

    place = device_code.PROGRAM
    try:
        with device_code.Describer() as describer:
            _, problems = describer.describe("-", memoryview(b""))
    except NotInstalled as error:
        return Finding("reader of device code", False, True, place, str(error), remedy)
    if problems:
        return Finding("reader of device code", False, True, place, str(problems[0]), remedy)
    return Finding("reader of device code", True, True, place)


def _module(name: str, module: str, remedy: str) -> Finding:
    """Import a module in another process, because a broken binary module may end it."""
    code = f"import {module} as m, {name} as p; print(p.__file__, p.__version__, sep=chr(10))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    if done.returncode:
        detail = (done.stderr.strip().splitlines() or ["it ends the process"])[-1]
        return Finding(name, False, True, detail=detail, remedy=remedy)
    place, version = done.stdout.splitlines()
    return Finding(name, True, True, place, version)


def _file(name: str, path: str, remedy: str) -> Finding:
    if os.path.exists(path):
        return Finding(name, True, True, path)
    return Finding(name, False, True, path, "not found", remedy)


def _host_headers() -> Finding:
    return _compiles("C++ headers", ["-fsyntax-only"], "#include <cmath>\n#include <vector>\n")


def _host_link() -> Finding:
    return _compiles("C++ link", ["-fuse-ld=lld", "-o", "/dev/null"], "int main() {}\n")


def _compiles(name: str, argv: list[str], text: str) -> Finding:
    """Check the machine's C++ headers and libraries by a compilation: only a compiler knows its search paths."""
    try:
        clang = toolchain.clang()
    except ToolMissing as error:
        return Finding(name, False, True, detail=str(error), remedy=error.remedy)
    argv = [clang, "--driver-mode=g++", "-stdlib=libstdc++", "-x", "c++", "-", *argv]
    argv += ["--rtlib=libgcc", "--unwindlib=libgcc", "-Wno-unused-command-line-argument"]
    done = subprocess.run(argv, input=text, capture_output=True, text=True)
    if done.returncode == 0:
        return Finding(name, True, True, detail="libstdc++")
    error = next((line for line in done.stderr.splitlines() if "error" in line), "clang failed")
    return Finding(name, False, True, detail=error, remedy=toolchain.HOST_PACKAGES)


def ask_runtime(without: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Return the runtime's findings as JSON, in an environment without these variables."""
    # -I: the current directory may have a hipspv of its own.
    argv = [sys.executable, "-I", "-m", "hipspv.driver.commands.describe_devices"]
    environment = {name: value for name, value in os.environ.items() if name not in without}
    return subprocess.run(argv, capture_output=True, text=True, env=environment)


def _hiding_variables() -> tuple[str, ...]:
    """Return the one variable that hides the devices, or all if they do so together, or none."""
    given = tuple(name for name in _CHOOSING if name in os.environ)
    for names in [*((name,) for name in given), given]:
        done = ask_runtime(without=names)
        if names and not done.returncode and json.loads(done.stdout)["devices"]:
            return names
    return ()


def _devices() -> list[Finding]:
    """Report the runtime's devices one by one, or, if there is none, its attempts to find one."""
    remedy = "pip install --force-reinstall 'hipspv[opencl]'"
    if not os.path.exists(toolchain.RUNTIME):
        return []
    done = ask_runtime()
    if done.returncode:
        detail = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        return [Finding("devices", False, True, toolchain.RUNTIME, detail, remedy)]
    found = json.loads(done.stdout)
    if not found["devices"]:
        if found["refusal"]:
            return [Finding("devices", False, True, "", found["refusal"], "correct HIPSPV_MASK")]
        if hiding := _hiding_variables():
            detail = "hidden by " + " and ".join(f"{name}={os.environ[name]}" for name in hiding)
            return [Finding("devices", False, True, "", detail, "unset " + " ".join(hiding))]
        tried = "; ".join(f"{a['loader']}: {a['outcome']}" for a in found["attempts"])
        return [Finding("devices", False, True, detail=f"none found ({tried})", remedy=remedy)]
    described = [(device, *defect(device)) for device in found["devices"]]
    only = all(reason for _, reason, _ in described)  # then nothing can run
    return [
        *(
            Finding(
                f"device {device['ordinal']}",
                not reason,
                not reason or only,
                device["loader"],
                f"{device['name']} ({device['type']}), {device['version']}, driver"
                f" {device['driver']}, {reason or ' '.join(device['il_versions'])}",
                repair,
                support={key: device[key] for key in ("features", "services")},
            )
            for device, reason, repair in described
        ),
        *(
            Finding(attempt["backend"], False, False, attempt["loader"], *explained(attempt))
            for attempt in failed(found)
        ),
    ]


def failed(found: dict[str, Any]) -> list[dict[str, str]]:
    """Return the attempts to find devices that found none."""
    loaders = {device["loader"] for device in found["devices"]}
    return [attempt for attempt in found["attempts"] if attempt["loader"] not in loaders]


def explained(attempt: dict[str, str]) -> tuple[str, str]:
    """Return the outcome of an attempt, and what helps."""
    return f"{os.path.basename(attempt['loader'])}: {attempt['outcome']}", attempt["remedy"]


def defect(device: dict[str, Any]) -> tuple[str, str]:
    """Return the reason why no program can use a device, empty if it can, and the remedy."""
    judge = getattr(module_of(device["architecture"]), "defect", None)
    if device["defect"] or judge is None:
        return device["defect"], device["remedy"]
    return judge(device["architecture"], device["version"])


def print_json(findings: list[Finding]) -> None:
    """Print the findings for programs. Only devices have `support`."""
    rows = [finding._asdict() for finding in findings]
    for row in rows:
        if row["support"] is None:
            del row["support"]
    print(json.dumps(rows, indent=2))


def print_table(findings: list[Finding]) -> None:
    """Print the findings for people, 80 columns wide, then the conclusions."""
    import click

    for finding in findings:
        status, colour = ("ok", "green") if finding.found else ("missing", "red")
        if not finding.found and not finding.essential:
            status, colour = "absent", "yellow"
        first, *rest = _lines(finding)
        click.echo(f"{click.style(f'{status:<9}', fg=colour)}{finding.name:<16}{first}".rstrip())
        for line in rest:
            click.echo(_INDENT + line)
    click.echo("\n" + verdict(findings))


_WIDTH = 80
_INDENT = " " * 25


def _lines(finding: Finding) -> list[str]:
    """Return the text beside the name. It names the path only for a defect."""
    parts = [finding.detail, *_support(finding.support or {})]
    if not finding.found:
        parts += [finding.place, f"remedy: {finding.remedy}" if finding.remedy else ""]
    width = _WIDTH - len(_INDENT)
    wrapped = (textwrap.wrap(part, width, break_on_hyphens=False) for part in parts)
    return [line for lines in wrapped for line in lines] or [""]


def _support(support: dict[str, list[dict[str, Any]]]) -> list[str]:
    """List a device's own features, those that hipspv emulates, and those that can't run, each with the reason."""
    features, services = support.get("features", []), support.get("services", [])
    lines = []
    if native := [row["name"] for row in features if row["support"] == "native"]:
        lines.append(f"native: {', '.join(native)}")
    if made := [row["name"] for row in services if row["support"] == "made"]:
        lines.append(f"by hipspv: {', '.join(made)}")
    lacking = {row["name"] for row in features if row["support"] != "native"}
    for verb, kind in (("by hipspv", "made"), ("can't run", "refused")):
        lines += [
            f"{verb}: {row['text']} (no {row['name']}{', masked' if row['hidden'] else ''})"
            for row in features
            if row["support"] == kind and row["parent"] not in lacking
        ]
    lines += [f"can't run: {row['name']} (no {', no '.join(row['missing'])})" for row in services if row["missing"]]
    return lines


def verdict(findings: list[Finding]) -> str:
    """Return one line that says whether the user can begin, or the first remedy."""
    broken = [finding.name for finding in findings if finding.essential and not finding.found]
    if broken:
        more = f" and {len(broken) - 1} more" if broken[1:] else ""
        return f"Not ready: repair {broken[0]}{more}; the remedies are above."
    device = next((f.detail.partition(",")[0] for f in findings if f.name == "device 0"), "")
    ready = "Ready: hipspv-cc app.hip -o app"
    return textwrap.shorten(f"{ready}; it runs on {device}" if device else ready, _WIDTH)
