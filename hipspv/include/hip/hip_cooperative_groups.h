/*
 * Cooperative groups: HIP's, and those of CUDA that programs expect in the same header.
 *
 * A group within a warp is a mask of lanes. A thread_group represents any group by value: its kind and its mask.
 */
#ifndef HIP_INCLUDE_HIP_HIP_COOPERATIVE_GROUP_H
#define HIP_INCLUDE_HIP_HIP_COOPERATIVE_GROUP_H
/* ROCm's name of amd_detail's header, which programs test. */
#define HIP_INCLUDE_HIP_AMD_DETAIL_HIP_COOPERATIVE_GROUPS_H

#include <hip/hip_runtime.h>

#if defined(__cplusplus) && defined(__clang__) && defined(__HIP__)

#include <type_traits>

#define HIPSPV_GROUP __device__ __forceinline__

extern "C" {
/* OpenCL numbers a block's threads as HIP does. */
__device__ __attribute__((const, nothrow)) unsigned long __hipspv_block_rank(void) __asm__("_Z19get_local_linear_idv");
/* The compiler implements these according to the kernel: see docs/architecture-warps.md. */
__device__ void __hipspv_grid_barrier(void);
__device__ void __hipspv_group_grid_barrier(void);
__device__ void __hipspv_grid_group(void);
__device__ int __hipspv_grid_is_cooperative(void);
}

/* CUDA's classes are in an inner namespace, in which CCCL declares them. */
#if defined(__HIPSPV_CUDA__)
#define HIPSPV_GROUPS_BEGIN      \
  namespace cooperative_groups { \
  namespace __v1 {
#define HIPSPV_GROUPS_END \
  }                       \
  using namespace __v1;   \
  }
#else
#define HIPSPV_GROUPS_BEGIN namespace cooperative_groups {
#define HIPSPV_GROUPS_END }
#endif

HIPSPV_GROUPS_BEGIN

namespace detail {

enum group_kind { invalid_kind, lanes_kind, block_kind, grid_kind, tile_kind };

typedef __hipspv_lanes lanes;

HIPSPV_GROUP unsigned int lane() { return __hipspv_lane(); }
HIPSPV_GROUP lanes lanes_below() { return (lanes(1) << lane()) - 1; }
HIPSPV_GROUP constexpr lanes first_lanes(unsigned int count) {
  return count == 0 ? 0 : ~lanes(0) >> (8 * sizeof(lanes) - count);
}
HIPSPV_GROUP unsigned int count(lanes mask) { return static_cast<unsigned int>(__builtin_popcountll(mask)); }
HIPSPV_GROUP unsigned int lowest(lanes mask) { return static_cast<unsigned int>(__builtin_ctzll(mask)); }

/* The lane of the member with the number `rank`, by bisection. */
HIPSPV_GROUP unsigned int lane_of(lanes mask, unsigned int rank) {
  unsigned int first = 0;
  for (unsigned int half = warpSize / 2; half != 0; half /= 2) {
    const unsigned int below = count(mask & first_lanes(half));
    const bool above = rank >= below;
    mask = above ? mask >> half : mask;
    rank -= above ? below : 0;
    first += above ? half : 0;
  }
  return first;
}

/* Bit <rank> of the result is the bit of the member with this rank. */
HIPSPV_GROUP __hipspv_mask by_rank(lanes mask, lanes bits) {
  __hipspv_mask result = 0;
  for (unsigned int rank = 0; mask != 0; ++rank, mask &= mask - 1)
    result |= static_cast<__hipspv_mask>(bits >> lowest(mask) & 1) << rank;
  return result;
}

/* Values of any type move between lanes in pieces of 8 or 4 bytes. */
template <typename __T>
struct pieces {
  static_assert(std::is_trivially_copyable<__T>::value, "lanes exchange bytes: a trivially copyable type");
  typedef typename std::conditional<sizeof(__T) % 8 == 0, unsigned long long, unsigned int>::type piece;
  static constexpr unsigned int number = (sizeof(__T) + sizeof(piece) - 1) / sizeof(piece);
};
/* The value of a lane of `mask`, read with one of warp.h's kinds of lanes. */
template <typename __Lane, typename __T>
HIPSPV_GROUP __T read(lanes mask, const __T& value, unsigned int from) {
  typename pieces<__T>::piece piece[pieces<__T>::number] = {};
  __builtin_memcpy(piece, &value, sizeof(__T));
#pragma clang loop unroll(full)
  for (unsigned int i = 0; i < pieces<__T>::number; ++i) piece[i] = __Lane::read(mask, piece[i], from);
  __T result = value;
  __builtin_memcpy(&result, piece, sizeof(__T));
  return result;
}
template <typename __T>
HIPSPV_GROUP __T read(lanes mask, const __T& value, unsigned int from) {
  return read<__hipspv_any_lane>(mask, value, from);
}

HIPSPV_GROUP unsigned int block_rank() { return static_cast<unsigned int>(__hipspv_block_rank()); }
HIPSPV_GROUP unsigned int block_size() { return blockDim.x * blockDim.y * blockDim.z; }
HIPSPV_GROUP unsigned long long grid_blocks() {
  return static_cast<unsigned long long>(gridDim.x) * gridDim.y * gridDim.z;
}
HIPSPV_GROUP unsigned long long rank_in_grid() {
  return (static_cast<unsigned long long>(blockIdx.z) * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
}

struct maker;

/* True if a group's members share a warp, which determines how they combine values (cg_reduce.inc). */
struct within_warp;
template <unsigned int __N>
struct adjacent_lanes;
struct across_warps;

}  // namespace detail

class thread_group {
 public:
  HIPSPV_GROUP unsigned int size() const {
    switch (kind_) {
      case detail::block_kind:
        return detail::block_size();
      case detail::grid_kind:
        return static_cast<unsigned int>(detail::grid_blocks() * detail::block_size());
      case detail::tile_kind:
        return static_cast<unsigned int>(mask_);
      default:
        return detail::count(mask_);
    }
  }
  HIPSPV_GROUP unsigned int num_threads() const { return size(); }
  HIPSPV_GROUP unsigned int cg_type() const { return kind_; }
  HIPSPV_GROUP unsigned int thread_rank() const {
    switch (kind_) {
      case detail::block_kind:
        return detail::block_rank();
      case detail::grid_kind:
        return static_cast<unsigned int>(detail::rank_in_grid() * detail::block_size() + detail::block_rank());
      case detail::tile_kind:
        return detail::block_rank() % static_cast<unsigned int>(mask_);
      default:
        return detail::count(mask_ & detail::lanes_below());
    }
  }
  HIPSPV_GROUP bool is_valid() const {
    switch (kind_) {
      case detail::block_kind:
        return true;
      case detail::grid_kind:
        return __hipspv_grid_is_cooperative() != 0;
      default:
        return mask_ != 0;
    }
  }
  HIPSPV_GROUP void sync() const {
    switch (kind_) {
      case detail::block_kind:
      case detail::tile_kind:
        __syncthreads();
        break;
      case detail::grid_kind:
        __hipspv_group_grid_barrier();
        break;
      default:
        __syncwarp(mask_);
        break;
    }
  }

 protected:
  friend struct detail::maker;
  HIPSPV_GROUP explicit thread_group(detail::group_kind kind, detail::lanes mask = 0, unsigned int meta_rank = 0,
                                     unsigned int meta_size = 1)
      : kind_(kind), meta_rank_(meta_rank), meta_size_(meta_size), mask_(mask) {}

  detail::group_kind kind_;
  unsigned int meta_rank_;
  unsigned int meta_size_;
  detail::lanes mask_; /* of lanes; the size where the group is a tile of several warps */
};
typedef thread_group tiled_group;

class thread_block : public thread_group {
 public:
  struct arrival_token {};

  static HIPSPV_GROUP void sync() { __syncthreads(); }
  /* A thread waits for the others only where the first result is needed. */
  static HIPSPV_GROUP arrival_token barrier_arrive() { return arrival_token(); }
  static HIPSPV_GROUP void barrier_wait(arrival_token&&) { __syncthreads(); }
  static HIPSPV_GROUP void barrier_wait() { __syncthreads(); }
  static HIPSPV_GROUP unsigned int thread_rank() { return detail::block_rank(); }
  static HIPSPV_GROUP unsigned int size() { return detail::block_size(); }
  static HIPSPV_GROUP unsigned int num_threads() { return detail::block_size(); }
  static HIPSPV_GROUP unsigned int block_rank() { return static_cast<unsigned int>(detail::rank_in_grid()); }
  static HIPSPV_GROUP dim3 thread_index() { return threadIdx; }
  static HIPSPV_GROUP dim3 group_index() { return blockIdx; }
  static HIPSPV_GROUP dim3 group_dim() { return blockDim; }
  static HIPSPV_GROUP dim3 dim_threads() { return blockDim; }
  static HIPSPV_GROUP bool is_valid() { return true; }

 private:
  friend struct detail::maker;
  HIPSPV_GROUP thread_block() : thread_group(detail::block_kind) {}
};

/* Converts to thread_group visibly to the compiler: then the barrier in thread_group::sync() is also the grid's. */
class grid_group {
 public:
  struct arrival_token {};

  HIPSPV_GROUP operator thread_group() const;

  static HIPSPV_GROUP void sync() { __hipspv_grid_barrier(); }
  static HIPSPV_GROUP arrival_token barrier_arrive() { return arrival_token(); }
  static HIPSPV_GROUP void barrier_wait(arrival_token&&) { __hipspv_grid_barrier(); }
  static HIPSPV_GROUP bool is_valid() { return __hipspv_grid_is_cooperative() != 0; }
  static HIPSPV_GROUP unsigned long long thread_rank() {
    return detail::rank_in_grid() * detail::block_size() + detail::block_rank();
  }
  static HIPSPV_GROUP unsigned long long size() { return detail::grid_blocks() * detail::block_size(); }
  static HIPSPV_GROUP unsigned long long num_threads() { return size(); }
  static HIPSPV_GROUP unsigned long long block_rank() { return detail::rank_in_grid(); }
  static HIPSPV_GROUP unsigned long long num_blocks() { return detail::grid_blocks(); }
  static HIPSPV_GROUP dim3 block_index() { return blockIdx; }
  static HIPSPV_GROUP dim3 dim_blocks() { return gridDim; }
  /* Each cluster has one block. */
  static HIPSPV_GROUP unsigned long long cluster_rank() { return detail::rank_in_grid(); }
  static HIPSPV_GROUP unsigned long long num_clusters() { return detail::grid_blocks(); }
  static HIPSPV_GROUP dim3 cluster_index() { return blockIdx; }
  static HIPSPV_GROUP dim3 dim_clusters() { return gridDim; }
  /* A block's dimensions, as in HIP. */
  static HIPSPV_GROUP dim3 group_dim() { return blockDim; }

 protected:
  friend struct detail::maker;
  HIPSPV_GROUP grid_group() {}
};

/* The grids of one launch on several devices: here there is one device. */
class multi_grid_group : public grid_group {
 public:
  static HIPSPV_GROUP unsigned int num_grids() { return 1; }
  static HIPSPV_GROUP unsigned int grid_rank() { return 0; }

 private:
  friend struct detail::maker;
  HIPSPV_GROUP multi_grid_group() : grid_group() {}
};

class cluster_group : public thread_group {
 public:
  struct arrival_token {};

  static HIPSPV_GROUP void sync() { __syncthreads(); }
  static HIPSPV_GROUP arrival_token barrier_arrive() { return arrival_token(); }
  static HIPSPV_GROUP void barrier_wait() { __syncthreads(); }
  static HIPSPV_GROUP void barrier_wait(arrival_token&&) { __syncthreads(); }
  static HIPSPV_GROUP unsigned int thread_rank() { return detail::block_rank(); }
  static HIPSPV_GROUP unsigned int block_rank() { return 0; }
  static HIPSPV_GROUP unsigned int num_blocks() { return 1; }
  static HIPSPV_GROUP unsigned int size() { return detail::block_size(); }
  static HIPSPV_GROUP unsigned int num_threads() { return detail::block_size(); }
  static HIPSPV_GROUP dim3 thread_index() { return threadIdx; }
  static HIPSPV_GROUP dim3 block_index() { return dim3(0, 0, 0); }
  static HIPSPV_GROUP dim3 dim_blocks() { return dim3(1, 1, 1); }
  static HIPSPV_GROUP dim3 dim_threads() { return blockDim; }
  static HIPSPV_GROUP unsigned int query_shared_rank(const void*) { return 0; }
  template <typename __T>
  static HIPSPV_GROUP __T* map_shared_rank(__T* address, int) {
    return address;
  }
  static HIPSPV_GROUP bool is_valid() { return true; }

 private:
  friend struct detail::maker;
  HIPSPV_GROUP cluster_group() : thread_group(detail::block_kind) {}
};

/* Lanes of a warp in numerical order: all that arrived here together, or a part of them. */
class coalesced_group : public thread_group {
 public:
  typedef detail::within_warp extent;

  HIPSPV_GROUP unsigned int size() const { return detail::count(mask_); }
  HIPSPV_GROUP unsigned int num_threads() const { return detail::count(mask_); }
  HIPSPV_GROUP unsigned int thread_rank() const { return detail::count(mask_ & detail::lanes_below()); }
  HIPSPV_GROUP bool is_valid() const { return mask_ != 0; }
  HIPSPV_GROUP void sync() const { __syncwarp(mask_); }
  HIPSPV_GROUP unsigned int meta_group_rank() const { return meta_rank_; }
  HIPSPV_GROUP unsigned int meta_group_size() const { return meta_size_; }

  template <typename __T>
  HIPSPV_GROUP __T shfl(__T value, int rank) const {
    return detail::read(mask_, value, detail::lane_of(mask_, static_cast<unsigned int>(rank) % size()));
  }
  /* Beyond the last member, or before the first, a thread reads its own value. */
  template <typename __T>
  HIPSPV_GROUP __T shfl_down(__T value, unsigned int delta) const {
    const unsigned int rank = thread_rank();
    const bool inside = delta < size() - rank;
    return detail::read(mask_, value, detail::lane_of(mask_, inside ? rank + delta : rank));
  }
  template <typename __T>
  HIPSPV_GROUP __T shfl_up(__T value, unsigned int delta) const {
    const unsigned int rank = thread_rank();
    return detail::read(mask_, value, detail::lane_of(mask_, delta <= rank ? rank - delta : rank));
  }
  HIPSPV_GROUP int any(int predicate) const { return __any_sync(mask_, predicate); }
  HIPSPV_GROUP int all(int predicate) const { return __all_sync(mask_, predicate); }
  HIPSPV_GROUP __hipspv_mask ballot(int predicate) const {
    return detail::by_rank(mask_, __hipspv_ballot_of(mask_, predicate));
  }
  template <typename __T>
  HIPSPV_GROUP __hipspv_mask match_any(__T value) const {
    return detail::by_rank(mask_, static_cast<detail::lanes>(__match_any_sync(mask_, value)));
  }
  template <typename __T>
  HIPSPV_GROUP __hipspv_mask match_all(__T value, int& predicate) const {
    return detail::by_rank(mask_, static_cast<detail::lanes>(__match_all_sync(mask_, value, &predicate)));
  }

 private:
  friend struct detail::maker;
  HIPSPV_GROUP explicit coalesced_group(detail::lanes mask, unsigned int meta_rank = 0, unsigned int meta_size = 1)
      : thread_group(detail::lanes_kind, mask, meta_rank, meta_size) {}
};

template <unsigned int __N, typename __Parent = void>
class thread_block_tile;

namespace detail {

/* Adjacent lanes. The last tile of a block has this size, too, including missing lanes. */
template <unsigned int __N>
class lanes_tile : public thread_group {
 public:
  typedef adjacent_lanes<__N> extent;

  static HIPSPV_GROUP unsigned int size() { return __N; }
  static HIPSPV_GROUP unsigned int num_threads() { return __N; }
  static HIPSPV_GROUP unsigned int thread_rank() { return detail::lane() % __N; }
  static HIPSPV_GROUP bool is_valid() { return true; }
  static HIPSPV_GROUP void sync() { __syncwarp(mask()); }
  HIPSPV_GROUP unsigned int meta_group_rank() const { return meta_rank_; }
  HIPSPV_GROUP unsigned int meta_group_size() const { return meta_size_; }

  template <typename __T>
  HIPSPV_GROUP __T shfl(__T value, int rank) const {
    return exchange(value, __builtin_constant_p(rank), __hipspv_lane_at(rank, __N));
  }
  template <typename __T>
  HIPSPV_GROUP __T shfl_down(__T value, unsigned int delta) const {
    return exchange(value, __builtin_constant_p(delta), __hipspv_lane_down(delta, __N));
  }
  template <typename __T>
  HIPSPV_GROUP __T shfl_up(__T value, unsigned int delta) const {
    return exchange(value, __builtin_constant_p(delta), __hipspv_lane_up(delta, __N));
  }
  template <typename __T>
  HIPSPV_GROUP __T shfl_xor(__T value, unsigned int mask) const {
    return exchange(value, __builtin_constant_p(mask), __hipspv_lane_xor(static_cast<int>(mask), __N));
  }
  HIPSPV_GROUP int any(int predicate) const { return __any_sync(mask(), predicate); }
  HIPSPV_GROUP int all(int predicate) const { return __all_sync(mask(), predicate); }
  HIPSPV_GROUP __hipspv_mask ballot(int predicate) const { return own(__hipspv_ballot_of(mask(), predicate)); }
  template <typename __T>
  HIPSPV_GROUP __hipspv_mask match_any(__T value) const {
    return own(static_cast<detail::lanes>(__match_any_sync(mask(), value)));
  }
  template <typename __T>
  HIPSPV_GROUP __hipspv_mask match_all(__T value, int& predicate) const {
    return own(static_cast<detail::lanes>(__match_all_sync(mask(), value, &predicate)));
  }

 protected:
  friend struct detail::maker;
  HIPSPV_GROUP lanes_tile(unsigned int meta_rank, unsigned int meta_size)
      : thread_group(detail::lanes_kind, mask(), meta_rank, meta_size) {}

 private:
  template <typename __T>
  static HIPSPV_GROUP __T exchange(const __T& value, bool fixed, int from) {
    return fixed ? detail::read<__hipspv_fixed_lane>(mask(), value, static_cast<unsigned int>(from))
                 : detail::read<__hipspv_any_lane>(mask(), value, static_cast<unsigned int>(from));
  }
  static HIPSPV_GROUP unsigned int first() { return detail::lane() & ~(__N - 1); }
  static HIPSPV_GROUP detail::lanes mask() { return detail::first_lanes(__N) << first(); }
  static HIPSPV_GROUP __hipspv_mask own(detail::lanes bits) { return bits >> first() & detail::first_lanes(__N); }
};

/* Words in shared memory through which __M threads or warps communicate. */
template <typename __T, unsigned int __M>
struct board {
  static constexpr unsigned int words = (sizeof(__T) + 7) / 8;
  static HIPSPV_GROUP unsigned long long* slot(unsigned int i) {
    __shared__ unsigned long long all[__M * words];
    return all + i * words;
  }
  static HIPSPV_GROUP void put(unsigned int i, const __T& value) { __builtin_memcpy(slot(i), &value, sizeof(__T)); }
  static HIPSPV_GROUP __T get(unsigned int i, const __T& like) {
    __T value = like;
    __builtin_memcpy(&value, slot(i), sizeof(__T));
    return value;
  }
};

/* Adjacent warps. OpenCL has no barrier for a part of a block: operations that need one wait for
 * the whole block, so all tiles must reach them. */
template <unsigned int __N>
class warps_tile : public thread_group {
 public:
  typedef across_warps extent;

  static HIPSPV_GROUP unsigned int size() { return __N; }
  static HIPSPV_GROUP unsigned int num_threads() { return __N; }
  static HIPSPV_GROUP unsigned int thread_rank() { return block_rank() % __N; }
  static HIPSPV_GROUP bool is_valid() { return true; }
  static HIPSPV_GROUP void sync() { __syncthreads(); }
  HIPSPV_GROUP unsigned int meta_group_rank() const { return meta_rank_; }
  HIPSPV_GROUP unsigned int meta_group_size() const { return meta_size_; }

  template <typename __T>
  HIPSPV_GROUP __T shfl(__T value, int rank) const {
    typedef board<__T, 1024> shared;
    shared::put(block_rank(), value);
    __syncthreads();
    const __T result = shared::get((block_rank() & ~(__N - 1)) + (static_cast<unsigned int>(rank) & (__N - 1)), value);
    __syncthreads();
    return result;
  }
  HIPSPV_GROUP int any(int predicate) const {
    return fold(*this, predicate != 0, [](int one, int two) { return one | two; }).all;
  }
  HIPSPV_GROUP int all(int predicate) const { return !any(!predicate); }

 protected:
  HIPSPV_GROUP warps_tile(unsigned int meta_rank, unsigned int meta_size)
      : thread_group(tile_kind, __N, meta_rank, meta_size) {}
};

}  // namespace detail

/* A tile has a power of two threads. */
template <unsigned int __N>
class thread_block_tile<__N, void> : public std::conditional<(__N > static_cast<unsigned int>(warpSize)),
                                                             detail::warps_tile<__N>, detail::lanes_tile<__N>>::type {
  static_assert(__N != 0 && __N <= 1024 && (__N & (__N - 1)) == 0,
                "the size of a tile is a power of two, and at most a block's");

 protected:
  HIPSPV_GROUP thread_block_tile(unsigned int meta_rank, unsigned int meta_size)
      : std::conditional<(__N > static_cast<unsigned int>(warpSize)), detail::warps_tile<__N>,
                         detail::lanes_tile<__N>>::type(meta_rank, meta_size) {}
};

/* A tile with the type of its parent. */
template <unsigned int __N, typename __Parent>
class thread_block_tile : public thread_block_tile<__N, void> {
 public:
  static HIPSPV_GROUP unsigned int meta_group_rank() { return __Parent::thread_rank() / __N; }
  static HIPSPV_GROUP unsigned int meta_group_size() { return (__Parent::size() + __N - 1) / __N; }

 private:
  friend struct detail::maker;
  HIPSPV_GROUP thread_block_tile() : thread_block_tile<__N, void>(meta_group_rank(), meta_group_size()) {}
};

namespace detail {

/* Creates groups, and accesses their members: programs use the functions below. */
struct maker {
  static HIPSPV_GROUP thread_block block() { return thread_block(); }
  static HIPSPV_GROUP grid_group grid() { return grid_group(); }
  static HIPSPV_GROUP multi_grid_group multi_grid() { return multi_grid_group(); }
  static HIPSPV_GROUP thread_group any_grid() {
    __hipspv_grid_group();
    return thread_group(grid_kind);
  }
  static HIPSPV_GROUP cluster_group cluster() { return cluster_group(); }
  static HIPSPV_GROUP coalesced_group coalesced(lanes mask, unsigned int meta_rank = 0, unsigned int meta_size = 1) {
    return coalesced_group(mask, meta_rank, meta_size);
  }
  template <unsigned int __N, typename __Parent>
  static HIPSPV_GROUP thread_block_tile<__N, __Parent> tile() {
    return thread_block_tile<__N, __Parent>();
  }
  static HIPSPV_GROUP lanes mask(const thread_group& group) { return group.mask_; }
  static HIPSPV_GROUP bool is_block(const thread_group& group) { return group.kind_ == block_kind; }

  /* Members in the order of their ranks, `size` per tile. A size that isn't a power of two within a
   * warp gives an empty group. */
  static HIPSPV_GROUP coalesced_group tiles(lanes mask, unsigned int number, unsigned int size) {
    if (size == 0 || (size & (size - 1)) != 0) return coalesced_group(0, 0, 0);
    const unsigned int rank = count(mask & lanes_below());
    const unsigned int start = rank / size * size;
    lanes rest = mask & ~((lanes(1) << lane_of(mask, start)) - 1);
    lanes tile = 0;
    for (unsigned int i = 0; i < size && rest != 0; ++i) {
      tile |= rest & -rest;
      rest &= rest - 1;
    }
    return coalesced_group(tile, start / size, (number + size - 1) / size);
  }
  static HIPSPV_GROUP coalesced_group tiles_of_block(unsigned int size) {
    if (size == 0 || (size & (size - 1)) != 0 || size > static_cast<unsigned int>(warpSize))
      return coalesced_group(0, 0, 0);
    const unsigned int start = block_rank() / size * size;
    const unsigned int number = block_size();
    const unsigned int members = number - start < size ? number - start : size;
    const lanes tile = first_lanes(members) << (start % static_cast<unsigned int>(warpSize));
    return coalesced_group(tile, start / size, (number + size - 1) / size);
  }
};

/* The members of a tile or a coalesced group that arrived here. */
template <typename __G>
HIPSPV_GROUP lanes members(const __G& group) {
  return maker::mask(group) & __hipspv_ballot_of(maker::mask(group), 1);
}

}  // namespace detail

HIPSPV_GROUP grid_group::operator thread_group() const { return detail::maker::any_grid(); }

HIPSPV_GROUP thread_block this_thread_block() { return detail::maker::block(); }
HIPSPV_GROUP grid_group this_grid() { return detail::maker::grid(); }
HIPSPV_GROUP multi_grid_group this_multi_grid() { return detail::maker::multi_grid(); }
HIPSPV_GROUP cluster_group this_cluster() { return detail::maker::cluster(); }
HIPSPV_GROUP coalesced_group coalesced_threads() { return detail::maker::coalesced(__hipspv_here()); }
HIPSPV_GROUP thread_group this_thread() { return detail::maker::coalesced(detail::lanes(1) << detail::lane()); }

/* Memory that CUDA requires for tiles of several warps. */
template <unsigned int __N = 1024>
struct block_tile_memory {};
template <unsigned int __N>
HIPSPV_GROUP thread_block this_thread_block(block_tile_memory<__N>&) {
  return this_thread_block();
}

template <unsigned int __N, typename __Parent>
HIPSPV_GROUP thread_block_tile<__N, __Parent> tiled_partition(const __Parent&) {
  return detail::maker::tile<__N, __Parent>();
}
HIPSPV_GROUP coalesced_group tiled_partition(const coalesced_group& parent, unsigned int size) {
  return detail::maker::tiles(detail::maker::mask(parent), parent.size(), size);
}
HIPSPV_GROUP thread_group tiled_partition(const thread_group& parent, unsigned int size) {
  if (detail::maker::is_block(parent)) return detail::maker::tiles_of_block(size);
  return detail::maker::tiles(detail::maker::mask(parent), parent.size(), size);
}

/* Members with the same label. The groups are numbered by their lowest lanes. */
template <typename __G, typename __L>
HIPSPV_GROUP coalesced_group labeled_partition(const __G& group, __L label) {
  const detail::lanes all = detail::members(group);
  const detail::lanes same = static_cast<detail::lanes>(__match_any_sync(all, label));
  const detail::lanes below = (detail::lanes(1) << detail::lowest(same)) - 1;
  const detail::lanes leaders = __hipspv_ballot_of(all, detail::lowest(same) == detail::lane()) & all;
  return detail::maker::coalesced(same, detail::count(leaders & below), detail::count(leaders));
}
template <typename __G>
HIPSPV_GROUP coalesced_group binary_partition(const __G& group, bool predicate) {
  return labeled_partition(group, static_cast<int>(predicate));
}

template <typename __G>
HIPSPV_GROUP auto thread_rank(const __G& group) -> decltype(group.thread_rank()) {
  return group.thread_rank();
}
template <typename __G>
HIPSPV_GROUP auto group_size(const __G& group) -> decltype(group.size()) {
  return group.size();
}
template <typename __G>
HIPSPV_GROUP bool is_valid(const __G& group) {
  return group.is_valid();
}
template <typename __G>
HIPSPV_GROUP void sync(const __G& group) {
  group.sync();
}

/* One thread of the group calls the function; with `broadcast` all get its result. */
template <typename __G, typename __F, typename... __A>
HIPSPV_GROUP void invoke_one(const __G& group, __F&& function, __A&&... arguments) {
  if (group.thread_rank() == 0) static_cast<__F&&>(function)(static_cast<__A&&>(arguments)...);
}
template <typename __G, typename __F, typename... __A>
HIPSPV_GROUP auto invoke_one_broadcast(const __G& group, __F&& function, __A&&... arguments)
    -> decltype(function(static_cast<__A&&>(arguments)...)) {
  decltype(function(static_cast<__A&&>(arguments)...)) result{};
  if (group.thread_rank() == 0) result = static_cast<__F&&>(function)(static_cast<__A&&>(arguments)...);
  return group.shfl(result, 0);
}

/* Copies by all threads of a group. A thread has copied its own elements when memcpy_async returns; after wait() the
 * threads see those of the others. */

namespace detail {

template <typename __G, typename __T>
HIPSPV_GROUP void copy(const __G& group, __T* target, const __T* source, __SIZE_TYPE__ count) {
  for (__SIZE_TYPE__ i = group.thread_rank(); i < count; i += group.size())
    __builtin_memcpy(target + i, source + i, sizeof(__T));
}

}  // namespace detail

/* `bytes`: a number, or CUDA's aligned_size_t. */
template <typename __G, typename __T, typename __S>
HIPSPV_GROUP void memcpy_async(const __G& group, __T* target, const __T* source, const __S& bytes) {
  const __SIZE_TYPE__ size = static_cast<__SIZE_TYPE__>(bytes);
  if (size % sizeof(__T) == 0)
    detail::copy(group, target, source, size / sizeof(__T));
  else
    detail::copy(group, reinterpret_cast<char*>(target), reinterpret_cast<const char*>(source), size);
}
template <typename __G, typename __S>
HIPSPV_GROUP void memcpy_async(const __G& group, void* target, const void* source, const __S& bytes) {
  detail::copy(group, static_cast<char*>(target), static_cast<const char*>(source), static_cast<__SIZE_TYPE__>(bytes));
}
/* Both counts are of elements: those available, and those for which there is space. */
template <typename __G, typename __T, typename __D, typename __S>
HIPSPV_GROUP void memcpy_async(const __G& group, __T* target, const __D& room, const __T* source, const __S& count) {
  const __SIZE_TYPE__ have = static_cast<__SIZE_TYPE__>(count);
  const __SIZE_TYPE__ take = static_cast<__SIZE_TYPE__>(room);
  detail::copy(group, target, source, have < take ? have : take);
}

template <typename __G>
HIPSPV_GROUP void wait(const __G& group) {
  group.sync();
}
template <unsigned int __N, typename __G>
HIPSPV_GROUP void wait_prior(const __G& group) {
  group.sync();
}

HIPSPV_GROUPS_END

#include <hip/spirv_detail/cg_reduce.inc>

#undef HIPSPV_GROUP

#endif

#endif
