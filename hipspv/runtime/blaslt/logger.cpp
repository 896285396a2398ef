#include "logger.h"

namespace hipspv::blaslt {

Logger& Logger::instance() {
  static Logger logger;
  return logger;
}

void Logger::setCallback(LoggerCallback callback) {
  const std::lock_guard lock(mutex_);
  callback_ = callback;
}

void Logger::setFile(std::FILE* file) {
  const std::lock_guard lock(mutex_);
  file_ = file;
}

// The file stays open until the process ends, as cuBLASLt's.
bool Logger::open(const char* path) {
  std::FILE* const file = path == nullptr ? nullptr : std::fopen(path, "a");
  if (file == nullptr) return false;
  setFile(file);
  return true;
}

void Logger::setMask(int mask) {
  const std::lock_guard lock(mutex_);
  mask_ = mask;
}

void Logger::disable() {
  const std::lock_guard lock(mutex_);
  disabled_ = true;
}

void Logger::error(const char* function, const char* message) {
  LoggerCallback callback = nullptr;
  {
    const std::lock_guard lock(mutex_);
    if (disabled_ || (mask_ & kErrors) == 0) return;
    callback = callback_;
    if (file_ != nullptr) {
      std::fprintf(file_, "[hipspv][%s] %s\n", function, message);
      std::fflush(file_);
    }
  }
  if (callback != nullptr) callback(kErrors, function, message);
}

}  // namespace hipspv::blaslt
