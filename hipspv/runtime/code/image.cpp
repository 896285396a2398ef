#include "image.h"

#include <cstdlib>
#include <string_view>

#include "hipspv/runtime/core/device.h"
#include "hipspv/runtime/core/runtime.h"
#include "hipspv/runtime/spirv/requirements.h"

namespace hipspv {
namespace {

// A module with few kernels and little code is built whole: each build has a fixed cost, which on
// Intel's CPU device equals that of a small kernel.
constexpr std::size_t kFewKernels = 4;
constexpr std::size_t kFewWords = 8192;

constexpr std::string_view kPerPart[] = {kServiceVariable, kHeapVariable};

bool someDeviceLacks(const ModuleInfo& info) {
  Runtime& runtime = Runtime::get();
  for (int i = 0; i < runtime.deviceCount(); ++i)
    if (declaresLacking(info, runtime.device(i).facts())) return true;
  return false;
}

// HIPSPV_DEBUG_PARTS=always or never, for tests.
bool worthwhile(const ModuleInfo& info, std::size_t words) {
  const char* debug = std::getenv("HIPSPV_DEBUG_PARTS");
  const std::string_view wish = debug == nullptr ? "" : debug;
  if (wish == "always" || wish == "never") return wish == "always";
  // Undefined symbols, and features that a device lacks, should only affect the kernels that need
  // them.
  return info.kernelCount() > kFewKernels || words > kFewWords || !info.undefined().empty() ||
         someDeviceLacks(info);
}

std::unique_ptr<ModuleParts> cut(const ModuleInfo& info, std::span<const std::uint32_t> words) {
  if (!worthwhile(info, words.size())) return nullptr;
  auto parts = std::make_unique<ModuleParts>(words, kPerPart);
  return parts->count() > 1 ? std::move(parts) : nullptr;
}

}  // namespace

std::unique_ptr<Image::Content> Image::load() {
  if (words_.empty()) words_ = extractSpirv(address_ != nullptr ? mappedFrom(address_) : bytes_);
  auto content = std::make_unique<Content>(words_);
  content->parts = cut(content->info, words_);
  return content;
}

Image::Content& Image::content() {
  return content_.get([this] { return load(); });
}

std::span<const std::uint32_t> Image::words() {
  content();
  return words_;
}

std::size_t Image::parts() {
  const Content& all = content();
  return all.parts == nullptr ? 1 : all.parts->count();
}

std::size_t Image::partOfKernel(std::string_view name) {
  const Content& all = content();
  return all.parts == nullptr ? 0 : all.parts->ofKernel(name).value_or(0);
}

std::size_t Image::partOfVariable(std::string_view name) {
  const Content& all = content();
  return all.parts == nullptr ? 0 : all.parts->ofVariable(name).value_or(0);
}

PartModule Image::part(std::size_t index) {
  const Content& all = content();
  if (all.parts == nullptr)
    return {words_, all.info.undefined(),
            all.info.findKernel(kVariablesKernel).has_value()};
  return all.parts->part(index);
}

}  // namespace hipspv
