// The driver's objects, and what all entry points do: they check handles and give the specification's errors. Misuse
// that a real driver would silently get wrong ends the process.
#pragma once

#include <level_zero/ze_api.h>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>

#include "settings.h"

namespace test_driver {

// Prints what the caller did wrong and aborts.
[[noreturn]] void misuse(const std::string& what);

// The result of an entry point, thrown inside it.
struct Failure {
  ze_result_t result;
};

[[noreturn]] inline void fail(ze_result_t result) { throw Failure{result}; }

inline void require(bool condition, ze_result_t otherwise) {
  if (!condition) fail(otherwise);
}

enum class Kind : std::uint8_t {
  kDriver,
  kDevice,
  kContext,
  kQueue,
  kList,
  kPool,
  kEvent,
  kModule,
  kBuildLog,
  kKernel,
  kPhysical,
  kSemaphore,
};
inline constexpr std::size_t kKinds = 12;

const char* nameOf(Kind kind);
// With the article.
std::string one(Kind kind);

// The object of a handle. A destroyed object stays in memory for a while, so that its use is noticed.
struct Object {
  static constexpr std::uint64_t kLiving = 0x7a652d74657374aa, kDead = 0x7a652d646561646d;

  Object(Kind kind, Object* parent);
  virtual ~Object();
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  std::uint64_t magic = kLiving;
  const Kind kind;
  Object* const parent;
  int children[kKinds] = {};  // living ones, by kind
  int inUse = 0;              // by commands that haven't ended
};

// All state is under one lock. The process's end doesn't destroy it.
struct State {
  std::mutex mutex;
  std::condition_variable changed;
  std::atomic<bool> initialised{false};
};

State& state();

using Lock = std::unique_lock<std::mutex>;

// Checks what a handle leads to, without the lock's protection of its members.
Object* checked(void* handle, Kind kind);

template <class T>
T& from(typename T::Handle handle) {
  require(handle != nullptr, ZE_RESULT_ERROR_INVALID_NULL_HANDLE);
  return *static_cast<T*>(checked(handle, T::kKind));
}

template <class T>
T* optional(typename T::Handle handle) {
  return handle == nullptr ? nullptr : &from<T>(handle);
}

template <class T>
typename T::Handle handle(T* object) {
  return reinterpret_cast<typename T::Handle>(static_cast<Object*>(object));
}

template <class P>
P& pointed(P* pointer) {
  require(pointer != nullptr, ZE_RESULT_ERROR_INVALID_NULL_POINTER);
  return *pointer;
}

// A structure that the caller gives: its type is set.
template <class S>
S& described(S* structure, std::uint32_t type, std::uint32_t other = 0) {
  S& result = pointed(structure);
  const auto given = static_cast<std::uint32_t>(result.stype);
  if (given != type && (other == 0 || given != other))
    misuse("a structure has the type " + std::to_string(given) + ", not " + std::to_string(type));
  return result;
}

// The structure of that type in a chain, or nullptr.
template <class S, class Chain>
S* chained(Chain* next, std::uint32_t type) {
  using Base = std::conditional_t<std::is_const_v<Chain>, const ze_base_desc_t, ze_base_properties_t>;
  for (auto* each = static_cast<Base*>(next); each != nullptr; each = static_cast<Base*>(each->pNext))
    if (static_cast<std::uint32_t>(each->stype) == type) return reinterpret_cast<S*>(each);
  return nullptr;
}

// Marks the object dead. It must be unused and have no children.
void destroy(Object& object, const Lock&);

// Counts or lists, as the API's functions do that are called twice.
template <class T, class Get>
void enumerate(std::uint32_t available, std::uint32_t* count, T* items, Get&& get) {
  const bool wanted = pointed(count) != 0 && items != nullptr;
  if (!wanted || *count > available) *count = available;
  if (!wanted) return;
  for (std::uint32_t i = 0; i < *count; ++i) items[i] = get(i);
}

inline bool offers(std::uint32_t major, std::uint32_t minor) { return settings().api >= ZE_MAKE_VERSION(major, minor); }

// Writes to the log. The result that HIPSPV_TEST_ZE_FAIL asks for, or success.
ze_result_t entered(std::string_view function);

// Runs an entry point's body; name: its C++ name, which lacks "ze".
template <class Body>
ze_result_t entry(std::string_view name, Body&& body) noexcept {
  try {
    if (!state().initialised) return ZE_RESULT_ERROR_UNINITIALIZED;
    if (const ze_result_t result = entered(name); result != ZE_RESULT_SUCCESS) return result;
    if constexpr (std::is_void_v<decltype(body())>) {
      body();
      return ZE_RESULT_SUCCESS;
    } else {
      return body();
    }
  } catch (const Failure& failure) {
    return failure.result;
  } catch (const std::bad_alloc&) {
    return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

// Prints the living objects that the caller made; their number.
int printLeaks();

}  // namespace test_driver
