"""Each rule finds its violation, at its field, and reports nothing in a valid object."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

from hipspv.visa import Function, Object, VisaError, read
from hipspv.visa.model import (
    AddressVariable,
    Attribute,
    FileVariable,
    GenBinary,
    GeneralVariable,
    Input,
    Label,
    Piece,
    PredicateVariable,
    Relocation,
)
from hipspv.visa.verify import RULES, Finding, verify
from tests.visa.objects import function, kernel, many, objects, sample

Change = Callable[[Object], object]


def _set(table: str, index: int, **fields: object) -> Change:
    """Other values for a record of the first kernel."""

    def change(what: Object) -> None:
        for name, value in fields.items():
            setattr(getattr(what.kernels[0], table)[index], name, value)

    return change


def _add(table: str, *records: object) -> Change:
    return lambda what: getattr(what.kernels[0], table).extend(records)


def _kernel(**fields: object) -> Change:
    def change(what: Object) -> None:
        for name, value in fields.items():
            setattr(what.kernels[0], name, value)

    return change


def _function(index: int = 0, **fields: object) -> Change:
    def change(what: Object) -> None:
        for name, value in fields.items():
            setattr(what.functions[index], name, value)

    return change


def _file_variable(**fields: object) -> Change:
    def change(what: Object) -> None:
        for name, value in fields.items():
            setattr(what.variables[0], name, value)

    return change


def _attribute(name: str, value: bytes, of: str = "kernels") -> Change:
    """An attribute of the first kernel or function, by name."""

    def change(what: Object) -> None:
        routine = getattr(what, of)[0]
        routine.strings.append(name)
        routine.attributes.append(Attribute(len(routine.strings) - 1, value))

    return change


def _string(index: int, text: str) -> Change:
    def change(what: Object) -> None:
        what.kernels[0].strings[index] = text  # type: ignore[index]

    return change


def _too_many(table: str, record: object, count: int) -> Change:
    return lambda what: setattr(what.kernels[0], table, [record] * count)


_STATE = AddressVariable(0, 1)
_PLAIN = GeneralVariable(0, 0x50, 1)

# The change that breaks each rule, and the field that the finding names.
BREAKS: dict[str, tuple[Change, str]] = {
    "kernel-count": (lambda w: setattr(w, "kernels", [kernel()] * 513), "common_isa_header.kernels"),
    "routine-name-length": (_kernel(name=""), "kernel_info.name"),
    "input-offset": (_kernel(input_offset=7), "kernel_info.input_offset"),
    "binary-count": (_kernel(binaries=[GenBinary(5, b"")] * 5), "kernel_info.binaries"),
    "platform": (_kernel(binaries=[GenBinary(7, b"x")]), "gen_binary_info.platform"),
    "variable-relocation": (_add("variable_relocations", Relocation(0, 1)), "variable_reloc_symtab.resolved_index"),
    "function-relocation": (_add("function_relocations", Relocation(0, 2)), "function_reloc_symtab.resolved_index"),
    "linkage": (_file_variable(linkage=3), "file_scope_var_info.linkage"),
    "extern": (_function(1, linkage=1), "function_info.linkage"),
    "file-variable-name": (_file_variable(name="n" * 256), "file_scope_var_info.name"),
    "file-variable-type": (_file_variable(bit_properties=14), "file_scope_var_info.bit_properties"),
    "file-variable-elements": (_file_variable(num_elements=1025), "file_scope_var_info.num_elements"),
    "alignment": (_set("variables", 0, bit_properties=0xA0), "var_info.bit_properties"),
    "unclaimed-bytes": (lambda what: setattr(what, "pieces", [Piece("filler", content=b"???")]), "file.content"),
    "field-range": (_set("variables", 0, num_elements=-1), "var_info.num_elements"),
    "string-count": (_kernel(strings=[]), "kernel_data.strings"),
    "string-zero": (_string(0, "something"), "kernel_data.strings"),
    "routine-name": (_kernel(name_index=0), "kernel_data.name_index"),
    "variables-count": (_too_many("variables", _PLAIN, 65505), "kernel_data.variables"),
    "addresses-count": (_too_many("addresses", _STATE, 4096), "kernel_data.addresses"),
    "predicates-count": (_too_many("predicates", _STATE, 4096), "kernel_data.predicates"),
    "samplers-count": (_too_many("samplers", _STATE, 32), "kernel_data.samplers"),
    "surfaces-count": (_too_many("surfaces", _STATE, 251), "kernel_data.surfaces"),
    "input-count": (_too_many("inputs", Input(0, 32, 32, 32), 257), "kernel_data.inputs"),
    "entry": (_kernel(padding=b"!"), "kernel_data.entry"),
    "size": (_kernel(tail=b"!"), "kernel_data.size"),
    "input-size-of-function": (_function(input_size=33), "function_data.input_size"),
    "return-value-size": (_function(return_value_size=13), "function_data.return_value_size"),
    "function-attributes": (_function(attributes=[]), "function_data.attributes"),
    "string-index": (_set("labels", 0, name_index=999), "label_info.name_index"),
    "variable-name-length": (_string(2, "v" * 65), "var_info.name_index"),
    "label-name-length": (
        lambda what: (_string(8, "l" * 1025)(what), _add("labels", Label(8))(what)),
        "label_info.name_index",
    ),
    "type": (_set("variables", 0, bit_properties=0x0A), "var_info.bit_properties"),
    "elements": (_set("variables", 0, num_elements=0), "var_info.num_elements"),
    "variable-size": (_set("variables", 0, num_elements=1024), "var_info.num_elements"),
    "alias-index": (_set("variables", 2, alias_index=34), "var_info.alias_index"),
    "alias-predefined": (_set("variables", 2, alias_index=1), "var_info.alias_index"),
    "alias-offset": (_set("variables", 2, alias_offset=2), "var_info.alias_offset"),
    "alias-extent": (_set("variables", 2, alias_offset=4), "var_info.alias_offset"),
    "alias-scope": (_set("variables", 0, alias_scope_specifier=2), "var_info.alias_scope_specifier"),
    "address-elements": (_set("addresses", 0, num_elements=17), "address_info.num_elements"),
    "predicate-elements": (_add("predicates", PredicateVariable(0, 3)), "predicate_info.num_elements"),
    "label-kind": (_set("labels", 0, kind=2), "label_info.kind"),
    "attribute-name": (_attribute("tab\there", b""), "attribute_info.name_index"),
    "attribute-Target": (_attribute("Target", b"\2"), "attribute_info.value"),
    "attribute-SimdSize": (_attribute("SimdSize", b"\4"), "attribute_info.value"),
    "attribute-SLMSize": (_attribute("SLMSize", b"\x41"), "attribute_info.value"),
    "attribute-SpillMemOffset": (_attribute("SpillMemOffset", b"\x21\0\0\0"), "attribute_info.value"),
    "attribute-ArgSize": (_attribute("ArgSize", b"\x21", "functions"), "attribute_info.value"),
    "attribute-RetValSize": (_attribute("RetValSize", b"\x0d"), "attribute_info.value"),
    "attribute-Scope": (_attribute("Scope", bytes(5)), "attribute_info.value"),
    "attribute-OutputAsmPath": (_attribute("OutputAsmPath", b"p" * 0), "attribute_info.value"),
    "attribute-Output": (_attribute("Output", b"\1"), "attribute_info.value"),
    "input-category": (_set("inputs", 0, kind=3), "input_info.kind"),
    "input-reserved": (_set("inputs", 0, kind=4), "input_info.kind"),
    "input-provenance": (_set("inputs", 4, kind=6 << 3), "input_info.kind"),
    "input-order": (_set("inputs", 0, kind=1 << 3), "input_info.kind"),
    "input-id": (_set("inputs", 0, id=37), "input_info.id"),
    "input-alias": (_set("inputs", 4, id=34), "input_info.id"),
    "input-size": (_set("inputs", 0, size=28), "input_info.size"),
    "input-overlap": (_set("inputs", 1, offset=32), "input_info.offset"),
    "input-alignment": (_set("inputs", 2, offset=74), "input_info.offset"),
    "input-register": (_set("inputs", 4, offset=120), "input_info.offset"),
}


def test_a_valid_object_has_no_findings() -> None:
    assert verify(sample()) == []
    assert verify(read(sample().to_bytes())) == []


def test_every_rule_has_a_test() -> None:
    assert sorted(BREAKS) == sorted(rule.name for rule in RULES)
    assert len({rule.name for rule in RULES}) == len(RULES)


@pytest.mark.parametrize("name", BREAKS)
def test_the_rule_finds_it(name: str) -> None:
    change, field = BREAKS[name]
    what = sample()
    change(what)
    findings = [finding for finding in verify(what) if finding.rule == name]
    assert findings, verify(what)
    finding = findings[0]
    record, _, field_name = field.rpartition(".")
    assert finding.record.startswith(f"{record}[") and finding.field == field_name
    assert f"[{name}]" in str(finding) and f".{field_name}" in str(finding)


def test_findings_are_at_the_byte_of_the_field() -> None:
    what = sample()
    what.kernels[1].attributes[2].value = b"\x07"
    data = what.to_bytes()
    [finding] = verify(read(data))
    assert finding.rule == "attribute-SimdSize" and "'second'" in finding.record
    # The length of the value, and the value.
    assert data[finding.offset : finding.offset + 2] == b"\x01\x07"
    assert data[finding.offset - 4] == what.kernels[1].attributes[2].name_index


@pytest.mark.parametrize(
    ("size", "offset", "platform", "found"),
    [
        (32, 32, 5, []),
        (32, 32, 14, []),  # within a register of 64 bytes
        (32, 48, 14, ["input-register"]),
        (32, 48, 5, ["input-register"]),
        (28, 36, 5, ["input-size"]),
    ],
)
def test_registers_of_pvc_have_64_bytes(size: int, offset: int, platform: int, found: list[str]) -> None:
    what = sample()
    one = what.kernels[0]
    one.inputs = [Input(0, 32, offset, size)]
    one.binaries = [GenBinary(platform, b"code")]
    assert [finding.rule for finding in verify(what)] == found


@pytest.mark.parametrize("index", [7, 8, 9, 10, 11, 12, 18, 19])
def test_aliases_of_predefined_variables(index: int) -> None:
    what = sample()
    what.kernels[0].variables.append(GeneralVariable(0, 0x20, 1, index))  # type: ignore[attr-defined]
    assert verify(what) == []


@pytest.mark.parametrize("index", [21, 31, 37, 38, 0xFFFFFFFF])
def test_aliases_of_nothing(index: int) -> None:
    what = sample()
    what.kernels[0].variables.append(GeneralVariable(0, 0x20, 1, index))  # type: ignore[attr-defined]
    assert [finding.rule for finding in verify(what)] == ["alias-index"]


def test_an_alias_of_a_file_scope_variable() -> None:
    what = sample()
    table = what.kernels[0].variables
    table.append(GeneralVariable(0, 0x21, 64, 0, 0, 1))  # type: ignore[attr-defined]
    assert verify(what) == []
    table[-1].num_elements = 65
    assert [finding.rule for finding in verify(what)] == ["alias-extent"]
    table[-1].alias_index = 1
    assert [finding.rule for finding in verify(what)] == ["alias-index"]


def test_file_scope_variables_have_attributes_without_names() -> None:
    what = Object(variables=[FileVariable(0, "v", 0x20, 1, [Attribute(99, b"x")])])
    assert verify(what) == []


def test_findings_end_at_the_limit() -> None:
    what = Object(kernels=[kernel()])
    what.kernels[0].labels = [Label(999)] * 50
    assert len(verify(what, limit=20)) == 20
    assert len(verify(what)) == 50


def test_text_cannot_be_verified() -> None:
    what = Object(functions=[Function(name="f", instructions="ret")])
    with pytest.raises(VisaError, match="its instructions are text"):
        verify(what)


@many
@given(objects())
def test_any_object_can_be_verified(what: Object) -> None:
    findings = verify(what)
    size = len(what.to_bytes())
    assert all(isinstance(one, Finding) and 0 <= one.offset <= size for one in findings)
    assert findings == verify(read(what.to_bytes()))


def test_a_function_needs_its_sizes() -> None:
    one = function()
    one.attributes = one.attributes[:1]
    [finding] = verify(Object(functions=[one]))
    assert "without RetValSize" in finding.message
