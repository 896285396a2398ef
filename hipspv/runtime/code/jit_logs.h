// The options of loading a module that have an effect.
#pragma once

#include <hip/hip_runtime_api.h>

#include <chrono>
#include <span>
#include <string_view>

#include "hipspv/runtime/support/error.h"

namespace hipspv {

// The logs, and the time taken. The other options are hints to a compiler of assembly, which
// doesn't exist here. Numbers are passed as the pointers' own values, as in CUDA. The number of
// bytes written replaces the size of each log.
class JitLogs {
 public:
  // Throws hipErrorInvalidValue for an invalid option.
  JitLogs(std::span<const hipJitOption> options, void** values);

  // load(): the operation that the logs report.
  template <class Load>
  void run(Load&& load) {
    try {
      load();
    } catch (const Error& error) {
      fail(error.what());
      throw;
    }
    succeed();
  }

 private:
  struct Log {
    char* text = nullptr;
    void** size = nullptr;

    void write(std::string_view message);
  };

  void succeed();
  void fail(std::string_view message);

  Log info_, error_;
  void** time_ = nullptr;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace hipspv
