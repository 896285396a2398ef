"""The documentation builds, its links have targets, and the generated pages are complete."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from hipspv.targets import DEFAULT
from tests.runtime.conftest import installed_package, installed_runtime
from tests.scripts import script

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


@cache
def tracked() -> list[str]:
    """Return the paths of the repository's files, relative to it."""
    command = ["git", "ls-files"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()


GENERATOR = script(ROOT / "docs" / "generated_pages.py")


def test_the_options_page_has_every_option() -> None:
    page = GENERATOR.PAGES["options.md"]()
    for option in GENERATOR.option_table.OPTIONS.values():
        spelling = GENERATOR.help.spelling(option).replace("|", r"\|")
        assert f"| `{spelling}` | " in page and option.help
    for name in GENERATOR.WARNINGS:
        assert f"| `{name}` | " in page


def test_the_passes_page_describes_every_pass() -> None:
    page = GENERATOR.PAGES["passes.md"]()
    for phase, steps in GENERATOR.all_phases(GENERATOR.SpirvOptions(DEFAULT)).items():
        assert f"\n## {phase.capitalize()}\n" in page
        for step in steps:
            assert re.search(rf"^### {step.name}\n\n(\*.*\n\n)?\w", page, re.M), step.name


def test_the_api_page_has_every_declared_function() -> None:
    page = GENERATOR.PAGES["hip-api.md"]()
    api = GENERATOR.hip_api
    known = {*api.prototypes(), *api.templates()}
    assert set(api.facts()["marks"]) | set(api.facts()["beyond"]) <= known
    for declared in (*api.prototypes().values(), *api.templates().values()):
        name = declared.partition("(")[0].split()[-1].lstrip("*")
        assert page.count(f"{name}(") >= 1, name


def test_device_functions_show_measured_errors_and_costs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    measured = tmp_path / "measured.yaml"
    measured.write_text("sin: {float: {ulp: 1.234, range_ulp: 0.9}, double: {ulp: 2.5}}\nhexp: {half: {ulp: 0.501}}\n")
    costs = tmp_path / "costs.yaml"
    costs.write_text("sin: {float: {ratio: 2.154}}\n")
    monkeypatch.setattr(GENERATOR.device_api, "MEASURED", measured)
    monkeypatch.setattr(GENERATOR.device_api, "COSTS", costs)
    page = GENERATOR.PAGES["device-api.md"]()
    assert "| `float sinf(float x)` | yes | 1.23 (0.9) | 1 | x in [-pi, pi] | 2.15 |" in page
    assert "| `double sin(double x)` | yes | 2.5 | 1 | x in [-pi, pi] |  |" in page
    assert "| `__half hexp(__half x)` | yes | 0.501 |  |  |" in page


def test_what_is_accepted_without_effect_is_listed() -> None:
    cells = [[cell.strip() for cell in line.split("|")] for line in GENERATOR.PAGES["hip-api.md"]().splitlines()]
    rows = {name: row[3] for row in cells if len(row) == 6 for name in re.findall(r"^`[^`(]*?(hip\w+)\(", row[1])}
    hints = ["hipDeviceSetCacheConfig", "hipDeviceSetSharedMemConfig", "hipFuncSetAttribute"]
    hints += ["hipMemAdvise", "hipStreamAttachMemAsync", "hipSetValidDevices", "hipHostMalloc"]
    hints += ["hipExtLaunchKernel", "hipModuleLoadDataEx", "hipDeviceSetLimit"]
    assert [name for name in hints if not rows[name]] == []
    assert rows["hipDeviceSynchronize"] == rows["hipMemcpy"] == ""
    assert "LmemResizeToMax" in rows["hipSetDeviceFlags"] and "Spin" not in rows["hipSetDeviceFlags"]


def test_every_declared_function_is_exported() -> None:
    library = installed_runtime()
    tool = Path(sys.executable).parent / "llvm-nm"
    listed = subprocess.run(
        [str(tool), "--dynamic", "--defined-only", "--format=just-symbols", str(library)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    header = installed_package() / "include" / "hip" / "hip_runtime_api.h"
    # The header gives these another name for the linker.
    renamed = dict(re.findall(r"^#define (hip\w+) (hip\w+R0600)$", header.read_text(), re.M))
    declared = {renamed.get(name, name) for name in GENERATOR.hip_api.prototypes()}
    assert len(declared) > 100
    assert declared - set(listed.split()) == set()


@cache
def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.M)
    return {re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower()) for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_exist(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)]*))?\)", page.read_text()):
        if not target.startswith(("http://", "https://")):
            file = page.parent / target if target else page
            assert file.exists(), f"{page.name}: {target}"
            assert not anchor or anchor in anchors(file), f"{page.name}: {target}#{anchor}"


# Files of other projects and of examples.
FOREIGN = {"app.hip", "helper_math.h", "install_chipstar.py", "kernels.hip", "main.cpp", "nccl.h", "omp.h"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_named_files_exist(page: Path) -> None:
    """The pages name a file by the end of its path, or a header that the build makes."""
    headers = installed_package() / "include"
    for name in re.findall(r"`([\w./-]+\.(?:c|cl|cpp|h|inc|hip|md|py|yaml))`", page.read_text()):
        exists = (headers / name).exists() or any(f"/{file}".endswith(f"/{name}") for file in tracked())
        assert exists or name in FOREIGN, name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_named_repository_files_exist(page: Path) -> None:
    pattern = r"`((?:hipspv|examples|bench|tests|docs)/[\w./-]+)`"
    for name in re.findall(pattern, page.read_text()):
        if not name.startswith("hipspv/lib/"):  # built, not kept
            assert (ROOT / name).exists(), f"{page.name}: {name}"


def test_links_to_generated_pages_are_made() -> None:
    titles = {title.lower() for title in GENERATOR.titles()}
    text = "".join(page.read_text().lower() for page in PAGES if page.parent.name == "docs")
    assert [title for title in titles if f"[{title}]" not in text] == []


def test_documented_options_exist() -> None:
    known = GENERATOR.option_table
    for page in PAGES:
        for word in re.findall(r"hipspv-cc[^`\n]*? (--?[A-Za-z][\w-]*=?)", page.read_text()):
            assert known.find(word) is not None, f"{page.name}: {word}"


@pytest.mark.skipif(
    shutil.which("mkdocs", path=Path(sys.executable).parent) is None,
    reason="mkdocs is not installed (pip install hipspv[docs])",
)
def test_site_builds_strictly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(ROOT / "mkdocs.yml")]
    done = subprocess.run([*command, "-d", str(tmp_path / "site")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    built = {path.stem for path in (tmp_path / "site").glob("*.html")}
    pages = [*(ROOT / "docs").glob("*.md"), *map(Path, GENERATOR.PAGES)]
    assert {page.stem for page in pages} <= built
    assert "performance/launch.svg" in (tmp_path / "site" / "performance.html").read_text()
    assert (tmp_path / "site" / "performance" / "launch.svg").is_file()
    assert "kernel-count" in (tmp_path / "site" / "visa.html").read_text()


def test_plots_without_matplotlib_name_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(Exception, match=r"pip install 'hipspv\[docs\]'"):
        GENERATOR.drawn(GENERATOR.measured()[0])
