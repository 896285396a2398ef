// A file of the cache of compiled programs, under the key that all seeds have.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "harness.h"
#include "hipspv/runtime/code/binary_store.h"

namespace fs = std::filesystem;

namespace {

class TemporaryDirectory {
 public:
  TemporaryDirectory() : path_((fs::temp_directory_path() / "fuzz-store-XXXXXX").string()) {
    fuzz::demand(mkdtemp(path_.data()) != nullptr, "there is no temporary directory");
  }
  ~TemporaryDirectory() { fs::remove_all(path_); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace

void fuzz::read(Bytes input) {
  static const TemporaryDirectory directory;
  const hipspv::Digest key{};
  const fs::path path = fs::path(directory.path()) / (hipspv::hexadecimal(key) + ".bin");
  std::FILE* file = std::fopen(path.c_str(), "wb");
  demand(file != nullptr, "the temporary directory is gone");
  std::fwrite(input.data(), 1, input.size(), file);
  std::fclose(file);
  const auto content = hipspv::BinaryStore(directory.path(), 1 << 30).read(key);
  demand(content.has_value() == fs::exists(path), "a damaged file stays, or another goes");
  demand(!content || std::ranges::equal(*content, input.last(content->size())), "wrong content");
}
