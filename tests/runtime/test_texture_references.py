"""Texture references: the `texture<...>` variables of old code, bound, set and read."""

from __future__ import annotations

from .conftest import Build, Run

SETTINGS = {
    "set.mode": "hipSuccess",
    "get.mode": "hipSuccess",
    "mode": "3",
    "set.filter": "hipSuccess",
    "get.filter": "hipSuccess",
    "filter": "1",
    "set.flags": "hipSuccess",
    "get.flags": "hipSuccess",
    "flags": "3",
    "set.format": "hipSuccess",
    "get.format": "hipSuccess",
    "format": "162",
    "set.anisotropy": "hipSuccess",
    "get.anisotropy": "hipSuccess",
    "anisotropy": "8",
    "set.mipfilter": "hipSuccess",
    "get.mipfilter": "hipSuccess",
    "mipfilter": "1",
    "set.bias": "hipSuccess",
    "get.bias": "hipSuccess",
    "bias": "-1.5",
    "set.clamp": "hipSuccess",
    "get.clamp": "hipSuccess",
    "clamp": "25.5",
    "set.border": "hipSuccess",
    "get.border": "hipSuccess",
    "border": "1080.25",
    "mode.dimension": "hipErrorInvalidValue",
    "mode.negative": "hipErrorInvalidValue",
    "mode.unknown": "hipErrorInvalidValue",
    "filter.unknown": "hipErrorInvalidValue",
    "flags.unknown": "hipErrorInvalidValue",
    "format.unknown": "hipErrorInvalidValue",
    "format.three": "hipErrorInvalidValue",
    "mipfilter.unknown": "hipErrorInvalidValue",
}

REFERENCES = {
    "linear.bind": "hipSuccess",
    "linear.offset": "0",
    "linear.bind.all": "hipSuccess",
    "linear": "110 211 312 413 514 615 716 817",
    "linear.moved": "114 215 316",
    "linear.aligned": "hipSuccess",
    "linear.aligned.offset": "0",
    "linear.over": "hipErrorInvalidValue",
    "linear.unaligned": "hipErrorInvalidValue",
    "linear.null": "hipErrorInvalidValue",
    "linear.host": "hipErrorInvalidValue",
    "linear.noformat": "hipErrorInvalidValue",
    "linear.noreference": "hipErrorInvalidValue",
    "linear.loose": "hipErrorInvalidSymbol",
    "linear.kept": "114 215 316",
    "linear.unbind": "hipSuccess",
    "linear.unbound.object": "1",
    "linear.unbound": "hipErrorInvalidValue",
    "linear.unbind.twice": "hipSuccess",
    "unbind.null": "hipErrorInvalidValue",
    "unbind.loose": "hipErrorInvalidSymbol",
    "offset.null": "hipErrorInvalidValue",
    "pitch.bind": "hipSuccess",
    "pitch.offset": "0",
    "pitch": "1 2 3 4 5 6",
    "pitch.zero": "hipErrorInvalidValue",
    "pitch.small": "hipErrorInvalidValue",
    "pitch.null": "hipErrorInvalidValue",
    "array.bind": "hipSuccess",
    "array": "2 2 4422",
    "array.bind.format": "hipSuccess",
    "array.filtered": "1.5 1.5",
    "array.bind.bits": "hipSuccess",
    "array.bind.larger": "hipErrorNotSupported",
    "array.null": "hipErrorInvalidValue",
    "array.noformat": "hipErrorInvalidValue",
    "array.freed": "hipErrorInvalidHandle",
    "normalised": "1 0.8 0 0.2",
    "wrapped": "0.5",
    "kinds": "2 20 -6 4 4 12",
    "mip.bind": "hipSuccess",
    "mip": "1 2 2",
    "mip.biased": "1.5 2 2",
    "mip.get": "hipSuccess",
    "mip.got": "1",
    "mip.get.array": "hipErrorInvalidValue",
    "mip.format": "hipSuccess",
    "mip.null": "hipErrorInvalidValue",
    "rebound": "1",
    "freed": "2",
    "symbol": "hipSuccess",
    "symbol.found": "1",
    "symbol.static": "hipSuccess",
    "symbol.static.found": "1",
    "symbol.null": "hipErrorInvalidValue",
    "symbol.none": "hipErrorInvalidValue",
    "symbol.variable": "hipErrorInvalidSymbol",
    "symbol.border": "hipSuccess",
    "nulls.wrong": "0",
    "reset": "hipErrorInvalidValue",
}

MODULE = {
    "module.get": "hipSuccess",
    "module.same": "1",
    "module.unknown": "hipErrorNotFound",
    "module.variable": "hipErrorNotFound",
    "module.noname": "hipErrorInvalidValue",
    "module.null": "hipErrorInvalidValue",
    "module.none": "hipErrorInvalidHandle",
    "module.flags": "0",
    "nulls.wrong": "0",
    "module.array": "hipSuccess",
    "module.array.flags": "hipErrorInvalidValue",
    "module.read": "2",
    "module.wrapped": "3",
    "module.filtered": "1.5",
    "module.border": "64",
    "module.bound": "1",
    "module.noaddress": "hipErrorInvalidValue",
    "module.pitched": "hipSuccess",
    "module.pitched.read": "6",
    "module.address": "1",
    "module.linear": "hipSuccess",
    "module.linear.offset": "0",
    "module.linear.over": "hipErrorInvalidValue",
    "module.mip": "hipSuccess",
    "module.mip.flags": "hipErrorInvalidValue",
}


def test_references(run: Run) -> None:
    result = run("texture_references.hip")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == REFERENCES | SETTINGS
    assert "differ in size" in result.stderr


def test_references_unoptimised(run: Run) -> None:
    result = run("texture_references.hip", "-O0")
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == REFERENCES | SETTINGS


def test_module(run: Run, build: Build) -> None:
    module = build("texture_module.hip", "--genco", suffix=".hipfb")
    result = run("texture_references.hip", args=[str(module)])
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == MODULE | SETTINGS
