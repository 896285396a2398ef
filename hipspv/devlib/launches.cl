// Launches, copies and fills that device code asks for: requests for the host (launch_abi.h).

#include "launch_abi.h"

// Set by the runtime before the first launch.
__global struct hipspv_launches *__global __hipspv_launches;

// As in service.cl: clang's builtins, and loads that are volatile.
#define LAUNCH_FIELD(launches, name) ((volatile __global atomic_uint *)&(launches)->name)
#define LAUNCH_READ(launches, name) (*(volatile __global uint *)&(launches)->name)

static uint advance(volatile __global atomic_uint *field, uint by) {
  return __opencl_atomic_fetch_add(field, by, memory_order_relaxed, memory_scope_device);
}

// The thread's index in the grid, plus 1.
static ulong this_thread(void) {
  ulong block = get_group_id(0) + get_num_groups(0) * (get_group_id(1) + get_num_groups(1) * get_group_id(2));
  ulong size = get_local_size(0) * get_local_size(1) * get_local_size(2);
  return block * size + get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2)) + 1;
}

// Keeps the error for __hipspv_launch_error, and returns it.
static uint fail(__global struct hipspv_launches *launches, uint error) {
  uint index = advance(LAUNCH_FIELD(launches, errors), 1);
  if (index < HIPSPV_LAUNCH_ERRORS) {
    launches->error[index].error = error;
    launches->error[index].thread = this_thread();
  }
  return error;
}

// The offset in the data of that many bytes; ~0u if there is no room.
static uint reserve_request(__global struct hipspv_launches *launches, uint size) {
  if (advance(LAUNCH_FIELD(launches, count), 1) < launches->limit) {
    uint used = LAUNCH_READ(launches, used);
    while (size <= launches->bytes - used)
      if (__opencl_atomic_compare_exchange_strong(LAUNCH_FIELD(launches, used), &used, used + size,
                                                  memory_order_relaxed, memory_order_relaxed, memory_scope_device))
        return used;
  }
  advance(LAUNCH_FIELD(launches, count), ~0u);
  advance(LAUNCH_FIELD(launches, dropped), 1);
  return ~0u;
}

// Writes a request with `bytes` bytes after its header. Returns CUDA's error. Not inlined: a kernel may have many calls.
static __attribute__((noinline)) uint put_request(struct hipspv_launch *request, const uint *offsets,
                                                  const uchar *arguments, uint bytes) {
  __global struct hipspv_launches *launches = __hipspv_launches;
  if (request->stream != HIPSPV_LAUNCH_TAIL && launches->depth >= HIPSPV_LAUNCH_MOST_DEPTH)
    return fail(launches, HIPSPV_LAUNCH_TOO_DEEP);
  uint words = 4 * request->arguments;
  request->first = (uint)sizeof(*request) + (words + 15) / 16 * 16;
  request->size = request->first + (bytes + 15) / 16 * 16;
  uint at = reserve_request(launches, request->size);
  if (at == ~0u) return fail(launches, HIPSPV_LAUNCH_TOO_MANY);
  __global uchar *to = (__global uchar *)(launches + 1) + at;
  *(__global struct hipspv_launch *)to = *request;
  for (uint i = 0; i < request->arguments; i++) ((__global uint *)(to + sizeof(*request)))[i] = offsets[i];
  for (uint i = 0; i < bytes; i++) to[request->first + i] = arguments[i];
  return 0;
}

static bool is_valid(const uint *shape, uint max_threads) {
  if (!shape[0] || !shape[1] || !shape[2]) return false;
  ulong line = shape[3], plane = line * shape[4];
  if (!line || !shape[4] || !shape[5] || line > max_threads || plane > max_threads) return false;
  return plane * shape[5] <= max_threads;
}

// address: the kernel's. shape: the grid, then the block. offsets: of the `count` arguments.
uint __hipspv_launch_kernel(ulong address, const uint *shape, ulong shared, ulong stream, const uint *offsets, uint count,
                            const void *arguments, uint bytes) {
  if (!is_valid(shape, __hipspv_launches->max_threads))
    return fail(__hipspv_launches, HIPSPV_LAUNCH_INVALID_CONFIGURATION);
  struct hipspv_launch request = {0, HIPSPV_LAUNCH_KERNEL, stream, address, 0, shared, {0, 0, 0}, {0, 0, 0}, count, 0};
  for (uint i = 0; i < 3; i++) {
    request.grid[i] = shape[i];
    request.block[i] = shape[3 + i];
  }
  return put_request(&request, offsets, (const uchar *)arguments, bytes);
}

// kind: a copy or a fill.
uint __hipspv_launch_memory(uint kind, ulong target, ulong source, ulong bytes, ulong stream) {
  struct hipspv_launch request = {0, kind, stream, target, source, bytes, {0, 0, 0}, {0, 0, 0}, 0, 0};
  return put_request(&request, 0, 0, 0);
}

// The thread's last error, which `clear` forgets.
uint __hipspv_launch_error(uint clear) {
  __global struct hipspv_launches *launches = __hipspv_launches;
  uint count = min(LAUNCH_READ(launches, errors), (uint)HIPSPV_LAUNCH_ERRORS), last = 0;
  ulong thread = count ? this_thread() : 0;
  for (uint i = 0; i < count; i++) {
    __global struct hipspv_launch_error *each = &launches->error[i];
    if (each->thread != thread || !each->error) continue;
    last = (uint)each->error;
    if (clear) each->error = 0;
  }
  return last;
}

// A number for a stream or an event, other than those of CUDA's own streams.
ulong __hipspv_launch_handle(void) { return 0x1000ul + advance(LAUNCH_FIELD(__hipspv_launches, handles), 1); }
