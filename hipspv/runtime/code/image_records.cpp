#include "image_records.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "hipspv/runtime/support/error.h"

namespace hipspv {
namespace {

constexpr std::size_t kMaxNames = 1 << 20;

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end != 0) lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace

void ImageRecords::broken(std::string_view form, const std::string& what) {
  throw Error(hipErrorInvalidImage, "the " + std::string(form) + " is broken: " + what);
}

ImageRecords::ImageRecords(std::string_view text, std::string_view form) : form_(form), lines_(linesOf(text)) {
  for (const std::string_view line : lines_) {
    const Record record(line);
    record.check();
    apply(record);
  }
  for (auto& [name, kernel] : kernels_) finish(name, kernel);
}

void ImageRecords::apply(const Record& record) {
  switch (record.kind()) {
    case RecordKind::kMetadata:
      if (record.number(1) != kMetadataVersion) broken("another version of hipspv made it: compile it again");
      return;
    case RecordKind::kVariable:
      return addVariable(record);
    case RecordKind::kName:
      return addName(record);
    case RecordKind::kAbort:
      abortLocations_[record.number(1)] = {record.field(2), record.rest(3)};
      return;
    case RecordKind::kLaunch:
      kernelsByAddress_[record.number(1)] = record.field(2);
      return;
    default:
      if (!record.kernel().empty()) applyToKernel(record);
  }
}

void ImageRecords::applyToKernel(const Record& record) {
  ImageKernel& kernel = kernels_[std::string(record.kernel())];
  KernelInfo& info = kernel.info;
  switch (record.kind()) {
    case RecordKind::kKernel:
      if (std::exchange(kernel.hasParameters, true)) broken("two records describe " + std::string(record.kernel()));
      for (Fields fields(record.rest(2)); !fields.empty();) {
        const ParameterKind kind = fields.parameter();
        const std::uint32_t size = fields.size();
        info.parameters.push_back({kind, size, fields.size()});
      }
      return;
    case RecordKind::kPacked:
      for (Fields fields(record.rest(2)); !fields.empty();) {
        const std::uint32_t size = fields.size();
        kernel.packed.push_back({size, fields.size()});
      }
      return;
    case RecordKind::kEntry:
      if (std::exchange(kernel.hasEntry, true)) broken("two records have the entry of " + std::string(record.kernel()));
      kernel.entry = record.number(2);
      kernel.sharedBytes = record.size(3);
      kernel.privateBytes = record.size(4);
      return;
    case RecordKind::kLanes:
      info.subGroup = record.size(2);
      return;
    case RecordKind::kBounds:
      info.maxThreads = record.size(2);
      return;
    case RecordKind::kLaunches:
      info.launches = true;
      return;
    case RecordKind::kGrid:
      info.grid = GridInfo{record.size(2), record.size(3), record.size(4), record.size(5)};
      return;
    default:
      return;
  }
}

void ImageRecords::addVariable(const Record& record) {
  const auto [added, isNew] = variables_.emplace(record.field(2), ImageVariable{record.number(1), record.number(3)});
  if (!isNew) broken("two variables have the name " + added->first);
  if (record.has(4)) constantBytes_ += record.number(3);
}

void ImageRecords::addName(const Record& record) {
  const std::uint64_t index = record.number(1);
  if (index >= kMaxNames) broken("a name expression has the number " + std::to_string(index));
  names_.resize(std::max<std::size_t>(names_.size(), index + 1));
  names_[index] = record.field(2);
}

void ImageRecords::finish(std::string_view name, ImageKernel& kernel) const {
  if (!kernel.hasEntry) broken("the kernel " + std::string(name) + " has no entry");
  if (!kernel.hasParameters)
    broken("the kernel " + std::string(name) + " has no record of its parameters: compile with hipspv-cc");
  for (const ParameterKind kind : {ParameterKind::kBlockDimension, ParameterKind::kGrid})
    if (const auto count = std::ranges::count(kernel.info.parameters, kind, &Parameter::kind); count != 0 && count != 3)
      broken("the kernel " + std::string(name) + " has no group of 3 parameters");
  for (Parameter& parameter : kernel.info.parameters) {
    if (!std::has_single_bit(std::max(parameter.align, 1u)))
      broken("an argument of the kernel " + std::string(name) + " has an alignment that is no power of two");
    if (parameter.kind == ParameterKind::kPacked) parameter.members = kernel.packed;
  }
}

const ImageKernel& ImageRecords::kernel(std::string_view name) const {
  const auto found = kernels_.find(name);
  require(found != kernels_.end(), hipErrorNotFound);
  return found->second;
}

std::vector<std::string_view> ImageRecords::kernelNames() const {
  std::vector<std::string_view> names;
  for (const auto& [name, kernel] : kernels_) names.push_back(name);
  return names;
}

std::optional<AbortLocation> ImageRecords::abortLocation(std::uint64_t site) const {
  const auto found = abortLocations_.find(site);
  return found == abortLocations_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::string_view> ImageRecords::kernelAt(std::uint64_t address) const {
  const auto found = kernelsByAddress_.find(address);
  return found == kernelsByAddress_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hipspv
