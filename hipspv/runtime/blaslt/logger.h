// cuBLASLt's log: the library writes its errors there, besides stderr.
#pragma once

#include <cstdio>
#include <mutex>

namespace hipspv::blaslt {

using LoggerCallback = void (*)(int level, const char* function, const char* message);

// Of the process, as the API has it. Errors reach a callback or a file from the start: cuBLASLt's own level is 0, but
// without a callback or a file that the program sets nothing is written.
class Logger {
 public:
  static Logger& instance();

  void setCallback(LoggerCallback callback);
  void setFile(std::FILE* file);
  // Returns false if the file can't be opened.
  bool open(const char* path);
  void setMask(int mask);
  void disable();
  void error(const char* function, const char* message);

 private:
  static constexpr int kErrors = 1;

  std::mutex mutex_;
  LoggerCallback callback_ = nullptr;
  std::FILE* file_ = nullptr;
  int mask_ = kErrors;
  bool disabled_ = false;
};

}  // namespace hipspv::blaslt
