"""The names of built-in functions, as a target's device code calls them."""

from __future__ import annotations


class Builtins:
    """A target's built-in functions. Each takes and returns what OpenCL C's function of the same
    name does (OpenCL C 3.0, 6.15); a subclass has the names.
    """

    local_id: str
    local_size: str
    enqueued_local_size: str
    local_linear_id: str
    group_id: str
    num_groups: str
    global_id: str
    global_size: str
    global_offset: str
    global_linear_id: str
    work_dim: str
    sub_group_size: str
    sub_group_id: str
    sub_group_local_id: str

    barrier: str
    work_group_barrier: str
    work_group_reduce_add: str  # of int
    sub_group_barrier: str
    sub_group_ballot: str
    fence: str  # atomic_work_item_fence

    # A barrier of those lanes of a warp that a mask of 32 bits names, and the mask of the lanes
    # that are together at this program point. Empty if the target has none.
    lanes_barrier = ""
    lanes_here = ""

    to_global: str
    to_private: str

    @property
    def of_block(self) -> tuple[str, ...]:
        """Those that return the same to all threads of a block, each time."""
        sizes = (self.num_groups, self.local_size, self.enqueued_local_size, self.global_size)
        return (self.group_id, *sizes, self.work_dim, self.global_offset)

    @property
    def of_thread(self) -> tuple[str, ...]:
        """Those that return the same to a thread each time."""
        ids = (self.local_id, self.local_linear_id, self.global_id, self.global_linear_id)
        lanes = (self.sub_group_size, self.sub_group_id, self.sub_group_local_id)
        return (*self.of_block, *ids, *lanes)

    @property
    def broadcasts(self) -> tuple[str, str]:
        """Those that return a lane's integer of 32 and of 64 bits to all lanes."""
        return (self.overload("sub_group_broadcast", "jj"), self.overload("sub_group_broadcast", "mj"))

    @property
    def barriers(self) -> tuple[str, ...]:
        """Those at which all threads of a block meet."""
        return (self.barrier, self.work_group_barrier, self.work_group_reduce_add)

    def overload(self, function: str, parameters: str) -> str:
        """The name of an overloaded function, such as `sqrt`. parameters: the codes of their types
        in the Itanium C++ ABI, 5.1.5: `f` for float.
        """
        raise NotImplementedError

    def defines(self, name: str) -> bool:
        """Return true if device code may call `name` without a definition."""
        raise NotImplementedError

    def differs(self, intrinsic: str) -> bool:
        """Return true if an intrinsic may return different results to threads that give it the same operands."""
        return False

    def is_sub_group(self, name: str) -> bool:
        """Return true if the function depends on which threads form a warp."""
        raise NotImplementedError
