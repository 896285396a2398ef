#include "external.h"

#include <memory>

#include "textures.h"

namespace hipspv::cuda {
namespace {

class ExternalMemory final : public backend::ExternalMemory, public std::enable_shared_from_this<ExternalMemory> {
 public:
  ExternalMemory(const State& state, Holds& holds, ExternalMemoryHandle handle)
      : state_(state), holds_(holds), handle_(handle) {}
  ~ExternalMemory() override { holds_.releaseQuietly(state_.driver().DestroyExternalMemory, handle_); }
  ExternalMemory(const ExternalMemory&) = delete;
  ExternalMemory& operator=(const ExternalMemory&) = delete;

  std::shared_ptr<void> map(std::size_t offset, std::size_t bytes) override {
    ExternalBufferDescription wanted{};
    wanted.offset = offset;
    wanted.size = bytes;
    Address address = 0;
    state_.call(state_.driver().ExternalMemoryGetMappedBuffer, "cuExternalMemoryGetMappedBuffer", &address, handle_,
                &wanted);
    return {reinterpret_cast<void*>(address), [self = shared_from_this()](void* mapped) {
              self->holds_.releaseQuietly(
                  [self, mapped] { self->state_.callQuietly(self->state_.driver().MemFree, addressOf(mapped)); });
            }};
  }

  std::unique_ptr<backend::MipmappedTexels> mapMipmapped(std::size_t offset, const Texel& texel,
                                                         const ArrayShape& shape, unsigned levels) override {
    ExternalMipmappedDescription wanted{};
    wanted.offset = offset;
    wanted.array = describe(texel, shape);
    wanted.levels = levels;
    MipmappedHandle handle = nullptr;
    state_.call(state_.driver().ExternalMemoryGetMappedMipmappedArray, "cuExternalMemoryGetMappedMipmappedArray",
                &handle, handle_, &wanted);
    return adoptMipmapped(state_, holds_, handle, levels, shared_from_this());
  }

 private:
  const State& state_;
  Holds& holds_;
  const ExternalMemoryHandle handle_;
};

}  // namespace

std::shared_ptr<backend::ExternalMemory> External::importMemory(int descriptor, std::size_t bytes, bool dedicated) {
  ExternalMemoryDescription given{};
  given.type = kOpaqueDescriptor;
  given.descriptor = descriptor;
  given.size = bytes;
  if (dedicated) given.flags = kExternalDedicated;
  ExternalMemoryHandle handle = nullptr;
  state_.call(state_.driver().ImportExternalMemory, "cuImportExternalMemory", &handle, &given);
  return std::make_shared<ExternalMemory>(state_, holds_, handle);
}

std::shared_ptr<backend::ExternalSemaphore> External::importSemaphore(int descriptor, bool timeline) {
  ExternalSemaphoreDescription given{};
  given.type = timeline ? kTimelineDescriptor : kOpaqueDescriptor;
  given.descriptor = descriptor;
  ExternalSemaphoreHandle handle = nullptr;
  state_.call(state_.driver().ImportExternalSemaphore, "cuImportExternalSemaphore", &handle, &given);
  return std::make_shared<ExternalSemaphore>(state_, handle);
}

}  // namespace hipspv::cuda
