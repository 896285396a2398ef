"""The needs of a source that clang's errors show (source_kind_errors.py). clang is then run again."""

from __future__ import annotations


class SourceNeeds:
    """Sets have names of targets, or "" for the host's side, and dictionaries have these as keys."""

    def __init__(self) -> None:
        self.amd_target: set[str] = set()  # device code needs more of clang's target for AMD's GPUs
        self.long_double: set[str] = set()  # device code computes with long double
        self.openmp_headers: set[str] = set()  # omp.h is included without an option for OpenMP
        self.pragma_macros: set[str] = set()  # macros stand for #pragma
        self.void_pointers: set[str] = set()  # code computes with pointers to void
        self.without_overloads: set[str] = set()  # __device__ functions are for the host, too
        self.late_templates: set[str] = set()  # templates are read when they are instantiated
        # Macros by which HIP's headers declare more.
        self.more_declarations: dict[str, set[str]] = {}
        # Headers whose functions without attributes are for the target, too.
        self.host_headers: dict[str, set[str]] = {}
        # The lines of __shared__ objects with constructors, after their file's depth of inclusion, with the kind of
        # object; "" for those that stay errors.
        self.shared_objects: dict[str, dict[tuple[int, int], str]] = {}
        # Changed copies of files, by these files' paths (changed_files.py).
        self.changed_files: dict[str, dict[str, str]] = {}
        # The source as rewritten_source.py leaves it, once it is made, and the preprocessor's output on standard error.
        self.rewritten: dict[str, str] = {}
        self.preprocessed: dict[str, bytes] = {}
