"""What is installed, and how to repair what isn't."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

from hipspv.driver import toolchain
from hipspv.driver.errors import ToolMissing


class Finding(NamedTuple):
    """A thing that was looked for. `detail`: its version or what is wrong; `remedy` repairs it."""

    name: str
    found: bool
    essential: bool
    place: str = ""
    detail: str = ""
    remedy: str = ""


def examine() -> list[Finding]:
    """Look at everything that compiling and running needs."""
    reinstall = "pip install --force-reinstall hipspv"
    return [
        _program("clang", toolchain.clang, "--version"),
        _program("lld", lambda: toolchain.program("ld.lld", reinstall), "--version"),
        _libllvm(),
        _module("llvmlite", "llvmlite.binding", "pip install llvmlite==0.50.0"),
        _program(
            "spirv-val", lambda: toolchain.spirv_tool("spirv-val"), "--version", essential=False
        ),
        _program("llvm-spirv", toolchain.llvm_spirv, "", essential=False),
        _file("headers", os.path.join(toolchain.INCLUDE, "hip", "hip_runtime.h"), reinstall),
        _file("device library", toolchain.DEVICE_LIBRARY, reinstall),
        _inventory(reinstall),
        _spirv_reader(reinstall),
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
    detail = (done.stdout or done.stderr).strip().partition("\n")[0]
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


def _inventory(remedy: str) -> Finding:
    """The passes' own library: whether it is there, and knows this libLLVM."""
    from hipspv.llvm.errors import LLVMError
    from hipspv.llvm.library import load_library
    from hipspv.llvm.native import find_native

    try:
        load_library(toolchain.libllvm()).native  # noqa: B018 (loads it)
    except (ToolMissing, LLVMError, OSError) as error:
        return Finding("inventory", False, True, find_native(), str(error), remedy)
    return Finding("inventory", True, True, find_native())


def _spirv_reader(remedy: str) -> Finding:
    """What reads modules: its library and its grammar."""
    from hipspv.spirv import grammar, native
    from hipspv.spirv.words import HEADER_WORDS, NotInstalled

    place = native.find_native()
    try:
        native.count(memoryview(bytes(4 * HEADER_WORDS)), 0, 0, bytes(1 << 16))
        grammar.grammar()
    except NotInstalled as error:
        return Finding("SPIR-V reader", False, True, place, str(error), remedy)
    return Finding("SPIR-V reader", True, True, place)


def _module(name: str, module: str, remedy: str) -> Finding:
    """Import in another process: a broken binary module may end it."""
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


def _compiles(name: str, words: list[str], text: str) -> Finding:
    """The machine's C++ headers and libraries: only a compiler knows where it looks for them."""
    try:
        clang = toolchain.clang()
    except ToolMissing as error:
        return Finding(name, False, True, detail=str(error), remedy=error.remedy)
    words = [clang, "--driver-mode=g++", "-stdlib=libstdc++", "-x", "c++", "-", *words]
    words += ["--rtlib=libgcc", "--unwindlib=libgcc", "-Wno-unused-command-line-argument"]
    done = subprocess.run(words, input=text, capture_output=True, text=True)
    if done.returncode == 0:
        return Finding(name, True, True, detail="libstdc++")
    error = next((line for line in done.stderr.splitlines() if "error" in line), "clang failed")
    return Finding(
        name, False, True, detail=error, remedy="apt install g++ (or dnf install gcc-c++)"
    )


def _devices() -> list[Finding]:
    """What the runtime finds, device by device; where it finds none, what it tried."""
    remedy = "pip install --force-reinstall intel-opencl-rt==2026.2.0 intel-cmplr-lib-rt==2026.2.0"
    if not os.path.exists(toolchain.RUNTIME):
        return []
    words = [sys.executable, "-m", "hipspv.driver.devices"]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        detail = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        return [Finding("devices", False, True, toolchain.RUNTIME, detail, remedy)]
    found = json.loads(done.stdout)
    if not found["devices"]:
        tried = "; ".join(f"{a['loader']}: {a['outcome']}" for a in found["attempts"])
        return [Finding("devices", False, True, detail=f"none found ({tried})", remedy=remedy)]
    return [
        Finding(
            f"device {device['ordinal']}",
            True,
            True,
            device["loader"],
            f"{device['name']} ({device['type']}), {device['version']}, driver {device['driver']},"
            f" {' '.join(device['il_versions'])}",
        )
        for device in found["devices"]
    ]


def print_json(findings: list[Finding]) -> None:
    """Print the findings for programs."""
    print(json.dumps([finding._asdict() for finding in findings], indent=2))


def print_table(findings: list[Finding]) -> None:
    """Print the findings for people, then what to do."""
    from rich.console import Console
    from rich.table import Table

    table = Table("", "part", "detail", "place")
    for finding in findings:
        mark = "[green]ok[/]" if finding.found else "[red]missing[/]"
        if not finding.found and not finding.essential:
            mark = "[yellow]absent[/]"
        table.add_row(mark, finding.name, finding.detail, finding.place)
    console = Console()
    console.print(table)
    for finding in findings:
        if not finding.found:
            console.print(f"{finding.name}: {finding.detail}\n  remedy: {finding.remedy}")
