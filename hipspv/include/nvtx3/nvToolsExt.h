/*
 * Marks and ranges for profilers. They have no effect, like NVIDIA's own without a tool; a range's depth is the
 * value for that case. Names and values: NVIDIA/NVTX c/include/nvtx3/nvToolsExt.h.
 */
#ifndef HIPSPV_CUDA_NVTX3_NVTOOLSEXT_H
#define HIPSPV_CUDA_NVTX3_NVTOOLSEXT_H

#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

#define NVTX_VERSION 3
#define NVTX_SUCCESS 0
#define NVTX_FAIL 1
#define NVTX_NO_PUSH_POP_TRACKING (-2)

typedef uint64_t nvtxRangeId_t;
typedef struct nvtxDomainRegistration_st* nvtxDomainHandle_t;
typedef struct nvtxStringHandle_st* nvtxStringHandle_t;

typedef enum nvtxColorType_t { NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1 } nvtxColorType_t;

typedef enum nvtxMessageType_t {
  NVTX_MESSAGE_UNKNOWN = 0,
  NVTX_MESSAGE_TYPE_ASCII = 1,
  NVTX_MESSAGE_TYPE_UNICODE = 2,
  NVTX_MESSAGE_TYPE_REGISTERED = 3
} nvtxMessageType_t;

typedef enum nvtxPayloadType_t {
  NVTX_PAYLOAD_UNKNOWN = 0,
  NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,
  NVTX_PAYLOAD_TYPE_INT64 = 2,
  NVTX_PAYLOAD_TYPE_DOUBLE = 3,
  NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4,
  NVTX_PAYLOAD_TYPE_INT32 = 5,
  NVTX_PAYLOAD_TYPE_FLOAT = 6
} nvtxPayloadType_t;

typedef union nvtxMessageValue_t {
  const char* ascii;
  const wchar_t* unicode;
  nvtxStringHandle_t registered;
} nvtxMessageValue_t;

typedef struct nvtxEventAttributes_v2 {
  uint16_t version;
  uint16_t size;
  uint32_t category;
  int32_t colorType;
  uint32_t color;
  int32_t payloadType;
  int32_t reserved0;
  union payload_t {
    uint64_t ullValue;
    int64_t llValue;
    double dValue;
    uint32_t uiValue;
    int32_t iValue;
    float fValue;
  } payload;
  int32_t messageType;
  nvtxMessageValue_t message;
} nvtxEventAttributes_t;
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ((uint16_t)sizeof(nvtxEventAttributes_t))

#define NVTX_RESOURCE_MAKE_TYPE(CLASS, INDEX) ((((uint32_t)(NVTX_RESOURCE_CLASS_##CLASS)) << 16) | ((uint32_t)(INDEX)))
#define NVTX_RESOURCE_CLASS_GENERIC 1
typedef enum nvtxResourceGenericType_t {
  NVTX_RESOURCE_TYPE_UNKNOWN = 0,
  NVTX_RESOURCE_TYPE_GENERIC_POINTER = NVTX_RESOURCE_MAKE_TYPE(GENERIC, 1),
  NVTX_RESOURCE_TYPE_GENERIC_HANDLE = NVTX_RESOURCE_MAKE_TYPE(GENERIC, 2),
  NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = NVTX_RESOURCE_MAKE_TYPE(GENERIC, 3),
  NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = NVTX_RESOURCE_MAKE_TYPE(GENERIC, 4)
} nvtxResourceGenericType_t;
typedef struct nvtxResourceHandle* nvtxResourceHandle_t;
typedef struct nvtxResourceAttributes_v0 {
  uint16_t version;
  uint16_t size;
  int32_t identifierType;
  union identifier_t {
    const void* pValue;
    uint64_t ullValue;
  } identifier;
  int32_t messageType;
  nvtxMessageValue_t message;
} nvtxResourceAttributes_t;
#define NVTX_RESOURCE_ATTRIB_STRUCT_SIZE ((uint16_t)sizeof(nvtxResourceAttributes_t))

/* Unnamed parameters need C++ or C23, so `(void)` is used. */
#define HIPSPV_NVTX(type, name, parameters, ignored, result) \
  static inline type name parameters {                       \
    ignored;                                                 \
    return result;                                           \
  }
#define HIPSPV_NVTX_RANGES(end, type)                                                      \
  HIPSPV_NVTX(void, nvtxMark##end, (type what), (void)what, )                              \
  HIPSPV_NVTX(int, nvtxRangePush##end, (type what), (void)what, NVTX_NO_PUSH_POP_TRACKING) \
  HIPSPV_NVTX(nvtxRangeId_t, nvtxRangeStart##end, (type what), (void)what, 0)

HIPSPV_NVTX_RANGES(A, const char*)
HIPSPV_NVTX_RANGES(W, const wchar_t*)
HIPSPV_NVTX_RANGES(Ex, const nvtxEventAttributes_t*)
HIPSPV_NVTX(void, nvtxInitialize, (const void* reserved), (void)reserved, )
HIPSPV_NVTX(int, nvtxRangePop, (void), (void)0, NVTX_NO_PUSH_POP_TRACKING)
HIPSPV_NVTX(void, nvtxRangeEnd, (nvtxRangeId_t range), (void)range, )

#define HIPSPV_NVTX_NAMES(end, type)                                                                                   \
  HIPSPV_NVTX(void, nvtxNameCategory##end, (uint32_t category, type name), (void)category; (void)name, )               \
  HIPSPV_NVTX(void, nvtxNameOsThread##end, (uint32_t thread, type name), (void)thread; (void)name, )                   \
  HIPSPV_NVTX(nvtxDomainHandle_t, nvtxDomainCreate##end, (type name), (void)name, NULL)                                \
  HIPSPV_NVTX(nvtxStringHandle_t, nvtxDomainRegisterString##end, (nvtxDomainHandle_t domain, type text), (void)domain; \
              (void)text, NULL)                                                                                        \
  HIPSPV_NVTX(void, nvtxDomainNameCategory##end, (nvtxDomainHandle_t domain, uint32_t category, type name),            \
              (void)domain;                                                                                            \
              (void)category; (void)name, )
HIPSPV_NVTX_NAMES(A, const char*)
HIPSPV_NVTX_NAMES(W, const wchar_t*)
HIPSPV_NVTX(void, nvtxDomainDestroy, (nvtxDomainHandle_t domain), (void)domain, )
HIPSPV_NVTX(void, nvtxDomainMarkEx, (nvtxDomainHandle_t domain, const nvtxEventAttributes_t* what), (void)domain;
            (void)what, )
HIPSPV_NVTX(int, nvtxDomainRangePushEx, (nvtxDomainHandle_t domain, const nvtxEventAttributes_t* what), (void)domain;
            (void)what, NVTX_NO_PUSH_POP_TRACKING)
HIPSPV_NVTX(int, nvtxDomainRangePop, (nvtxDomainHandle_t domain), (void)domain, NVTX_NO_PUSH_POP_TRACKING)
HIPSPV_NVTX(nvtxRangeId_t, nvtxDomainRangeStartEx, (nvtxDomainHandle_t domain, const nvtxEventAttributes_t* what),
            (void)domain;
            (void)what, 0)
HIPSPV_NVTX(void, nvtxDomainRangeEnd, (nvtxDomainHandle_t domain, nvtxRangeId_t range), (void)domain; (void)range, )
HIPSPV_NVTX(nvtxResourceHandle_t, nvtxDomainResourceCreate, (nvtxDomainHandle_t domain, nvtxResourceAttributes_t* what),
            (void)domain;
            (void)what, NULL)
HIPSPV_NVTX(void, nvtxDomainResourceDestroy, (nvtxResourceHandle_t resource), (void)resource, )

#undef HIPSPV_NVTX_NAMES
#undef HIPSPV_NVTX_RANGES

#define nvtxMark nvtxMarkA
#define nvtxRangePush nvtxRangePushA
#define nvtxRangeStart nvtxRangeStartA
#define nvtxNameCategory nvtxNameCategoryA
#define nvtxNameOsThread nvtxNameOsThreadA
#define nvtxDomainCreate nvtxDomainCreateA
#define nvtxDomainRegisterString nvtxDomainRegisterStringA
#define nvtxDomainNameCategory nvtxDomainNameCategoryA

#endif
