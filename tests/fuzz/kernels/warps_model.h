// The model of warps.h.
#pragma once

#include "cooperate.h"

namespace model {

#define GROUP template <unsigned width> unsigned
#define OPERANDS const Mask &mask, unsigned t, const unsigned *values, const int *others

[[maybe_unused]] static unsigned warp_of(unsigned t) { return t / kWarp * kWarp; }

GROUP from_part(const Mask& mask, unsigned t, const unsigned* values, int lane) {
  const unsigned part = t % kWarp / width * width;
  return lane_value(mask, t, values, int(part) + lane);
}
GROUP within(OPERANDS) { return from_part<width>(mask, t, values, int(unsigned(others[t]) % width)); }
GROUP within_up(OPERANDS) {
  const int lane = int(t % width) - others[t];
  return lane < 0 ? values[t] : from_part<width>(mask, t, values, lane);
}
GROUP within_down(OPERANDS) {
  const int lane = int(t % width) + others[t];
  return lane >= int(width) ? values[t] : from_part<width>(mask, t, values, lane);
}
// A lane of another part that isn't a lower one doesn't count.
GROUP within_xor(OPERANDS) {
  const int lane = int(t % kWarp) ^ others[t];
  return lane / int(width) > int(t % kWarp / width) ? values[t] : lane_value(mask, t, values, lane);
}

[[maybe_unused]] static unsigned as_double(OPERANDS) { return lane_value(mask, t, values, others[t]); }
[[maybe_unused]] static unsigned as_long(OPERANDS) { return lane_value(mask, t, values, others[t]); }
[[maybe_unused]] static unsigned as_half(OPERANDS) { return lane_value(mask, t, values, others[t]) % 2048; }
[[maybe_unused]] static unsigned as_short(OPERANDS) { return lane_value(mask, t, values, others[t]) % 65536; }

[[maybe_unused]] static unsigned masked_shfl(OPERANDS) { return lane_value(mask, t, values, others[t]); }
[[maybe_unused]] static unsigned masked_xor(OPERANDS) { return __shfl_xor(mask, t, values, others); }
[[maybe_unused]] static unsigned masked_down(OPERANDS) { return __shfl_down(mask, t, values, others); }
[[maybe_unused]] static unsigned masked_sum(OPERANDS) { return __reduce_add(mask, t, values); }
[[maybe_unused]] static unsigned masked_max(OPERANDS) { return __reduce_max(mask, t, values); }
[[maybe_unused]] static unsigned masked_and(OPERANDS) {
  return folded(mask, warp_of(t), kWarp, values, [](unsigned a, unsigned b) { return a & b; });
}
[[maybe_unused]] static unsigned masked_or(OPERANDS) {
  return folded(mask, warp_of(t), kWarp, values, [](unsigned a, unsigned b) { return a | b; });
}
[[maybe_unused]] static unsigned masked_ballot(OPERANDS) {
  return lanes(mask, t, [&](unsigned from) { return values[from] >> others[from] & 1; });
}
[[maybe_unused]] static unsigned masked_match(OPERANDS) {
  return lanes(mask, t, [&](unsigned from) { return (values[from] ^ values[t]) % 4 == 0; });
}
[[maybe_unused]] static unsigned active(const Mask& mask, unsigned t) {
  return lanes(mask, t, [](unsigned) { return true; });
}
[[maybe_unused]] static unsigned masked_all_match(OPERANDS) {
  const unsigned same = lanes(mask, t, [&](unsigned from) { return (values[from] ^ values[t]) % 2 == 0; });
  return same == active(mask, t) ? same * 2 + 1 : 0;
}
[[maybe_unused]] static unsigned before(const Mask& mask, unsigned t) {
  return unsigned(__builtin_popcount(lanes(mask, t, [&](unsigned from) { return from < t; })));
}
[[maybe_unused]] static unsigned masked_order(OPERANDS) { return values[t] + before(mask, t); }

// ---- groups

GROUP tile_shfl(OPERANDS) { return from_part<width>(mask, t, values, others[t] % int(width)); }
GROUP tile_xor(OPERANDS) { return from_part<width>(mask, t, values, int(t % width) ^ others[t] % int(width)); }
GROUP tile_up(OPERANDS) {
  const int lane = int(t % width) - others[t] % int(width);
  return lane < 0 ? values[t] : from_part<width>(mask, t, values, lane);
}
GROUP tile_down(OPERANDS) {
  const int lane = int(t % width) + others[t] % int(width);
  return lane >= int(width) ? values[t] : from_part<width>(mask, t, values, lane);
}
template <unsigned width, class Condition>
unsigned part_lanes(const Mask& mask, unsigned t, Condition condition) {
  return (lanes(mask, t, condition) >> t % kWarp / width * width) & (~0u >> (32 - width));
}
GROUP tile_ballot(OPERANDS) {
  return part_lanes<width>(mask, t, [&](unsigned from) { return values[from] >> others[from] & 1; });
}
GROUP tile_any(OPERANDS) { return tile_ballot<width>(mask, t, values, others) != 0; }
GROUP tile_all(OPERANDS) {
  return tile_ballot<width>(mask, t, values, others) == part_lanes<width>(mask, t, [](unsigned) { return true; });
}
GROUP tile_match(OPERANDS) {
  return part_lanes<width>(mask, t, [&](unsigned from) { return (values[from] ^ values[t]) % 4 == 0; });
}
GROUP tile_rank(OPERANDS) { return values[t] + t % width + t / width * 100; }
[[maybe_unused]] static unsigned plus(unsigned a, unsigned b) { return a + b; }
GROUP tile_sum(OPERANDS) { return folded(mask, t / width * width, width, values, plus); }
GROUP tile_greatest(OPERANDS) {
  return folded(mask, t / width * width, width, values, [](unsigned a, unsigned b) { return a > b ? a : b; });
}
GROUP tile_scan(OPERANDS) { return folded(mask, t / width * width, t % width + 1, values, plus); }
GROUP tile_before(OPERANDS) { return folded(mask, t / width * width, t % width, values, plus); }

// The thread of a rank among those of t's warp that a mask has.
[[maybe_unused]] static unsigned ranked(const Mask& mask, unsigned t, unsigned rank) {
  for (unsigned from = warp_of(t);; ++from)
    if (mask[from] && rank-- == 0) return from;
}
[[maybe_unused]] static unsigned coalesced_shfl(OPERANDS) {
  return values[ranked(mask, t, unsigned(others[t] % __builtin_popcount(active(mask, t))))];
}
[[maybe_unused]] static unsigned coalesced_rank(OPERANDS) {
  return values[t] + before(mask, t) + unsigned(__builtin_popcount(active(mask, t))) * 100;
}
[[maybe_unused]] static unsigned coalesced_sum(OPERANDS) { return __reduce_add(mask, t, values); }
[[maybe_unused]] static unsigned coalesced_scan(OPERANDS) {
  return folded(mask, warp_of(t), t % kWarp + 1, values, plus);
}
// Bits are those of ranks.
[[maybe_unused]] static unsigned coalesced_ballot(OPERANDS) {
  unsigned found = 0, count = unsigned(__builtin_popcount(active(mask, t)));
  for (unsigned rank = 0; rank < count; ++rank) {
    const unsigned from = ranked(mask, t, rank);
    found |= (values[from] >> others[from] & 1) << rank;
  }
  return found;
}
[[maybe_unused]] static Mask with_label(const Mask& mask, const int* labels, int modulus, unsigned t) {
  Mask found;
  for (unsigned from = 0; from < kThreads; ++from)
    if (mask[from] && labels[from] % modulus == labels[t] % modulus) found.set(from);
  return found;
}
[[maybe_unused]] static unsigned labeled_sum(OPERANDS) {
  return __reduce_add(with_label(mask, others, 4, t), t, values);
}
[[maybe_unused]] static unsigned binary_sum(OPERANDS) {
  const Mask group = with_label(mask, others, 2, t);
  return __reduce_add(group, t, values) + before(group, t);
}
#undef OPERANDS
#undef GROUP

// ---- atomic operations

[[maybe_unused]] static void cas_sum(unsigned* p, unsigned value) { *p += value; }
[[maybe_unused]] static void cas_product(unsigned* p, unsigned value) { *p *= value | 1; }
[[maybe_unused]] static void cas_greatest(unsigned* p, unsigned value) { *p = value > *p ? value : *p; }
[[maybe_unused]] static void cas_saturating(unsigned* p, unsigned value) {
  const size_t total = size_t(*p) + value;
  *p = total < 1ul << 32 ? unsigned(total) : ~0u;
}
[[maybe_unused]] static void cas_lower_half(unsigned* p, unsigned value) {
  *p = *p / 65536 * 65536 + (*p + value) % 65536;
}
[[maybe_unused]] static void increment(unsigned* p, unsigned) { *p = *p >= 37 ? 0 : *p + 1; }
[[maybe_unused]] static void decrement(unsigned* p, unsigned) { *p = *p == 0 || *p > 1001 ? 1001 : *p - 1; }
[[maybe_unused]] static void signed_least(unsigned* p, unsigned value) { *p = int(value) < int(*p) ? value : *p; }
[[maybe_unused]] static void signed_greatest(unsigned* p, unsigned value) { *p = int(value) > int(*p) ? value : *p; }
[[maybe_unused]] static void fetch_and(unsigned* p, unsigned value) { *p &= value; }
[[maybe_unused]] static void block_sum(unsigned* p, unsigned value) { *p += value; }

}  // namespace model
