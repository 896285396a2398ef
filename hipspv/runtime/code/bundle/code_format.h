// The table of the formats of device code.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/code_object.h"

namespace hipspv {

using Bytes = std::span<const std::byte>;

struct CodeFormat {
  std::string_view name;
  // The target of code without a bundle. Throws hipErrorInvalidImage.
  std::string (*bareTarget)(Bytes code);
  // True for the id of an entry in an offload bundle (clang/docs/ClangOffloadBundler.rst, "Bundle Entry ID").
  bool (*isTarget)(std::string_view id);
  // True if bare code begins like this.
  bool (*begins)(Bytes image);
  // The bytes of the code at the image's beginning. Throws hipErrorInvalidImage.
  std::size_t (*extent)(Bytes image);
  // Throws hipErrorInvalidImage.
  std::unique_ptr<CodeObject> (*read)(std::vector<std::byte> code);
  // The contents as JSON (describeCode). Throws hipErrorInvalidImage.
  std::string (*describe)(Bytes code);
  // The reason why this machine can't run an entry of that id, for messages; empty if it can. nullptr: no code of the
  // format depends on the machine.
  std::string (*lacking)(std::string_view id) = nullptr;
  // If the machine lacks what all entries need.
  const char* remedy = "compile with hipspv-cc, or let HIPSPV_BACKEND choose among the devices of `hipspv devices`";
};

std::span<const CodeFormat> codeFormats();

// "SPIR-V", or several names.
std::string formatNames();

// The contents of code as JSON, for `hipspv inspect`. format: the name of a row of codeFormats(). Damage becomes an
// item of the document's list `problems`: a message with its "(byte N)", or "(byte N, field)". The rest of the document
// may then be missing.
std::string describeCode(std::string_view format, Bytes code);

}  // namespace hipspv
