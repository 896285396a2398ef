"""Rules of the Level Zero specification that a program's calls keep or break.

The layer's own checks can't serve. In 1.32 that of lifetimes takes an immediate command list for a closed one, and a
context for the physical memory that is freed. That of events breaks when two threads call the API.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence

from .calls import Call

# The results that aren't errors.
FINE = ("ZE_RESULT_SUCCESS", "ZE_RESULT_NOT_READY")

# Calls that fail in the drivers' capture mode, as they have opened no device file.
NOT_HERE = (
    ("zeDevicePciGetPropertiesExt", "ZE_RESULT_ERROR_UNINITIALIZED"),
    ("zeDeviceGetExternalMemoryProperties", "ZE_RESULT_ERROR_UNINITIALIZED"),
    ("zeDeviceImportExternalSemaphoreExt", "ZE_RESULT_ERROR_UNSUPPORTED_FEATURE"),
    ("zeVirtualMemMap", "ZE_RESULT_ERROR_UNINITIALIZED"),
    # Only newer drivers have it.
    ("zePhysicalMemGetProperties", "ZE_RESULT_ERROR_UNSUPPORTED_FEATURE"),
)

# Functions that make an object, and the parameters through which they return it.
MAKERS = {
    "zeContextCreate": "phContext",
    "zeContextCreateEx": "phContext",
    "zeCommandQueueCreate": "phCommandQueue",
    "zeCommandListCreate": "phCommandList",
    "zeCommandListCreateImmediate": "phCommandList",
    "zeEventPoolCreate": "phEventPool",
    "zeEventPoolOpenIpcHandle": "phEventPool",
    "zeEventCreate": "phEvent",
    "zeFenceCreate": "phFence",
    "zeImageCreate": "phImage",
    "zeSamplerCreate": "phSampler",
    "zeModuleCreate": "phModule",
    "zeKernelCreate": "phKernel",
    "zePhysicalMemCreate": "phPhysicalMemory",
}
# Functions that end an object, and the parameters that name it.
ENDERS = {
    "zeContextDestroy": "hContext",
    "zeCommandQueueDestroy": "hCommandQueue",
    "zeCommandListDestroy": "hCommandList",
    "zeEventPoolDestroy": "hEventPool",
    "zeEventPoolCloseIpcHandle": "hEventPool",
    "zeEventDestroy": "hEvent",
    "zeFenceDestroy": "hFence",
    "zeImageDestroy": "hImage",
    "zeSamplerDestroy": "hSampler",
    "zeModuleDestroy": "hModule",
    "zeKernelDestroy": "hKernel",
    "zePhysicalMemDestroy": "hPhysicalMemory",
}
# Objects that the driver itself has, and the log of a build, which a failed call doesn't show.
GIVEN = ("hDriver", "hDevice", "hPeerDevice", "hModuleBuildLog")
HANDLE = re.compile(r"h[A-Z]\w*")

HOST_VISIBLE, TIMESTAMPS = 1, 4  # of ze_event_pool_flag_t
# The flag that an event's pool needs for a function.
NEEDS = {
    "zeEventHostSignal": HOST_VISIBLE,
    "zeEventHostSynchronize": HOST_VISIBLE,
    "zeEventQueryStatus": HOST_VISIBLE,
    "zeEventHostReset": HOST_VISIBLE,
    "zeEventQueryKernelTimestamp": TIMESTAMPS,
}
RESETS = ("zeEventHostReset", "zeCommandListAppendEventReset", "zeEventDestroy")

# A rule is a class that remembers what it must of the calls so far; begins() and ends() return what
# is wrong with a call.


class Results:
    """No call returns an error, except the pairs of function and result that are expected."""

    def __init__(self, expected: Collection[tuple[str, str]]) -> None:
        self._expected = expected

    def begins(self, call: Call) -> Iterator[str]:
        yield from ()

    def ends(self, call: Call) -> Iterator[str]:
        pair = call.function, call.result
        if call.result not in FINE and pair not in NOT_HERE and pair not in self._expected:
            yield f"returns {call.result}"


class Lifetimes:
    """An object is used between its making and its end, and ends after those made from it."""

    def __init__(self) -> None:
        self._parents: dict[str, list[str]] = {}  # of the living

    def begins(self, call: Call) -> Iterator[str]:
        names = [name for name in call.parameters if HANDLE.fullmatch(name) and name not in GIVEN]
        for name in names:
            handle = call.handle(name)
            if handle and handle not in self._parents:
                yield f"{name} {handle} isn't alive"
        ended = call.handle(ENDERS.get(call.function, ""))
        if ended and call.ok:
            children = [child for child, parents in self._parents.items() if ended in parents]
            if children:
                yield f"{len(children)} objects made from {ended} are alive, as {children[0]}"
            self._parents.pop(ended, None)

    def ends(self, call: Call) -> Iterator[str]:
        handle = call.handle(MAKERS.get(call.function, ""))
        if handle and call.ok:
            names = [name for name in call.parameters if HANDLE.fullmatch(name)]
            self._parents[handle] = [call.parameters[name] for name in names]
        yield from ()


class CommandLists:
    """Commands go to lists that aren't closed; an immediate list is never closed or reset."""

    def __init__(self) -> None:
        self._immediate: dict[str, bool] = {}
        self._closed: set[str] = set()

    def begins(self, call: Call) -> Iterator[str]:
        handle = call.handle("hCommandList")
        if handle is None:
            return
        if call.function.startswith("zeCommandListAppend") and handle in self._closed:
            yield f"{handle} is closed"
        if call.function in ("zeCommandListClose", "zeCommandListReset"):
            if self._immediate.get(handle):
                yield f"{handle} is an immediate list"
            change = self._closed.add if call.function.endswith("Close") else self._closed.discard
            change(handle)

    def ends(self, call: Call) -> Iterator[str]:
        handle = call.handle("phCommandList")
        if handle and call.ok and call.function in MAKERS:
            self._immediate[handle] = call.function.endswith("Immediate")
            self._closed.discard(handle)
        yield from ()


class EventPools:
    """An event has an index of its own in its pool, whose flags allow what is done with it."""

    def __init__(self) -> None:
        self._flags: dict[str, int] = {}  # of pools
        self._events: dict[str, tuple[str, int]] = {}  # pool, index

    def begins(self, call: Call) -> Iterator[str]:
        handle = call.handle("hEvent") or ""
        if handle in self._events:
            needed = NEEDS.get(call.function, 0)
            flags = self._flags[self._events[handle][0]]
            if flags & needed != needed:
                yield f"the pool of {handle} has the flags {flags}, which lack {needed}"
        if call.function == "zeEventDestroy" and call.ok:
            self._events.pop(handle, None)

    def ends(self, call: Call) -> Iterator[str]:
        if call.function == "zeEventPoolCreate" and call.ok:
            self._flags[call.parameters["phEventPool"]] = call.field("flags")
        # A pool of another process isn't known.
        if call.function == "zeEventCreate" and call.handle("hEventPool") in self._flags and call.ok:
            slot = call.parameters["hEventPool"], call.field("index")
            if slot in self._events.values():
                yield f"index {slot[1]} of the pool is another event's"
            self._events[call.parameters["phEvent"]] = slot


class Signals:
    """An event is signalled once before it is reset.

    Lists that aren't immediate run later, and several times. The log lacks the lists that a queue
    executes, so that events which these lists reset are left out.
    """

    def __init__(self) -> None:
        self._signalled: set[str] = set()
        self._regular: set[str] = set()  # lists
        self._unknown: set[str] = set()  # events

    def begins(self, call: Call) -> Iterator[str]:
        event = call.handle("hSignalEvent")
        if call.function in ("zeCommandListAppendSignalEvent", "zeEventHostSignal"):
            event = call.handle("hEvent")
        if event and call.ok:
            if event in self._signalled - self._unknown:
                yield f"{event} is signalled again"
            self._signalled.add(event)
        if call.function in RESETS:
            event = call.parameters["hEvent"]
            self._signalled.discard(event)
            change = self._unknown.add if self._is_regular(call) else self._unknown.discard
            change(event)

    def _is_regular(self, call: Call) -> bool:
        return call.handle("hCommandList") in self._regular

    def ends(self, call: Call) -> Iterator[str]:
        handle = call.handle("phCommandList")
        if handle and call.ok and call.function in MAKERS:
            change = self._regular.discard if call.function.endswith("Immediate") else self._regular.add
            change(handle)
        yield from ()


def broken(calls: Sequence[Call], expected: Collection[tuple[str, str]] = ()) -> list[str]:
    """The faults of the calls.

    expected: pairs of a function and the error that it may return.
    """
    rules = (Results(expected), Lifetimes(), CommandLists(), EventPools(), Signals())
    moments: dict[int, list[tuple[bool, Call]]] = defaultdict(list)
    for call in calls:
        moments[call.begins].append((True, call))
        moments[call.ends].append((False, call))
    found: list[str] = []
    for index in sorted(moments):
        for begins, call in moments[index]:
            for rule in rules:
                said = rule.begins(call) if begins else rule.ends(call)
                found += [f"{call.function}: {each}" for each in said]
    return found
