// The functions of hipFFT and cuFFT, which differ in the types of handles.
#include <algorithm>
#include <iterator>

#include "plans.h"

namespace hipspv::fft {
namespace {

struct HipHandle;

int idOf(int handle) { return handle; }
int idOf(const HipHandle* handle) { return static_cast<int>(reinterpret_cast<std::intptr_t>(handle)); }

void set(int* handle, int id) { *handle = id; }
void set(HipHandle** handle, int id) { *handle = reinterpret_cast<HipHandle*>(static_cast<std::intptr_t>(id)); }

template <class Handle>
std::shared_ptr<Plan> planOf(Handle handle) {
  return Plans::instance().find(idOf(handle));
}

template <class Body>
int guard(Body&& body) noexcept {
  return static_cast<int>(libraries::guard<Status>(body));
}

// A plan of its own for a transform. make(plan)
template <class Handle, class Make>
int create(Handle* handle, Make&& make) {
  return guard([&] {
    require(handle != nullptr, Status::kInvalidValue);
    const int id = Plans::instance().add();
    try {
      make(*Plans::instance().find(id));
    } catch (...) {
      Plans::instance().remove(id);
      throw;
    }
    set(handle, id);
  });
}

template <class Handle>
int make(Handle handle, const Transform& transform, std::size_t* work) {
  return guard([&] { planOf(handle)->make(transform, work); });
}

Transform simple(int type, std::vector<std::int64_t> size, std::int64_t batch = 1) {
  return {static_cast<Type>(type), std::move(size), batch, {}, {}};
}

template <class Integer>
Transform many(int rank, const Integer* size, const Integer* inembed, Integer istride, Integer idist,
               const Integer* onembed, Integer ostride, Integer odist, int type, Integer batch) {
  require(rank > 0 && size != nullptr, Status::kInvalidValue);
  const auto list = [rank](const Integer* values) { return std::vector<std::int64_t>(values, values + rank); };
  Transform transform{static_cast<Type>(type), list(size), batch, {}, {}};
  if (inembed == nullptr || onembed == nullptr) return transform;  // all strides are the default ones
  transform.input = {list(inembed), istride, idist};
  transform.output = {list(onembed), ostride, odist};
  return transform;
}

// The transforms of the functions that take the types of elements (cudaDataType, hipDataType), by these types.
struct Elements {
  int input, output;
  Type type;
};
enum ElementType { kR32F = 0, kR64F = 1, kR16F = 2, kC32F = 4, kC64F = 5, kC16F = 6 };
constexpr Elements kElements[] = {
    {kC32F, kC32F, Type::kC2C}, {kR32F, kC32F, Type::kR2C}, {kC32F, kR32F, Type::kC2R},
    {kC64F, kC64F, Type::kZ2Z}, {kR64F, kC64F, Type::kD2Z}, {kC64F, kR64F, Type::kZ2D},
};

int typeOf(int input, int output, int execution) {
  for (const int type : {input, output, execution})
    if (type == kR16F || type == kC16F)
      throw Error(Status::kNotSupported, "transforms of halves are missing: convert the elements to float");
  const auto* found = std::ranges::find_if(
      kElements, [&](const Elements& elements) { return elements.input == input && elements.output == output; });
  require(found != std::end(kElements), Status::kInvalidType);
  const bool isDouble = input == kR64F || input == kC64F;
  require(execution == (isDouble ? kC64F : kC32F), Status::kInvalidType);
  return static_cast<int>(found->type);
}

// A pointer to a device function is an index into the kernels' table of functions, which the host can't call.
template <class Handle>
[[noreturn]] void refuseCallback(Handle handle) {
  planOf(handle);
  throw Error(Status::kNotSupported,
              "FFT has no callbacks: let a kernel prepare the input before the transform, or the output after it");
}

// The size of a work area, by a plan that isn't kept.
void estimate(std::size_t* work, const Transform& transform) {
  require(work != nullptr, Status::kInvalidValue);
  Plan plan;
  plan.setAutoAllocation(false);
  plan.make(transform, work);
}

template <class Handle, class Describe>
int sizeOf(Handle handle, std::size_t* work, Describe&& describe) {
  return guard([&] {
    planOf(handle);
    estimate(work, describe());
  });
}

constexpr int kVersion = 11303;  // cuFFT's of CUDA 12.8
constexpr int kVersionParts[] = {kVersion / 1000, kVersion % 1000 / 100, kVersion % 100};

}  // namespace
}  // namespace hipspv::fft

using namespace hipspv::fft;

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default"))) int
#define HANDLE int
#define NAME(name) cufft##name
#include "functions.inc"
#undef HANDLE
#undef NAME
#define HANDLE HipHandle*
#define NAME(name) hipfft##name
#include "functions.inc"
