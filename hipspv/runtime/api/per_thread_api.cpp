// The API with hipStreamPerThread as the default stream, for programs compiled with
// -fgpu-default-stream=per-thread (HIP's hip_runtime_pt_api.h renames their calls).
#include "guard.h"

using namespace hipspv;

namespace {

hipStream_t own(hipStream_t stream) { return stream == nullptr ? hipStreamPerThread : stream; }

// Waits for an asynchronous call in the thread's stream and returns its result.
hipError_t waited(hipError_t error) { return error != hipSuccess ? error : hipStreamSynchronize(hipStreamPerThread); }

}  // namespace

// Defines name_spt with these parameters as the call.
#define PER_THREAD(name, parameters, call) \
  HIPSPV_CALL name##_spt parameters { return call; }

// ---- Copies and fills that complete before the call returns

PER_THREAD(hipMemcpy, (void* to, const void* from, std::size_t bytes, hipMemcpyKind kind),
           hipMemcpyWithStream(to, from, bytes, kind, hipStreamPerThread))
PER_THREAD(hipMemcpyToSymbol,
           (const void* symbol, const void* from, std::size_t bytes, std::size_t offset, hipMemcpyKind kind),
           waited(hipMemcpyToSymbolAsync(symbol, from, bytes, offset, kind, hipStreamPerThread)))
PER_THREAD(hipMemcpyFromSymbol,
           (void* to, const void* symbol, std::size_t bytes, std::size_t offset, hipMemcpyKind kind),
           waited(hipMemcpyFromSymbolAsync(to, symbol, bytes, offset, kind, hipStreamPerThread)))
PER_THREAD(hipMemcpy2D,
           (void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
            std::size_t height, hipMemcpyKind kind),
           waited(hipMemcpy2DAsync(to, toPitch, from, fromPitch, width, height, kind, hipStreamPerThread)))
PER_THREAD(hipMemcpy3D, (const hipMemcpy3DParms* parameters), waited(hipMemcpy3DAsync(parameters, hipStreamPerThread)))
PER_THREAD(hipMemcpy2DToArray,
           (hipArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t pitch, std::size_t width,
            std::size_t height, hipMemcpyKind kind),
           waited(hipMemcpy2DToArrayAsync(to, x, y, from, pitch, width, height, kind, hipStreamPerThread)))
PER_THREAD(hipMemcpy2DFromArray,
           (void* to, std::size_t pitch, hipArray_const_t from, std::size_t x, std::size_t y, std::size_t width,
            std::size_t height, hipMemcpyKind kind),
           waited(hipMemcpy2DFromArrayAsync(to, pitch, from, x, y, width, height, kind, hipStreamPerThread)))
PER_THREAD(hipMemset, (void* to, int value, std::size_t bytes),
           waited(hipMemsetAsync(to, value, bytes, hipStreamPerThread)))
PER_THREAD(hipMemset2D, (void* to, std::size_t pitch, int value, std::size_t width, std::size_t height),
           waited(hipMemset2DAsync(to, pitch, value, width, height, hipStreamPerThread)))
PER_THREAD(hipMemset3D, (hipPitchedPtr to, int value, hipExtent extent),
           waited(hipMemset3DAsync(to, value, extent, hipStreamPerThread)))

// The run may begin and end within rows, and HIP has no asynchronous call for that: the default
// stream copies, after the thread's stream.
PER_THREAD(hipMemcpyFromArray,
           (void* to, hipArray_const_t from, std::size_t x, std::size_t y, std::size_t bytes, hipMemcpyKind kind), [&] {
             const hipError_t error = hipStreamSynchronize(hipStreamPerThread);
             return error != hipSuccess ? error : hipMemcpyFromArray(to, from, x, y, bytes, kind);
           }())

// ---- Copies and fills in a stream

PER_THREAD(hipMemcpyAsync, (void* to, const void* from, std::size_t bytes, hipMemcpyKind kind, hipStream_t stream),
           hipMemcpyAsync(to, from, bytes, kind, own(stream)))
PER_THREAD(hipMemcpyToSymbolAsync,
           (const void* symbol, const void* from, std::size_t bytes, std::size_t offset, hipMemcpyKind kind,
            hipStream_t stream),
           hipMemcpyToSymbolAsync(symbol, from, bytes, offset, kind, own(stream)))
PER_THREAD(hipMemcpyFromSymbolAsync,
           (void* to, const void* symbol, std::size_t bytes, std::size_t offset, hipMemcpyKind kind,
            hipStream_t stream),
           hipMemcpyFromSymbolAsync(to, symbol, bytes, offset, kind, own(stream)))
PER_THREAD(hipMemcpy2DAsync,
           (void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
            std::size_t height, hipMemcpyKind kind, hipStream_t stream),
           hipMemcpy2DAsync(to, toPitch, from, fromPitch, width, height, kind, own(stream)))
PER_THREAD(hipMemcpy3DAsync, (const hipMemcpy3DParms* parameters, hipStream_t stream),
           hipMemcpy3DAsync(parameters, own(stream)))
PER_THREAD(hipMemcpy2DToArrayAsync,
           (hipArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t pitch, std::size_t width,
            std::size_t height, hipMemcpyKind kind, hipStream_t stream),
           hipMemcpy2DToArrayAsync(to, x, y, from, pitch, width, height, kind, own(stream)))
PER_THREAD(hipMemcpy2DFromArrayAsync,
           (void* to, std::size_t pitch, hipArray_const_t from, std::size_t x, std::size_t y, std::size_t width,
            std::size_t height, hipMemcpyKind kind, hipStream_t stream),
           hipMemcpy2DFromArrayAsync(to, pitch, from, x, y, width, height, kind, own(stream)))
PER_THREAD(hipMemsetAsync, (void* to, int value, std::size_t bytes, hipStream_t stream),
           hipMemsetAsync(to, value, bytes, own(stream)))
PER_THREAD(hipMemset2DAsync,
           (void* to, std::size_t pitch, int value, std::size_t width, std::size_t height, hipStream_t stream),
           hipMemset2DAsync(to, pitch, value, width, height, own(stream)))
PER_THREAD(hipMemset3DAsync, (hipPitchedPtr to, int value, hipExtent extent, hipStream_t stream),
           hipMemset3DAsync(to, value, extent, own(stream)))

// ---- Streams and events

PER_THREAD(hipStreamQuery, (hipStream_t stream), hipStreamQuery(own(stream)))
PER_THREAD(hipStreamSynchronize, (hipStream_t stream), hipStreamSynchronize(own(stream)))
PER_THREAD(hipStreamGetPriority, (hipStream_t stream, int* priority), hipStreamGetPriority(own(stream), priority))
PER_THREAD(hipStreamGetFlags, (hipStream_t stream, unsigned int* flags), hipStreamGetFlags(own(stream), flags))
PER_THREAD(hipStreamWaitEvent, (hipStream_t stream, hipEvent_t event, unsigned int flags),
           hipStreamWaitEvent(own(stream), event, flags))
PER_THREAD(hipStreamAddCallback, (hipStream_t stream, hipStreamCallback_t callback, void* data, unsigned int flags),
           hipStreamAddCallback(own(stream), callback, data, flags))
PER_THREAD(hipLaunchHostFunc, (hipStream_t stream, hipHostFn_t function, void* data),
           hipLaunchHostFunc(own(stream), function, data))
PER_THREAD(hipEventRecord, (hipEvent_t event, hipStream_t stream), hipEventRecord(event, own(stream)))

// ---- Launches

PER_THREAD(hipLaunchKernel,
           (const void* function, dim3 grid, dim3 block, void** arguments, std::size_t sharedBytes, hipStream_t stream),
           hipLaunchKernel(function, grid, block, arguments, sharedBytes, own(stream)))
PER_THREAD(hipLaunchCooperativeKernel,
           (const void* function, dim3 grid, dim3 block, void** arguments, unsigned int sharedBytes,
            hipStream_t stream),
           hipLaunchCooperativeKernel(function, grid, block, arguments, sharedBytes, own(stream)))

// ---- Capture

PER_THREAD(hipStreamBeginCapture, (hipStream_t stream, hipStreamCaptureMode mode),
           hipStreamBeginCapture(own(stream), mode))
PER_THREAD(hipStreamEndCapture, (hipStream_t stream, hipGraph_t* graph), hipStreamEndCapture(own(stream), graph))
PER_THREAD(hipStreamIsCapturing, (hipStream_t stream, hipStreamCaptureStatus* status),
           hipStreamIsCapturing(own(stream), status))
PER_THREAD(hipStreamGetCaptureInfo, (hipStream_t stream, hipStreamCaptureStatus* status, unsigned long long* id),
           hipStreamGetCaptureInfo(own(stream), status, id))
PER_THREAD(hipStreamGetCaptureInfo_v2,
           (hipStream_t stream, hipStreamCaptureStatus* status, unsigned long long* id, hipGraph_t* graph,
            const hipGraphNode_t** dependencies, std::size_t* count),
           hipStreamGetCaptureInfo_v2(own(stream), status, id, graph, dependencies, count))
