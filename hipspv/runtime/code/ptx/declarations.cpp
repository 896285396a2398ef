#include "declarations.h"

#include <algorithm>
#include <span>
#include <string>

#include "tokens.h"

namespace hipspv::ptx {
namespace {

// As many as C++ functions may have in any compiler.
constexpr std::size_t kMostParameters = 65'535;

struct Type {
  std::string_view name;
  std::uint32_t bytes;
};

// "Fundamental Types" and "Packed Data Types".
constexpr Type kTypes[] = {
    {".b8", 1},   {".u8", 1},    {".s8", 1},     {".b16", 2}, {".u16", 2},   {".s16", 2}, {".f16", 2},
    {".bf16", 2}, {".f16x2", 4}, {".bf16x2", 4}, {".b32", 4}, {".u32", 4},   {".s32", 4}, {".f32", 4},
    {".b64", 8},  {".u64", 8},   {".s64", 8},    {".f64", 8}, {".b128", 16},
};

// "Vectors": the number of elements.
constexpr Type kVectors[] = {{".v2", 2}, {".v4", 4}, {".v8", 8}};

std::uint32_t find(std::span<const Type> table, std::string_view name) {
  const auto found = std::ranges::find(table, name, &Type::name);
  return found == table.end() ? 0 : found->bytes;
}

// The attributes before a declared name, and the dimensions after it.
struct Shape {
  std::uint64_t element = 0;  // bytes; 0 for a type that isn't in the table
  std::uint64_t align = 1;
  bool pointer = false;
};

class Reader {
 public:
  explicit Reader(std::string_view text) : tokens_(text) {}

  Declarations read() {
    for (Token token = tokens_.next(); token.kind != TokenKind::kEnd; token = tokens_.next()) visit(token);
    result_.records = tokens_.takeRecords();
    return std::move(result_);
  }

 private:
  // Everything else of the module scope is passed token by token.
  void visit(const Token& token) {
    if (token.is("{")) return tokens_.skipBlock('{', '}');
    if (token.is("(")) return tokens_.skipBlock('(', ')');
    if (token.is(".target")) return readTarget();
    if (token.is(".entry")) return readKernel();
    if (token.is(".global") || token.is(".const")) return readVariables(token.is(".const"));
    if (token.is(".visible") || token.is(".weak") || token.is(".common"))
      visible_ = true;
    else
      visible_ = false;
  }

  void readTarget() {
    if (const Token word = tokens_.next(); result_.target.empty()) result_.target = word.text;
  }

  void expect(std::string_view symbol) {
    if (!tokens_.next().is(symbol)) tokens_.fail("'" + std::string(symbol) + "' is missing");
  }

  std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
    std::uint64_t product = 0;
    if (__builtin_mul_overflow(a, b, &product)) tokens_.fail("a declaration has an impossible size");
    return product;
  }

  std::uint64_t number() { return numberOf(tokens_.next(), tokens_); }

  // "Variable Declarations": all up to the name, which it returns.
  std::string_view readShape(Shape& shape) {
    std::uint64_t lanes = 1;
    for (;;) {
      const Token token = tokens_.next();
      if (token.kind == TokenKind::kWord) {
        shape.element = multiply(shape.element, lanes);
        return token.text;
      }
      if (token.is("(")) {  // of .attribute
        tokens_.skipBlock('(', ')');
        continue;
      }
      if (token.kind != TokenKind::kDirective) tokens_.fail("a declaration has no name");
      if (token.is(".ptr")) shape.pointer = true;
      if (token.is(".align")) {
        const std::uint64_t align = number();
        if (!shape.pointer) shape.align = align;  // else of the memory to which it leads
      }
      if (const std::uint32_t count = find(kVectors, token.text)) lanes = count;
      if (const std::uint32_t bytes = find(kTypes, token.text)) shape.element = bytes;
    }
  }

  // The number of elements. Without a number it is 0.
  std::uint64_t readDimensions() {
    std::uint64_t count = 1;
    while (tokens_.peek().is("[")) {
      tokens_.next();
      if (tokens_.peek().is("]"))
        count = 0;
      else
        count = multiply(count, number());
      expect("]");
    }
    return count;
  }

  // "Kernel Function Parameters".
  Parameter readParameter() {
    Shape shape;
    readShape(shape);
    const std::uint64_t size = multiply(shape.element, readDimensions());
    const std::uint64_t align = std::max({shape.align, shape.element, std::uint64_t{1}});
    if (size > kLargestSize || align > kLargestSize) tokens_.fail("a parameter has an impossible size");
    const ParameterKind kind = size == 0       ? ParameterKind::kUnsupported
                               : shape.pointer ? ParameterKind::kPointer
                                               : ParameterKind::kValue;
    return {kind, static_cast<std::uint32_t>(size), static_cast<std::uint32_t>(align)};
  }

  void readParameters(KernelDeclaration& kernel) {
    for (Token token = tokens_.next(); !token.is(")"); token = tokens_.next()) {
      if (token.is(",") && !kernel.parameters.empty()) token = tokens_.next();
      if (!token.is(".param")) tokens_.fail("a kernel's list of parameters has something else in it");
      if (kernel.parameters.size() == kMostParameters) tokens_.fail("a kernel has too many parameters");
      kernel.parameters.push_back(readParameter());
    }
    kernel.parameters.shrink_to_fit();
  }

  // .maxntid and .reqntid: one to three numbers.
  void limitThreads(KernelDeclaration& kernel) {
    std::uint64_t threads = number();
    while (tokens_.peek().is(",")) {
      tokens_.next();
      threads = multiply(threads, number());
    }
    kernel.maxThreads = static_cast<std::uint32_t>(std::min<std::uint64_t>(threads, kernel.maxThreads));
  }

  // A kernel without a body is a mere declaration.
  void readKernel() {
    KernelDeclaration kernel{tokens_.next().text};
    if (tokens_.peek().is("(")) {
      tokens_.next();
      readParameters(kernel);
    }
    for (Token token = tokens_.next(); !token.is("{"); token = tokens_.next()) {
      if (token.is(";")) return;
      if (token.kind == TokenKind::kEnd) tokens_.fail("a kernel has no body");
      if (token.is(".pragma")) skipTo(";");
      if (token.is(".maxntid") || token.is(".reqntid")) limitThreads(kernel);
    }
    tokens_.skipBlock('{', '}');
    result_.kernels.push_back(std::move(kernel));
  }

  void skipTo(std::string_view symbol) {
    for (Token token = tokens_.next(); !token.is(symbol); token = tokens_.next()) {
      if (token.kind == TokenKind::kEnd) tokens_.fail("'" + std::string(symbol) + "' is missing");
      if (token.is("{")) tokens_.skipBlock('{', '}');
    }
  }

  void readVariables(bool constant) {
    Shape shape;
    for (std::string_view name = readShape(shape);; name = tokens_.next().text) {
      const std::uint64_t size = multiply(shape.element, readDimensions());
      if (visible_ && shape.element != 0) result_.variables.push_back({name, size, constant});
      if (!tokens_.peek().is(",")) break;
      tokens_.next();
    }
    visible_ = false;
    skipTo(";");
  }

  Tokens tokens_;
  Declarations result_;
  bool visible_ = false;  // the last token was a linking directive that makes a definition
};

}  // namespace

Declarations readDeclarations(std::string_view text) { return Reader(text).read(); }

std::string_view readTarget(std::string_view text) {
  Tokens tokens(text);
  for (Token token = tokens.next(); token.kind != TokenKind::kEnd && !token.is("{"); token = tokens.next())
    if (token.is(".target")) return tokens.next().text;
  tokens.fail("it has no .target");
}

}  // namespace hipspv::ptx
