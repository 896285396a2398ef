// The options of loading a module that ask for something.
#pragma once

#include <hip/hip_runtime_api.h>

#include <chrono>
#include <span>
#include <string_view>

#include "error.h"

namespace hipspv {

// The logs, and the time taken. The other options are hints to a compiler of assembly, which SPIR-V
// has none of. Numbers are the pointers' own values, as CUDA's are; of each log's size, the bytes
// written take its place.
class JitLogs {
 public:
  // Throws hipErrorInvalidValue for what is no option.
  JitLogs(std::span<const hipJitOption> options, void** values);

  // load(): what the logs are about.
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
