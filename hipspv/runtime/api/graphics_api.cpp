// OpenGL's buffers and images: checks arguments and reports that they are unsupported.
#include <hip/hip_gl_interop.h>

#include "guard.h"

using namespace hipspv;

namespace {

[[noreturn]] void refuse(const char* call) {
  throw Error(hipErrorNotSupported, std::string(call) + ": " + Runtime::get().current().properties().name +
                                        " shares nothing with OpenGL: copy through host memory");
}

void registerObject(const char* call, hipGraphicsResource** resource, unsigned flags) {
  constexpr unsigned known = hipGraphicsRegisterFlagsReadOnly | hipGraphicsRegisterFlagsWriteDiscard |
                             hipGraphicsRegisterFlagsSurfaceLoadStore | hipGraphicsRegisterFlagsTextureGather;
  require(resource != nullptr && (flags & ~known) == 0, hipErrorInvalidValue);
  refuse(call);
}

// No resource can be registered, so no handle is valid.
void requireResources(int count, const hipGraphicsResource_t* resources, hipStream_t stream) {
  require(count > 0 && resources != nullptr, hipErrorInvalidValue);
  streamOf(stream);
  throw Error(hipErrorInvalidHandle);
}

}  // namespace

HIPSPV_EXPORT hipError_t hipGLGetDevices(unsigned int* count, int* devices, unsigned int capacity,
                                         hipGLDeviceList list) {
  return guard([&] {
    require(count != nullptr && devices != nullptr && capacity != 0, hipErrorInvalidValue);
    require(list >= hipGLDeviceListAll && list <= hipGLDeviceListNextFrame, hipErrorInvalidValue);
    *count = 0;
    throw Error(hipErrorNoDevice, "hipGLGetDevices: no device shares memory with OpenGL");
  });
}

HIPSPV_EXPORT hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource** resource, GLuint, unsigned int flags) {
  return guard([&] { registerObject("hipGraphicsGLRegisterBuffer", resource, flags); });
}

HIPSPV_EXPORT hipError_t hipGraphicsGLRegisterImage(hipGraphicsResource** resource, GLuint, GLenum,
                                                    unsigned int flags) {
  return guard([&] { registerObject("hipGraphicsGLRegisterImage", resource, flags); });
}

HIPSPV_EXPORT hipError_t hipGraphicsMapResources(int count, hipGraphicsResource_t* resources, hipStream_t stream) {
  return guard([&] { requireResources(count, resources, stream); });
}

HIPSPV_EXPORT hipError_t hipGraphicsUnmapResources(int count, hipGraphicsResource_t* resources, hipStream_t stream) {
  return guard([&] { requireResources(count, resources, stream); });
}

HIPSPV_EXPORT hipError_t hipGraphicsSubResourceGetMappedArray(hipArray_t* array, hipGraphicsResource_t resource,
                                                              unsigned int, unsigned int) {
  return guard([&] {
    require(array != nullptr && resource != nullptr, hipErrorInvalidValue);
    throw Error(hipErrorInvalidHandle);
  });
}

HIPSPV_EXPORT hipError_t hipGraphicsResourceGetMappedPointer(void** pointer, size_t* size,
                                                             hipGraphicsResource_t resource) {
  return guard([&] {
    require(pointer != nullptr && size != nullptr && resource != nullptr, hipErrorInvalidValue);
    throw Error(hipErrorInvalidHandle);
  });
}

HIPSPV_EXPORT hipError_t hipGraphicsUnregisterResource(hipGraphicsResource_t resource) {
  return guard([&] {
    require(resource != nullptr, hipErrorInvalidValue);
    throw Error(hipErrorInvalidHandle);
  });
}
