// Votes, shuffles, matches and reductions among the lanes that reach them together: in branches,
// in loops of different lengths, after returns, in the last part of a block.
#include "support.h"

constexpr int kWarp = 32;
constexpr int kSlots = 24;
typedef unsigned long long Mask;

// The same code on the device and on the host: one lane's value, and the results of its warp.
__device__ __host__ int own(int t) { return t * 29 % 11; }

template <class T>
__device__ void collect(T* out, Mask mask, int value, int lane) {
  out[0] = __ballot(value > 4);
  out[1] = __ballot_sync(mask, value > 4);
  out[2] = __any_sync(mask, value == 10) + 10 * __all_sync(mask, value < 10) +
           100 * __any(value == 9) + 1000 * __all(value != 9);
  out[3] = __match_any_sync(mask, value);
  int same = 7;
  out[4] = __match_all_sync(mask, value / 20, &same);
  out[5] = same;
  out[6] = __reduce_add_sync(mask, value);
  out[7] = __reduce_min_sync(mask, value) + 100 * __reduce_max_sync(mask, value);
  out[8] = __reduce_and_sync(mask, static_cast<unsigned>(value) | 64u);
  out[9] = __reduce_or_sync(mask, 1u << value);
  out[10] = __reduce_xor_sync(mask, 1u << value);
  out[11] = static_cast<T>(4 * __reduce_add_sync(mask, value / 4.0f));
  out[12] = __reduce_max_sync(mask, value * 0x100000001ll);
  out[13] = __shfl_sync(mask, value, __ffsll(mask) - 1);
  out[14] = __shfl(value, lane);
  out[15] = __activemask();
}

__global__ void branches(int shape, Mask* out) {
  const int t = threadIdx.x, lane = t % kWarp;
  Mask* mine = out + kSlots * t;
  const int value = own(t);
  const Mask all = __activemask();
  switch (shape) {
    case 0:
      collect(mine, all, value, lane);
      break;
    case 1:
      if (lane % 2)
        collect(mine, 0xaaaaaaaa & all, value, lane);
      else
        collect(mine, 0x55555555 & all, value, lane);
      break;
    case 2:
      if (lane % 3 == 0) return;
      __syncwarp();
      collect(mine, __activemask(), value, lane);
      break;
    case 3:
      for (int i = 0; i < value; ++i) collect(mine, __activemask(), value, lane);
      break;
    case 4:  // Two groups in one call: each lane passes its own group's mask.
      collect(mine, __ballot(value % 2 == 0) ^ (value % 2 ? all : 0), value, lane);
      break;
    case 5:
      switch (lane % 4) {
        case 0:
          collect(mine, __activemask(), value, lane);
          break;
        case 1:
          collect(mine, __activemask(), value, lane);
          break;
        case 3:
          if (lane < 9) break;
          collect(mine, __activemask(), value, lane);
          break;
        default:
          break;
      }
      break;
  }
  mine[16] = __activemask();
}

// The lanes of the warp that make the call with `lane`, and those of its mask.
bool together(int shape, int lane, int other, int value, int last) {
  switch (shape) {
    case 1:
      return lane % 2 == other % 2;
    case 2:
      return other % 3 != 0;
    case 3:
      return last >= value;  // in the last step of this lane
    case 5:
      return lane % 4 == other % 4;
    default:
      return true;
  }
}
bool calls(int shape, int lane, int value) {
  switch (shape) {
    case 2:
      return lane % 3 != 0;
    case 3:
      return value > 0;
    case 5:
      return lane % 4 < 2 || (lane % 4 == 3 && lane >= 9);
    default:
      return true;
  }
}

void expect(int shape, int t, int threads, Mask* want) {
  const int lane = t % kWarp, first = t - lane, value = own(t);
  Mask here = 0, mask = 0, odd = 0, equal = 0;
  int sum = 0, least = 1000, most = -1, both = ~0, some = 0, differ = 0, leader = -1;
  bool all9 = true, any9 = false, any10 = false, below10 = true, same = true;
  for (int i = 0; i < kWarp && first + i < threads; ++i) {
    const int v = own(first + i);
    if (!calls(shape, i, v) || !together(shape, lane, i, value, v)) continue;
    here |= 1ull << i;
    odd |= v > 4 ? 1ull << i : 0;
    any9 |= v == 9;
    all9 &= v != 9;
    if (shape == 4 && v % 2 != value % 2) continue;
    mask |= 1ull << i;
    if (leader < 0) leader = v;
    equal |= v == value ? 1ull << i : 0;
    same &= v / 20 == value / 20;
    any10 |= v == 10;
    below10 &= v < 10;
    sum += v;
    least = v < least ? v : least;
    most = v > most ? v : most;
    both &= v | 64;
    some |= 1 << v;
    differ ^= 1 << v;
  }
  want[0] = odd;
  want[1] = odd & mask;
  want[2] = any10 + 10 * below10 + 100 * any9 + 1000 * all9;
  want[3] = equal;
  want[4] = same ? mask : 0;
  want[5] = same;
  want[6] = sum;
  want[7] = least + 100 * most;
  want[8] = both;
  want[9] = some;
  want[10] = static_cast<unsigned>(differ);
  want[11] = sum;
  want[12] = most * 0x100000001ll;
  want[13] = leader;
  want[14] = value;
  want[15] = here;
}

int main() {
  long checked = 0, wrong = 0;
  for (int threads : {64, 41, 3})
    for (int shape = 0; shape <= 5; ++shape) {
      DeviceArray<Mask> out(kSlots * threads);
      branches<<<1, threads>>>(shape, out);
      const auto got = out.host();
      for (int t = 0; t < threads; ++t) {
        const int lane = t % kWarp;
        Mask want[kSlots] = {};
        if (calls(shape, lane, own(t))) expect(shape, t, threads, want);
        // After the branches the warp is whole again, but for lanes that returned.
        for (int i = 0; i < kWarp && t - lane + i < threads; ++i)
          if (shape != 2 || i % 3 != 0) want[16] |= 1ull << i;
        if (shape == 2 && lane % 3 == 0) want[16] = 0;
        for (int slot = 0; slot <= 16; ++slot) {
          ++checked;
          if (got[kSlots * t + slot] == want[slot]) continue;
          if (++wrong <= 10)
            std::printf("threads %d shape %d thread %d slot %d: %llx, not %llx\n", threads, shape,
                        t, slot, got[kSlots * t + slot], want[slot]);
        }
      }
    }
  return verdict(checked, wrong);
}
