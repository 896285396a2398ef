"""Barriers of blocks and in shared memory (PTX ISA 9.0, sections 9.7.13.1 and 9.7.13.15), as calls of functions."""

from __future__ import annotations

from hipspv.driver.ptx.calls import Call

# Of mbarrier, by its operation and the modifiers that aren't orders, scopes or spaces. Operands after the address that
# may be missing are 1, or how long a thread may be suspended: here it isn't.
_STATE, _PARITY = "@barrier::left({0}, {1})", "@barrier::left_parity({0}, {1})"
_EXPECTING = "@barrier::update({0}, 1, %s, {1})"
_SHARED: dict[str, tuple[Call, ...]] = {
    "init": (Call("@barrier::init({0}, {1})", ("[]", "u32")),),
    "inval": (Call("(void){0}", ("[]",)),),
    "expect_tx": (Call("@barrier::update({0}, 0, 0, {1})", ("[]", "u32")),),
    "complete_tx": (Call("@barrier::update({0}, 0, 0, 0u - {1})", ("[]", "u32")),),
    "arrive.expect_tx": (Call(_EXPECTING % "0", ("[]", "u32"), "b64"),),
    "arrive_drop.expect_tx": (Call(_EXPECTING % "1", ("[]", "u32"), "b64"),),
    **{
        name + complete: (
            Call(f"@barrier::update({{0}}, 1, {int(drops)}, 0)", ("[]",), "b64"),
            Call(f"@barrier::update({{0}}, {{1}}, {'{1}' if drops else '0'}, 0)", ("[]", "u32"), "b64"),
        )
        for name, drops in (("arrive", False), ("arrive_drop", True))
        for complete in ("", ".noComplete")
    },
    "test_wait": (Call(_STATE, ("[]", "u64"), "pred"),),
    "try_wait": (Call(_STATE, ("[]", "u64"), "pred"), Call(_STATE, ("[]", "u64", "u32"), "pred")),
    "test_wait.parity": (Call(_PARITY, ("[]", "u32"), "pred"),),
    "try_wait.parity": (Call(_PARITY, ("[]", "u32"), "pred"), Call(_PARITY, ("[]", "u32", "u32"), "pred")),
    "pending_count": (Call("@barrier::pending({0})", ("u64",), "u32"),),
}
_SPACES = ("shared", "shared::cta", "shared::cluster")
_COMMON = ("release", "acquire", "relaxed", "cta", "cluster", "b64", *_SPACES)


def in_shared_memory(modifiers: tuple[str, ...], count: int) -> Call | None:
    """Return the meaning of an `mbarrier` with this count of operands, or None."""
    operation, *rest = modifiers
    found = _SHARED.get(".".join((operation, *(each for each in rest if each not in _COMMON))), ())
    space = next((each for each in rest if each in _SPACES), "")
    return _fitting(found, count, space) if "b64" in rest else None


def copied(modifiers: list[str]) -> Call | None:
    """Return the arrival of the thread's copies at a barrier: without `noinc` the barrier expects them, too."""
    noinc = modifiers[:1] == ["noinc"]
    space = modifiers[noinc:-1]
    if modifiers[-1:] != ["b64"] or len(space) > 1 or not {*space} <= {*_SPACES}:
        return None
    return Call("@barrier::update({0}, 1, 0, 0)" if noinc else "(void){0}", (f"[{''.join(space)}]",))


def _fitting(calls: tuple[Call, ...], count: int, space: str) -> Call | None:
    for call in calls:
        if len(call.operands) + bool(call.result) == count:
            return call._replace(operands=tuple(f"[{space}]" if each == "[]" else each for each in call.operands))
    return None


# Barriers of blocks: by their operation, and the counts of their operands.
_ALL = "@__hipspv_named_all()"
_VOTE, _AGAINST = "@__hipspv_named_barrier_vote({0}, %s, {%s})", "(%s >> 16)"
_BLOCK: dict[str, tuple[Call, ...]] = {
    "sync": (Call("@__barrier_sync({0})", ("u32",)), Call("@__hipspv_named_barrier_sync({0}, {1})", ("u32", "u32"))),
    "arrive": (Call("@__hipspv_named_arrive({0}, {1})", ("u32", "u32")),),
    **{
        f"red.{name}": (
            Call(text % (_VOTE % (_ALL, 1)), ("u32", "pred"), result),
            Call(text % (_VOTE % ("{1}", 2)), ("u32", "u32", "pred"), result),
        )
        for name, text, result in (
            ("popc.u32", "%s & 0xffff", "u32"),
            ("and.pred", "(%s >> 16) == 0", "pred"),
            ("or.pred", "(%s & 0xffff) != 0", "pred"),
        )
    },
}
# Barrier 0 of all threads.
_BLOCK_0 = {
    "sync": Call("@__syncthreads()", ("0",)),
    "red.popc.u32": Call("@__syncthreads_count({0})", ("0", "pred"), "u32"),
    "red.and.pred": Call("@__syncthreads_and({0})", ("0", "pred"), "pred"),
    "red.or.pred": Call("@__syncthreads_or({0})", ("0", "pred"), "pred"),
}


def of_block(name: str, modifiers: tuple[str, ...], operands: tuple[str, ...]) -> Call | None:
    """Return the meaning of a `bar` or `barrier` with operands of these texts, or None."""
    plain = ("cta", "aligned") if name == "barrier" else ("cta",)
    operation = ".".join(each for each in modifiers if each not in plain)
    of_all = _BLOCK_0.get(operation)
    if of_all and len(operands) == len(of_all.operands) + bool(of_all.result) and operands[bool(of_all.result)] == "0":
        return of_all
    return _fitting(_BLOCK.get(operation, ()), len(operands), "")
