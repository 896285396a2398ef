#include "declarations.h"

#include <algorithm>
#include <span>
#include <string>

#include "tokens.h"

namespace hipspv::ptx {
namespace {

// As many as C++ functions may have in any compiler.
constexpr std::size_t kMaxParameters = 65'535;

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

// Opaque types: no kernel's parameter of HIP has one.
constexpr Type kOpaque[] = {{".texref", 8}, {".samplerref", 8}, {".surfref", 8}};

constexpr std::string_view kSpaces[] = {".global", ".const", ".shared", ".local", ".tex"};
constexpr std::string_view kLinking[] = {".extern", ".visible", ".weak", ".common"};

// "Performance-Tuning Directives", "Cluster Dimension Directives": the maximum count of numbers.
struct Directive {
  std::string_view name;
  std::size_t numbers;
};
constexpr Directive kDirectives[] = {
    {".maxntid", 3}, {".reqntid", 3},        {".reqnctapercluster", 3}, {".minnctapersm", 1}, {".maxnctapersm", 1},
    {".maxnreg", 1}, {".maxclusterrank", 1}, {".explicitcluster", 0},   {".noreturn", 0},
};

bool isOneOf(std::span<const std::string_view> all, std::string_view text) {
  return std::ranges::count(all, text) != 0;
}

// The attributes before a declared name.
struct Shape {
  std::uint64_t element = 0;  // bytes; 0 for a type that isn't in the table
  std::uint64_t align = 1;
  bool pointer = false;
  std::string_view base{}, vector{}, pointee{};
  std::uint64_t opaque = 0;  // bytes of a type of the table of opaque ones
  bool managed = false;
};

class Reader {
 public:
  explicit Reader(std::string_view text) : tokens_(text) {}

  Declarations read() {
    for (Token token = tokens_.next(); token.kind != TokenKind::kEnd; token = tokens_.next()) visit(token);
    result_.records = tokens_.takeRecords();
    return std::move(result_);
  }

  Details details() {
    Details found;
    std::string_view linking;
    for (Token token = tokens_.next(); token.kind != TokenKind::kEnd; token = tokens_.next()) {
      visitDetails(token, linking, found);
      linking = isOneOf(kLinking, token.text) ? token.text : std::string_view{};
    }
    if (found.version.empty() || found.target.empty()) tokens_.fail("it has no .version or no .target");
    found.records = tokens_.takeRecords();
    return found;
  }

  BodyDetails body() {
    BodyDetails found;
    const char* end = nullptr;  // of the last token, if it is no symbol
    for (Token token = tokens_.next(); token.kind != TokenKind::kEnd; token = tokens_.next()) {
      // A declaration, as opposed to `ld.shared.b32`.
      const bool alone = token.text.data() != end;
      end = token.kind == TokenKind::kSymbol ? nullptr : token.text.data() + token.text.size();
      if (token.kind == TokenKind::kWord && alone) found.names.push_back(token.text);
      if (!token.is(".shared") || !alone) continue;
      const Token next = tokens_.peek();
      if (next.kind == TokenKind::kDirective && next.text.data() != end) variables(token.text, {}, found.shared);
    }
    return found;
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
        shape.managed = tokens_.peek().is(".managed");
        tokens_.skipBlock('(', ')');
        continue;
      }
      if (token.kind != TokenKind::kDirective) tokens_.fail("a declaration has no name");
      if (token.is(".ptr")) shape.pointer = true;
      if (isOneOf(kSpaces, token.text)) shape.pointee = token.text;
      if (token.is(".align")) {
        const std::uint64_t align = number();
        if (!shape.pointer) shape.align = align;  // else of the memory to which it leads
      }
      if (const std::uint32_t count = find(kVectors, token.text)) {
        lanes = count;
        shape.vector = token.text;
      }
      if (const std::uint32_t bytes = find(kTypes, token.text)) {
        shape.element = bytes;
        shape.base = token.text;
      }
      if (const std::uint32_t bytes = find(kOpaque, token.text)) {
        shape.opaque = bytes;
        shape.base = token.text;
      }
    }
  }

  // The number of elements. Without a number it is 0. Appends `[2][16]` to the text.
  std::uint64_t readDimensions(std::string* text = nullptr) {
    std::uint64_t count = 1;
    while (tokens_.peek().is("[")) {
      tokens_.next();
      const bool open = tokens_.peek().is("]");
      const std::uint64_t length = open ? 0 : number();
      count = multiply(count, length);
      expect("]");
      if (text != nullptr) *text += open ? "[]" : "[" + std::to_string(length) + "]";
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
      if (kernel.parameters.size() == kMaxParameters) tokens_.fail("a kernel has too many parameters");
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

  // ---- Details

  void visitDetails(const Token& token, std::string_view linking, Details& found) {
    if (token.is("{")) return tokens_.skipBlock('{', '}');
    if (token.is(".version")) found.version = versionNumber();
    if (token.is(".address_size")) found.addressSize = number();
    if (token.is(".target")) {
      found.target = tokens_.next().text;
      while (tokens_.peek().is(",")) {
        tokens_.next();
        found.target.append(", ").append(tokens_.next().text);
      }
    }
    if (token.is(".entry") || token.is(".func")) found.functions.push_back(function(token, linking));
    if (isOneOf(kSpaces, token.text)) variables(token.text, linking, found.variables);
  }

  // `8.1`: a number, and what has the form of a directive.
  std::string_view versionNumber() {
    const char* const begin = tokens_.next().text.data();
    const char* const end = tokens_.position();
    if (tokens_.peek().text.data() != end) return {begin, end};
    tokens_.next();
    return {begin, tokens_.position()};
  }

  VariableDetails variable(std::string_view name, std::string_view space, std::string_view linking,
                           const Shape& shape) {
    VariableDetails found{name, space, linking};
    const std::uint64_t element = shape.element + shape.opaque;
    if (element == 0) tokens_.fail("a declaration has no type");
    if (!shape.vector.empty()) found.type = std::string(shape.vector.substr(1)) + ".";
    found.type += shape.base.substr(1);
    found.align = std::max({shape.align, element, std::uint64_t{1}});
    if (shape.align != 1) found.align = shape.align;
    found.size = multiply(element, readDimensions(&found.type));
    if (shape.pointer) found.pointee = shape.pointee;
    found.pointer = shape.pointer;
    found.managed = shape.managed;
    return found;
  }

  template <class List>
  void variables(std::string_view space, std::string_view linking, List& found) {
    Shape shape;
    for (std::string_view name = readShape(shape);; name = tokens_.next().text) {
      found.push_back(variable(name, space, linking, shape));
      if (!tokens_.peek().is(",")) break;
      tokens_.next();
    }
    skipTo(";");
  }

  std::vector<VariableDetails> parameters() {
    std::vector<VariableDetails> found;
    for (Token token = tokens_.next(); !token.is(")"); token = tokens_.next()) {
      if (token.is(",")) continue;
      if (!token.is(".param") && !token.is(".reg")) tokens_.fail("a list of parameters has something else in it");
      Shape shape;
      const std::string_view name = readShape(shape);
      found.push_back(variable(name, token.text, {}, shape));
    }
    return found;
  }

  FunctionDetails function(const Token& directive, std::string_view linking) {
    FunctionDetails found{{}, linking, directive.is(".entry")};
    if (tokens_.peek().is("(")) {  // results
      tokens_.next();
      parameters();
    }
    found.name = tokens_.next().text;
    if (tokens_.peek().is("(")) {
      tokens_.next();
      found.parameters = parameters();
    }
    Token token = tokens_.next();
    for (; !token.is("{") && !token.is(";"); token = tokens_.next()) {
      if (token.kind == TokenKind::kEnd) tokens_.fail("a function has no end");
      if (token.is(".pragma")) skipTo(";");
      const auto known = std::ranges::find(kDirectives, token.text, &Directive::name);
      if (known != std::end(kDirectives)) found.directives.emplace_back(token.text, numbers(known->numbers));
    }
    if (token.is("{")) {
      tokens_.skipBlock('{', '}');
      found.body = {token.text.data(), tokens_.position()};
    }
    found.text = {directive.text.data(), tokens_.position()};
    return found;
  }

  std::vector<std::uint64_t> numbers(std::size_t limit) {
    std::vector<std::uint64_t> found;
    if (limit != 0) found.push_back(number());
    while (limit != 0 && tokens_.peek().is(",")) {
      if (found.size() == limit) tokens_.fail("a directive has too many numbers");
      tokens_.next();
      found.push_back(number());
    }
    return found;
  }

  Tokens tokens_;
  Declarations result_;
  bool visible_ = false;  // the last token was a linking directive that makes a definition
};

}  // namespace

Declarations readDeclarations(std::string_view text) { return Reader(text).read(); }

Details readDetails(std::string_view text) { return Reader(text).details(); }

BodyDetails readBody(std::string_view body) { return Reader(body).body(); }

std::string_view readTarget(std::string_view text) {
  Tokens tokens(text);
  for (Token token = tokens.next(); token.kind != TokenKind::kEnd && !token.is("{"); token = tokens.next())
    if (token.is(".target")) return tokens.next().text;
  tokens.fail("it has no .target");
}

}  // namespace hipspv::ptx
