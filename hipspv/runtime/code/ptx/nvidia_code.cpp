#include "nvidia_code.h"

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
