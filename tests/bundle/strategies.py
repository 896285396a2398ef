"""Random bundles: the ids, contents and parameters that a form can have."""

from __future__ import annotations

import os

from hypothesis import settings
from hypothesis import strategies as st

from hipspv.bundle.offload_binary import IMAGE_KINDS, Image
from hipspv.bundle.target import TargetId

# `make nightly` runs 10,000 of each.
EXAMPLES = int(os.environ.get("HIPSPV_BUNDLE_EXAMPLES", "30"))
many = settings(max_examples=EXAMPLES, deadline=None)

_names = st.text("abcxyz0189_.", min_size=1, max_size=9)
_features = st.dictionaries(st.text("abcx1", min_size=1, max_size=4), st.sampled_from("+-"))
_processors = st.sampled_from(["", "gfx90a", "gfx906", "gfx9-4-generic", "sm_90a", "generic"])


@st.composite
def targets(draw: st.DrawFn) -> TargetId:
    """Targets of any kind and triple, with or without environment, processor and features."""
    processor = draw(_processors)
    # Without environment, a triple ends only before what looks like a processor, or at the end.
    environment = draw(st.none() | st.just("") | _names.map(lambda name: f"e{name}"))
    features = tuple(draw(_features).items()) if processor else ()
    if environment is None and not processor and draw(st.booleans()):
        environment = "gnu"
    kind = draw(st.sampled_from(["host", "hip", "hipv4", "openmp"]))
    architecture, vendor, system = (draw(_names | st.just("")) for _ in range(3))
    return TargetId(kind, architecture, vendor, system, environment, processor, features)


ids = targets().map(str) | st.text(
    st.characters(exclude_characters="\n", exclude_categories=["Cs"]), min_size=1, max_size=40
)
# Random bytes take long to generate; large contents need not be random.
contents = st.binary(max_size=60) | st.integers(0, 20000).map(lambda size: b"\7" * size)
entries = st.lists(st.tuples(ids, contents), max_size=6)
# A compiler's text output contains no comments of the bundle's own form.
texts = st.lists(st.tuples(ids, contents), min_size=1, max_size=6)
alignments = st.sampled_from([1, 2, 4, 8, 64, 4096])
_strings = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=12)
images = st.builds(
    Image,
    content=contents,
    offload_kind=st.sampled_from(["none", "openmp", "cuda", "hip", "sycl"]),
    image_kind=st.sampled_from(IMAGE_KINDS),
    strings=st.dictionaries(
        _strings.filter(lambda key: key not in ("image_kind", "offload_kind", "flags")), _strings, max_size=5
    ),
    flags=st.integers(0, 2**32 - 1),
)
