#include "jit_logs.h"

#include <algorithm>
#include <cstring>

namespace hipspv {

JitLogs::JitLogs(std::span<const hipJitOption> options, void** values) {
  require(options.empty() || (options.data() != nullptr && values != nullptr), hipErrorInvalidValue);
  for (std::size_t i = 0; i < options.size(); ++i) {
    require(options[i] >= 0 && options[i] < hipJitOptionNumOptions, hipErrorInvalidValue);
    if (options[i] == hipJitOptionInfoLogBuffer) info_.text = static_cast<char*>(values[i]);
    if (options[i] == hipJitOptionInfoLogBufferSizeBytes) info_.size = &values[i];
    if (options[i] == hipJitOptionErrorLogBuffer) error_.text = static_cast<char*>(values[i]);
    if (options[i] == hipJitOptionErrorLogBufferSizeBytes) error_.size = &values[i];
    if (options[i] == hipJitOptionWallTime) time_ = &values[i];
  }
}

void JitLogs::succeed() {
  info_.write("");
  error_.write("");
  using Milliseconds = std::chrono::duration<float, std::milli>;
  const float taken = Milliseconds(std::chrono::steady_clock::now() - begin_).count();
  if (time_ != nullptr) std::memcpy(time_, &taken, sizeof taken);
}

void JitLogs::fail(std::string_view message) {
  info_.write("");
  error_.write(message);
}

void JitLogs::Log::write(std::string_view message) {
  if (text == nullptr || size == nullptr || *size == nullptr) return;
  const std::size_t room = reinterpret_cast<std::size_t>(*size) - 1;
  const std::size_t length = std::min(room, message.size());
  std::memcpy(text, message.data(), length);
  text[length] = '\0';
  *size = reinterpret_cast<void*>(length);
}

}  // namespace hipspv
