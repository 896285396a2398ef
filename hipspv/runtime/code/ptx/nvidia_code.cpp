#include "nvidia_code.h"

#include <charconv>
#include <optional>

namespace hipspv {

std::string NvidiaCode::plainName(std::string_view symbol) {
  constexpr std::string_view kDot = "_$_";
  std::string name;
  for (std::size_t at = symbol.find(kDot); at != symbol.npos; at = symbol.find(kDot)) {
    name.append(symbol.substr(0, at)).append(".");
    symbol.remove_prefix(at + kDot.size());
  }
  return name.append(symbol);
}

}  // namespace hipspv

namespace hipspv::ptx {
namespace {

constexpr std::string_view kPrefix = "hip-nvptx64-nvidia-cuda--";
constexpr std::string_view kProcessor = "sm_";

struct Processor {
  int capability = 0;
  char suffix = '\0';
};

std::optional<Processor> processorOf(std::string_view id) {
  const std::size_t at = id.rfind('-');
  std::string_view text = at == id.npos ? id : id.substr(at + 1);
  if (!text.starts_with(kProcessor)) return std::nullopt;
  text.remove_prefix(kProcessor.size());
  Processor result;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result.capability);
  if (error != std::errc{} || result.capability <= 0) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (text.size() > 1 || (!text.empty() && text != "a" && text != "f")) return std::nullopt;
  if (!text.empty()) result.suffix = text[0];
  return result;
}

}  // namespace

// Entries are <kind>-<triple>-<processor>.
bool isTarget(std::string_view id) {
  const std::size_t kind = id.find('-');
  return id.starts_with("hip") && !isMachineCode(id) && kind != id.npos && id.substr(kind + 1).starts_with("nvptx64") &&
         processorOf(id).has_value();
}

std::string targetOf(std::string_view processor) { return std::string(kPrefix).append(processor); }

int rank(std::string_view id, int capability) {
  const bool isBinary = isMachineCode(id);
  const auto processor = isBinary || isTarget(id) ? processorOf(id) : std::nullopt;
  if (!processor || processor->capability > capability) return 0;
  if (isBinary && processor->capability / 10 != capability / 10) return 0;
  const bool exact = processor->capability == capability;
  // Between a processor's rank and the next one's is room for what is special.
  const int plain = 4 * processor->capability + (exact ? 1 : 0);
  switch (processor->suffix) {
    case 'a':
      return exact ? plain + 2 : 0;
    case 'f':
      return processor->capability / 10 == capability / 10 ? plain + 1 : 0;
    default:
      return plain;
  }
}

}  // namespace hipspv::ptx
