#include "binary_store.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <ctime>
#include <utility>

#include "hipspv/runtime/support/directories.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv {
namespace {

namespace fs = std::filesystem;

// Precedes the content. The checksum is the content's.
struct Header {
  char magic[8];
  std::uint64_t size;
  Digest key, checksum;
};
constexpr char kMagic[8] = {'h', 'i', 'p', 's', 'p', 'v', 'b', '1'};
constexpr const char* kSuffix = ".bin";
constexpr const char* kDraft = "draft-";

// A draft of this age belongs to a process that was killed.
constexpr auto kDraftLife = std::chrono::minutes(10);
// The resolution of times of use, so that reading rarely writes.
constexpr time_t kTouchSeconds = 60;
// The directory is scanned again after this part of its limit was written.
constexpr std::uint64_t kLookParts = 16;

class File {
 public:
  explicit File(int descriptor) : descriptor_(descriptor) {}
  ~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  explicit operator bool() const { return descriptor_ >= 0; }
  int get() const { return descriptor_; }

  bool read(void* to, std::size_t bytes) const {
    auto* at = static_cast<char*>(to);
    while (bytes != 0) {
      const ssize_t count = ::read(descriptor_, at, bytes);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return false;
      at += count;
      bytes -= static_cast<std::size_t>(count);
    }
    return true;
  }

  bool write(const void* from, std::size_t bytes) const {
    const auto* at = static_cast<const char*>(from);
    while (bytes != 0) {
      const ssize_t count = ::write(descriptor_, at, bytes);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return false;
      at += count;
      bytes -= static_cast<std::size_t>(count);
    }
    return true;
  }

  bool close() { return ::close(std::exchange(descriptor_, -1)) == 0; }

 private:
  int descriptor_;
};

// Beyond the limit on the size of files (RLIMIT_FSIZE) a write ends the process, unless SIGXFSZ is
// blocked: then it only fails. The signal is sent to the writing thread.
class NoFileSizeSignal {
 public:
  NoFileSizeSignal() {
    sigemptyset(&signal_);
    sigaddset(&signal_, SIGXFSZ);
    sigset_t pending;
    sigpending(&pending);
    before_ = sigismember(&pending, SIGXFSZ) == 1;
    pthread_sigmask(SIG_BLOCK, &signal_, &mask_);
  }
  ~NoFileSizeSignal() {
    const timespec now{};
    if (!before_) sigtimedwait(&signal_, nullptr, &now);
    pthread_sigmask(SIG_SETMASK, &mask_, nullptr);
  }
  NoFileSizeSignal(const NoFileSizeSignal&) = delete;
  NoFileSizeSignal& operator=(const NoFileSizeSignal&) = delete;

 private:
  sigset_t signal_{}, mask_{};
  bool before_;
};

Digest checksum(std::span<const std::byte> content) {
  Blake2b hash;
  hash.add(content);
  return hash.finish();
}

void touch(const File& file, const struct stat& status) {
  if (status.st_mtim.tv_sec + kTouchSeconds > time(nullptr)) return;
  const timespec times[2] = {{0, UTIME_OMIT}, {0, UTIME_NOW}};
  // In another user's directory the times stay unchanged.
  static_cast<void>(futimens(file.get(), times));
}

// limit: the size of the largest file that could have been written.
std::optional<std::vector<std::byte>> contentOf(const File& file, const Digest& key, std::uint64_t limit) {
  struct stat status{};
  Header header;
  if (fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  if (static_cast<std::uint64_t>(status.st_size) > limit) return std::nullopt;
  if (!file.read(&header, sizeof header)) return std::nullopt;
  const auto size = static_cast<std::uint64_t>(status.st_size) - sizeof header;
  if (std::memcmp(header.magic, kMagic, sizeof kMagic) != 0 || header.size != size || header.key != key)
    return std::nullopt;
  std::vector<std::byte> content(size);
  if (!file.read(content.data(), size) || checksum(content) != header.checksum) return std::nullopt;
  touch(file, status);
  return content;
}

struct Entry {
  fs::path path;
  std::uint64_t size;
  fs::file_time_type used;
};

// The directory's files. Removes drafts of killed processes.
std::vector<Entry> entries(const fs::path& directory) {
  std::vector<Entry> found;
  std::error_code error;
  for (fs::directory_iterator it(directory, error), end; !error && it != end; it.increment(error)) {
    std::error_code gone;  // another process may have removed it
    Entry entry{it->path(), it->file_size(gone), it->last_write_time(gone)};
    if (gone) continue;
    if (entry.path.extension() == kSuffix)
      found.push_back(std::move(entry));
    else if (entry.path.filename().string().starts_with(kDraft) &&
             entry.used + kDraftLife < fs::file_time_type::clock::now())
      fs::remove(entry.path, gone);
  }
  return found;
}

}  // namespace

BinaryStore::BinaryStore(fs::path directory, std::uint64_t limit) : directory_(std::move(directory)), limit_(limit) {}

fs::path BinaryStore::pathOf(const Digest& key) const { return directory_ / (hexadecimal(key) + kSuffix); }

std::optional<std::vector<std::byte>> BinaryStore::read(const Digest& key) {
  const fs::path path = pathOf(key);
  const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  if (!file) return std::nullopt;
  auto content = contentOf(file, key, limit_);
  if (!content) {
    log(LogLevel::kDebug, "cache: ", path.string(), " is damaged and goes");
    remove(key);
  }
  return content;
}

void BinaryStore::remove(const Digest& key) { ::unlink(pathOf(key).c_str()); }

void BinaryStore::write(const Digest& key, std::span<const std::byte> content) {
  const std::uint64_t bytes = sizeof(Header) + content.size();
  if (bytes > limit_) return;
  if (!makeOwnDirectory(directory_)) {
    log(LogLevel::kDebug, "cache: ", directory_.string(), " is no directory of this user's alone");
    return;
  }
  makeRoom(bytes);
  const fs::path path = pathOf(key);
  if (!writeWhole(path, key, content))
    log(LogLevel::kDebug, "cache: ", path.string(), " can't be written: ", std::strerror(errno));
}

bool BinaryStore::writeWhole(const fs::path& path, const Digest& key, std::span<const std::byte> content) {
  const NoFileSizeSignal quiet;
  std::string draft = (directory_ / kDraft).string() + "XXXXXX";
  File file(mkostemp(draft.data(), O_CLOEXEC));
  if (!file) return false;
  Header header{{}, content.size(), key, checksum(content)};
  std::memcpy(header.magic, kMagic, sizeof kMagic);
  const bool whole = file.write(&header, sizeof header) && file.write(content.data(), content.size()) && file.close() &&
                     std::rename(draft.c_str(), path.c_str()) == 0;
  if (!whole) {
    const int reason = errno;
    ::unlink(draft.c_str());
    errno = reason;
  }
  return whole;
}

void BinaryStore::makeRoom(std::uint64_t bytes) {
  const std::lock_guard lock(mutex_);
  used_ += bytes;
  written_ += bytes;
  if (looked_ && used_ <= limit_ && written_ <= limit_ / kLookParts) return;
  looked_ = true;
  used_ = tidy() + bytes;
  written_ = 0;
}

// Removes the least recently used files until an eighth of the limit is free; returns the remaining bytes.
std::uint64_t BinaryStore::tidy() {
  std::vector<Entry> all = entries(directory_);
  std::uint64_t bytes = 0;
  for (const Entry& entry : all) bytes += entry.size;
  const std::uint64_t wanted = limit_ - limit_ / 8;
  if (bytes <= wanted) return bytes;
  std::sort(all.begin(), all.end(), [](const Entry& a, const Entry& b) { return a.used < b.used; });
  for (const Entry& entry : all) {
    if (bytes <= wanted) break;
    std::error_code gone;
    if (fs::remove(entry.path, gone)) bytes -= entry.size;
  }
  return bytes;
}

}  // namespace hipspv
