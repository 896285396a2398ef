#include "scratch_directory.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>

namespace hipspv {

namespace fs = std::filesystem;

ScratchDirectory::ScratchDirectory() {
  std::string name = (fs::temp_directory_path() / "hipspv-rtc-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr)
    throw fs::filesystem_error("mkdtemp", name, std::error_code(errno, std::generic_category()));
  path_ = name;
}

ScratchDirectory::~ScratchDirectory() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

fs::path ScratchDirectory::write(std::string_view name, std::string_view content) const {
  const fs::path file = (path_ / fs::path(name).relative_path()).lexically_normal();
  const fs::path inside = file.lexically_relative(path_);
  if (inside.empty() || *inside.begin() == "..")
    throw fs::filesystem_error("name outside its directory", fs::path(name),
                               std::make_error_code(std::errc::invalid_argument));
  fs::create_directories(file.parent_path());
  std::ofstream stream(file, std::ios::binary);
  stream.write(content.data(), static_cast<std::streamsize>(content.size()));
  if (!stream.flush()) throw fs::filesystem_error("write", file, std::make_error_code(std::errc::io_error));
  return file;
}

std::string readWhole(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw fs::filesystem_error("read", file, std::make_error_code(std::errc::no_such_file_or_directory));
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace hipspv
