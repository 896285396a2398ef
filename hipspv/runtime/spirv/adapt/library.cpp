#include "library.h"

#include <dlfcn.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "floats.h"
#include "hipspv/runtime/support/lazy.h"

namespace hipspv::adapt {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFile = "hipspv-emulation.spv";  // next to libhipspv.so

fs::path file() {
  Dl_info info{};
  if (dladdr(reinterpret_cast<void*>(&file), &info) == 0 || info.dli_fname == nullptr) return kFile;
  std::error_code ignored;
  return fs::weakly_canonical(info.dli_fname, ignored).parent_path() / kFile;
}

std::unique_ptr<Library> load() {
  std::ifstream stream(file(), std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), {}};
  if (!stream || bytes.empty())
    throw Error(hipErrorNoBinaryForGpu,
                "the emulation library " + file().string() + " can't be read\n  remedy: install hipspv again");
  Words words(bytes.size() / sizeof(std::uint32_t));
  std::memcpy(words.data(), bytes.data(), words.size() * sizeof(std::uint32_t));
  return std::make_unique<Library>(std::move(words));
}

// The library's own functions are called by those of its functions that are written with doubles.
Words integersAlone(const Words& words) {
  const SpirvIndex index(words);
  Calls calls(words[kBoundWord], index.exports(), true);
  return integersForFloats(words, calls, kDouble);
}

}  // namespace

Id Calls::function(const std::string& name) {
  if (own_) return functions_.find(name)->second;
  const auto [found, added] = wanted_.try_emplace(name, 0);
  if (added) found->second = newId();
  return found->second;
}

const Library& Library::instance() {
  static Lazy<Library> library;
  return library.get(load);
}

Library::Library(Words words) : words_(integersAlone(words)), index_(words_) {
  if (!index_.complete()) broken("the emulation library has unknown instructions");
}

std::uint32_t Library::pointeeBits(const std::string& function) const {
  const auto* found = index_.function(index_.exports().find(function)->second);
  const Instruction head = index_.instruction(found->begin);
  const Instruction parameter =
      index_.instruction(found->begin + static_cast<SpirvIndex::Offset>(head.operands.size() + 1));
  const Instruction pointer = index_.instruction(index_.definition(parameter[0]));
  return index_.instruction(index_.definition(pointer[2]))[1];
}

}  // namespace hipspv::adapt
