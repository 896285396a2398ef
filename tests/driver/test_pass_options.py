"""Each option of the device stages is one row: its value reaches every place that needs it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click.testing
import pytest

from hipspv.core.errors import OptionError
from hipspv.core.settings import DeviceSettings
from hipspv.core.stages.lower import options_of
from hipspv.driver.commands.cli import cli
from hipspv.driver.options import help, settings
from hipspv.driver.options.architectures import generation_macros
from hipspv.driver.options.command_line import parse
from hipspv.driver.options.option_table import OPTIONS, SEPARATE, Option
from hipspv.driver.options.option_values import Choice, Flag, Number, Pair, Value
from hipspv.driver.options.settings import device_settings
from hipspv.targets import DEFAULT
from hipspv.targets.spirv.phases import SpirvOptions
from tests.driver.conftest import Run

# Those that each compilation decides for itself aren't options.
FIELDS = SpirvOptions.fields.keys() - {"target", "apart"}
OWN = [(option, setting) for option, setting in settings.SETTINGS if option in OPTIONS.values()]
STAGES = [(stage, *row) for stage in ("link", "lower", "translate") for row in settings.stage_options(stage)]
# Values other than the defaults, for options without a list of them.
OTHER = {
    "target_profile": "rusticl",
    "spirv_version": "1.3",
    "spirv_extensions": ("all",),
    "print_after": ("printf", "tidy"),
    "print_before": ("printf",),
    "checks": "races",
    "ptxas_options": ("-dlcm=ca",),
    "warnings": ("no-made-for-profile", "error"),
}
# Settings that several options decide together.
DERIVED = {"vectorize_loops": "tuning", "unroll_loops": "tuning", "target_profile": "device"}


def other(setting: Value) -> Any:
    """Return what is given for a value other than the default."""
    if isinstance(setting, Flag):
        return setting.meaning
    if isinstance(setting, Pair):
        return setting.default is False
    if isinstance(setting, Choice):
        return next(text for text in setting.allowed if text != setting.default)
    if isinstance(setting, Number):
        numbers = setting.allowed or (3,)
        return str(next(number for number in numbers if number != setting.default))
    return OTHER[setting.field]


def words_of(option: Option, setting: Value) -> list[str]:
    """Return hipspv-cc's words for the value."""
    given = other(setting)
    if isinstance(setting, Pair):
        return [option.name if given else setting.off]
    if isinstance(setting, Flag):
        return [option.name]
    texts = given if isinstance(given, tuple) else (given,)
    return [
        word for text in texts for word in ([option.name, text] if option.kind == SEPARATE else [option.name + text])
    ]


@pytest.mark.parametrize(("option", "setting"), OWN, ids=lambda x: getattr(x, "name", ""))
def test_hipspv_cc_takes_it(option: Option, setting: Value) -> None:
    """The settings, which are a part of the cache's key, differ, and --help has the option."""
    plain, made = (vars(settings.settings_of(parse(w))) for w in ([], words_of(option, setting)))
    assert made[setting.field] != plain[setting.field]
    assert settings.given(parse(words_of(option, setting))) == {setting.field: other(setting)}
    assert help.spelling(option) in " ".join(help.of_hipspv_cc().split())
    assert option.help


@pytest.mark.parametrize("setting", [s for _, s in settings.SETTINGS if "lower" in s.stages], ids=lambda s: s.field)
def test_it_reaches_the_passes(setting: Value) -> None:
    """A setting with a field of the same name in SpirvOptions has its default, and fills it."""
    plain, given = device_settings({}), device_settings({setting.field: other(setting)})
    name = DERIVED.get(setting.field, setting.field)
    if name not in FIELDS:
        return  # concerns how the passes are shown or run
    before, after = (getattr(options_of(each, DEFAULT), name) for each in (plain, given))
    assert before != after
    if name == setting.field and name not in ("warnings", "warp_synchronous"):
        assert getattr(SpirvOptions, name) == setting.default
        assert getattr(options_of(given, DEFAULT), name) == getattr(given, name)


def test_each_field_of_the_passes_has_an_option() -> None:
    known = {DERIVED.get(setting.field, setting.field) for _, setting in settings.SETTINGS}
    assert known >= FIELDS


@pytest.mark.parametrize(("stage", "name", "option", "setting"), STAGES, ids=lambda x: x if isinstance(x, str) else "")
def test_the_command_of_a_stage_takes_it(
    monkeypatch: pytest.MonkeyPatch, stage: str, name: str, option: Option, setting: Value
) -> None:
    """`hipspv <stage>` reads the words that the stage's command has for it to the same value."""
    seen: list[dict[str, Any]] = []

    def settings_of(given: dict[str, Any]) -> DeviceSettings:
        seen.append(dict(given))
        return device_settings(given)

    monkeypatch.setattr("hipspv.driver.commands.stage_options.device_settings", settings_of)
    given = {setting.field: other(setting)}
    words = settings.stage_arguments(stage, given)
    # A missing file ends the command after its options are read.
    click.testing.CliRunner().invoke(cli, [stage, "/missing/a.bc", *words, "-o", "/missing/b"])
    assert words and seen == [given]
    assert option.help in " ".join(click.testing.CliRunner().invoke(cli, [stage, "--help"]).output.split())


@pytest.mark.parametrize("setting", [s for _, s in OWN if isinstance(s, Number | Choice)])
def test_other_values_are_errors(setting: Value) -> None:
    with pytest.raises(OptionError, match="invalid value 'no' in '--x=no'"):
        setting.parse("no", "--x")


@pytest.mark.parametrize(
    ("argv", "size", "macros"),
    [
        (["--offload-arch=gfx90a:xnack+"], 64, ["-D__GFX9__=1"]),
        (["--offload-arch=gfx942,gfx803", "--amdgpu-target=gfx9-4-generic"], 64, ["-D__GFX9__=1"]),
        (["--offload-arch=gfx803"], 64, ["-D__GFX8__=1"]),
        (["--offload-arch=gfx1030"], 32, []),
        (["--offload-arch=gfx10-1-generic", "--offload-arch=gfx1250"], 32, []),
        (["--offload-arch=gfx90a,gfx1100"], 32, []),
        (["--offload-arch=gfx90a,sm_80"], 32, []),
        (["--offload-arch=generic"], 32, []),
        ([], 32, []),
        (["--offload-arch=gfx90a", "--warp-size=16"], 16, []),
        (["--offload-arch=gfx1030", "-mno-wavefrontsize64", "-mwavefrontsize64"], 64, []),
        (["--offload-arch=gfx90a", "-mwavefrontsize64", "-mno-wavefrontsize64"], 32, []),
    ],
)
def test_amds_names_of_devices_imply_the_size_of_warps(argv: list[str], size: int, macros: list[str]) -> None:
    """Kokkos and others choose the size by the name that their configuration gets, ggml and others by a macro."""
    line = parse(argv)
    assert settings.settings_of(line).warp_size == size
    assert settings.device_settings(settings.given(line)).warp_size == size
    assert generation_macros(line, size) == macros


def test_device_code_sees_amds_generation(cc: Run, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(
        "#ifdef __GFX9__\nstatic_assert(__HIPSPV_WARP_SIZE__ == 64);\n#else\n#error\n#endif\n"
    )
    argv = ("-fsyntax-only", "a.hip", "--offload-arch=gfx90a", "-std=c++17", "-include", "hip/hip_runtime.h")
    assert cc(*argv, "--offload-device-only").returncode == 0
    assert cc(*argv, "--offload-host-only").returncode == 1
