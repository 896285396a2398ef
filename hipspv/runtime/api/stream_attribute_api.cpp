// Attributes and ids of streams.
#include "guard.h"
#include "hipspv/runtime/memory/access_window.h"

using namespace hipspv;

namespace {

void set(Stream& stream, hipStreamAttrID which, const hipStreamAttrValue& value) {
  StreamAttributes attributes = stream.attributes();
  switch (which) {
    case hipStreamAttributeAccessPolicyWindow:
      checkWindow(value.accessPolicyWindow, stream.device());
      attributes.window = value.accessPolicyWindow;
      break;
    case hipStreamAttributeSynchronizationPolicy:
      require(value.syncPolicy >= hipSyncPolicyAuto && value.syncPolicy <= hipSyncPolicyBlockingSync,
              hipErrorInvalidValue);
      attributes.policy = value.syncPolicy;
      break;
    case hipStreamAttributeMemSyncDomainMap:
      // A device has one domain, with the number 0.
      require(value.memSyncDomainMap.default_ == 0 && value.memSyncDomainMap.remote == 0, hipErrorInvalidValue);
      attributes.domains = value.memSyncDomainMap;
      break;
    case hipStreamAttributeMemSyncDomain:
      require(
          value.memSyncDomain == hipLaunchMemSyncDomainDefault || value.memSyncDomain == hipLaunchMemSyncDomainRemote,
          hipErrorInvalidValue);
      attributes.domain = value.memSyncDomain;
      break;
    case hipStreamAttributePriority:
      if (value.priority == stream.priority()) return;
      throw Error(hipErrorNotSupported,
                  "another priority for a stream that is there: a device's "
                  "queue keeps the one that it was created with");
    default:
      throw Error(hipErrorInvalidValue);
  }
  stream.setAttributes(attributes);
}

hipStreamAttrValue get(const Stream& stream, hipStreamAttrID which) {
  const StreamAttributes attributes = stream.attributes();
  hipStreamAttrValue value{};
  switch (which) {
    case hipStreamAttributeAccessPolicyWindow:
      value.accessPolicyWindow = attributes.window;
      return value;
    case hipStreamAttributeSynchronizationPolicy:
      value.syncPolicy = attributes.policy;
      return value;
    case hipStreamAttributeMemSyncDomainMap:
      value.memSyncDomainMap = attributes.domains;
      return value;
    case hipStreamAttributeMemSyncDomain:
      value.memSyncDomain = attributes.domain;
      return value;
    case hipStreamAttributePriority:
      value.priority = stream.priority();
      return value;
    default:
      throw Error(hipErrorInvalidValue);
  }
}

Stream& given(hipStream_t stream) { return streamOf(stream, hipErrorInvalidHandle); }

}  // namespace

HIPSPV_EXPORT hipError_t hipStreamGetId(hipStream_t stream, unsigned long long* id) {
  return guard([&] {
    require(id != nullptr, hipErrorInvalidValue);
    *id = given(stream).id();
  });
}

HIPSPV_EXPORT hipError_t hipStreamSetAttribute(hipStream_t stream, hipStreamAttrID which,
                                               const hipStreamAttrValue* value) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    set(given(stream), which, *value);
  });
}

HIPSPV_EXPORT hipError_t hipStreamGetAttribute(hipStream_t stream, hipStreamAttrID which, hipStreamAttrValue* value) {
  return guard([&] {
    require(value != nullptr, hipErrorInvalidValue);
    *value = get(given(stream), which);
  });
}

HIPSPV_EXPORT hipError_t hipStreamCopyAttributes(hipStream_t to, hipStream_t from) {
  return guard([&] {
    Stream& target = streamOf(to, hipErrorInvalidValue);
    target.setAttributes(streamOf(from, hipErrorInvalidValue).attributes());
  });
}
