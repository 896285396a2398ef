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

}  // namespace

Id Calls::function(std::string_view name) {
  const Id found = library_.function(name);
  if (own_) return found;
  Id& id = functions_[found];
  if (id == 0) id = module_.newId();
  return id;
}

void Calls::link() const { library_.linkInto(module_, functions_); }

const Library& Library::instance() {
  static Lazy<Library> library;
  return library.get(load);
}

// The library's own functions are called by those of its functions that are written with doubles.
Library::Library(Words words) : linkable_(std::move(words)) {
  Calls own(linkable_);
  integersForFloats(linkable_.module(), own, kDouble);
  linkable_.index();
}

std::uint32_t Library::pointeeBits(const std::string& function) const {
  const Module& module = linkable_.module();
  const Instruction declaration = module.definition(linkable_.function(function));
  const Instruction signature = module.definition(declaration[3]);
  const Instruction pointer = module.definition(signature[2]);
  return module.widthOf(pointer[2], spv::OpTypeInt);
}

std::string describe(const Module& module, const MissingOperations& missing) {
  constexpr std::size_t kMaxNamed = 100;
  const std::string what = missing.begin()->first;
  std::set<Id> users;
  for (const auto& [each, function] : missing)
    if (each == what) users.insert(function);
  const std::set<Id> reached = ir::withCallers(module, users);
  std::multimap<Id, std::string> names;
  for (const Instruction& kernel : ir::kernels(module)) names.emplace(kernel[1], kernel.text(2));
  std::string text = what;
  std::size_t count = 0;
  for (const auto& [function, name] : names)
    if (reached.contains(function) && ++count <= kMaxNamed) text += "\n  kernel " + name + " uses it";
  if (count > kMaxNamed) text += "\n  and " + std::to_string(count - kMaxNamed) + " other kernels";
  return text;
}

}  // namespace hipspv::adapt
