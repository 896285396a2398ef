/*
 * NVTX's C++ API, version 1 (NVIDIA/NVTX c/include/nvtx3/nvtx3.hpp): marks and ranges as objects, implemented with
 * the functions of nvToolsExt.h, which have no effect.
 */
#ifndef HIPSPV_CUDA_NVTX3_NVTX3_HPP
#define HIPSPV_CUDA_NVTX3_NVTX3_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

#include "nvToolsExt.h"

#define NVTX3_CPP_VERSION_MAJOR 1
#define NVTX3_CPP_VERSION_MINOR 0
/* CCCL asks for it. */
#define NVTX3_CPP_DEFINITIONS_V1_0

#if __cplusplus >= 201402L
#define HIPSPV_NVTX_CONSTEXPR constexpr
#else
#define HIPSPV_NVTX_CONSTEXPR
#endif
#if __cplusplus >= 201703L
#define HIPSPV_NVTX_UNUSED [[maybe_unused]]
#else
#define HIPSPV_NVTX_UNUSED
#endif

namespace nvtx3 {
#if !defined(NVTX3_CPP_REQUIRE_EXPLICIT_VERSION)
inline
#endif
    namespace v1 {

/* Tags: classes with a static member `name`, `message` or `id`, for which get() creates one
 * object. */
class domain {
 public:
  domain(const domain&) = delete;
  domain& operator=(const domain&) = delete;

  struct global {};

  template <typename D = global>
  static const domain& get() noexcept {
    static const domain one(D::name);
    return one;
  }
  operator nvtxDomainHandle_t() const noexcept { return handle_; }

 private:
  domain() noexcept : handle_(nullptr) {}
  explicit domain(const char* name) noexcept : handle_(nvtxDomainCreateA(name)) {}
  explicit domain(const wchar_t* name) noexcept : handle_(nvtxDomainCreateW(name)) {}

  nvtxDomainHandle_t handle_;
};

template <>
inline const domain& domain::get<domain::global>() noexcept {
  static const domain one;
  return one;
}

struct rgb {
  using component_type = uint8_t;
  constexpr rgb(component_type r, component_type g, component_type b) noexcept : red(r), green(g), blue(b) {}
  component_type red, green, blue;
};

struct argb final : rgb {
  constexpr argb(component_type a, component_type r, component_type g, component_type b) noexcept
      : rgb(r, g, b), alpha(a) {}
  component_type alpha;
};

class color {
 public:
  using value_type = uint32_t;
  constexpr explicit color(value_type hex_code) noexcept : value_(hex_code) {}
  constexpr color(argb c) noexcept : value_(bytes(c.alpha, c.red, c.green, c.blue)) {}
  constexpr color(rgb c) noexcept : value_(bytes(255, c.red, c.green, c.blue)) {}
  constexpr value_type get_value() const noexcept { return value_; }
  constexpr nvtxColorType_t get_type() const noexcept { return NVTX_COLOR_ARGB; }

 private:
  static constexpr value_type bytes(uint32_t a, uint32_t r, uint32_t g, uint32_t b) noexcept {
    return a << 24 | r << 16 | g << 8 | b;
  }
  value_type value_;
};

class category {
 public:
  using id_type = uint32_t;
  constexpr explicit category(id_type id) noexcept : id_(id) {}
  constexpr id_type get_id() const noexcept { return id_; }

 private:
  id_type id_;
};

template <typename D = domain::global>
class named_category_in final : public category {
 public:
  named_category_in(id_type id, const char* name) noexcept : category(id) {
    nvtxDomainNameCategoryA(domain::get<D>(), id, name);
  }
  named_category_in(id_type id, const wchar_t* name) noexcept : category(id) {
    nvtxDomainNameCategoryW(domain::get<D>(), id, name);
  }
  template <typename C>
  static const named_category_in& get() noexcept {
    static const named_category_in one(C::id, C::name);
    return one;
  }
};
using named_category = named_category_in<domain::global>;

template <typename D = domain::global>
class registered_string_in {
 public:
  explicit registered_string_in(const char* text) noexcept
      : handle_(nvtxDomainRegisterStringA(domain::get<D>(), text)) {}
  explicit registered_string_in(const wchar_t* text) noexcept
      : handle_(nvtxDomainRegisterStringW(domain::get<D>(), text)) {}
  explicit registered_string_in(const std::string& text) noexcept : registered_string_in(text.c_str()) {}
  explicit registered_string_in(const std::wstring& text) noexcept : registered_string_in(text.c_str()) {}
  registered_string_in(const registered_string_in&) = delete;
  registered_string_in& operator=(const registered_string_in&) = delete;

  template <typename M>
  static const registered_string_in& get() noexcept {
    static const registered_string_in one(M::message);
    return one;
  }
  nvtxStringHandle_t get_handle() const noexcept { return handle_; }

 private:
  nvtxStringHandle_t handle_;
};
using registered_string = registered_string_in<domain::global>;

/* Keeps no copy of the text. */
class message {
 public:
  using value_type = nvtxMessageValue_t;
  HIPSPV_NVTX_CONSTEXPR message(const char* text) noexcept : type_(NVTX_MESSAGE_TYPE_ASCII), value_() {
    value_.ascii = text;
  }
  HIPSPV_NVTX_CONSTEXPR message(const wchar_t* text) noexcept : type_(NVTX_MESSAGE_TYPE_UNICODE), value_() {
    value_.unicode = text;
  }
  HIPSPV_NVTX_CONSTEXPR message(nvtxStringHandle_t text) noexcept : type_(NVTX_MESSAGE_TYPE_REGISTERED), value_() {
    value_.registered = text;
  }
  constexpr message(nvtxMessageType_t type, const value_type& value) noexcept : type_(type), value_(value) {}
  message(const std::string& text) noexcept : message(text.c_str()) {}
  message(const std::wstring& text) noexcept : message(text.c_str()) {}
  message(std::string&&) = delete;
  message(std::wstring&&) = delete;
  template <typename D>
  message(const registered_string_in<D>& text) noexcept : message(text.get_handle()) {}

  constexpr value_type get_value() const noexcept { return value_; }
  constexpr nvtxMessageType_t get_type() const noexcept { return type_; }

 private:
  nvtxMessageType_t type_;
  value_type value_;
};

class payload {
 public:
  using value_type = nvtxEventAttributes_v2::payload_t;
#define HIPSPV_NVTX_PAYLOAD(type, kind, member)                                                             \
  HIPSPV_NVTX_CONSTEXPR explicit payload(type value) noexcept : type_(NVTX_PAYLOAD_TYPE_##kind), value_() { \
    value_.member = value;                                                                                  \
  }
  HIPSPV_NVTX_PAYLOAD(int64_t, INT64, llValue)
  HIPSPV_NVTX_PAYLOAD(int32_t, INT32, iValue)
  HIPSPV_NVTX_PAYLOAD(uint64_t, UNSIGNED_INT64, ullValue)
  HIPSPV_NVTX_PAYLOAD(uint32_t, UNSIGNED_INT32, uiValue)
  HIPSPV_NVTX_PAYLOAD(float, FLOAT, fValue)
  HIPSPV_NVTX_PAYLOAD(double, DOUBLE, dValue)
#undef HIPSPV_NVTX_PAYLOAD
  constexpr payload(nvtxPayloadType_t type, const value_type& value) noexcept : type_(type), value_(value) {}

  constexpr value_type get_value() const noexcept { return value_; }
  constexpr nvtxPayloadType_t get_type() const noexcept { return type_; }

 private:
  nvtxPayloadType_t type_;
  value_type value_;
};

/* Of several arguments of one kind the first counts. */
class event_attributes {
 public:
  using value_type = nvtxEventAttributes_t;
  constexpr event_attributes() noexcept
      : attributes_{NVTX_VERSION, sizeof(value_type),   0,        NVTX_COLOR_UNKNOWN, 0, NVTX_PAYLOAD_UNKNOWN, 0,
                    {0},          NVTX_MESSAGE_UNKNOWN, {nullptr}} {}
  template <typename... Rest>
  HIPSPV_NVTX_CONSTEXPR explicit event_attributes(const category& c, const Rest&... rest) noexcept
      : event_attributes(rest...) {
    attributes_.category = c.get_id();
  }
  template <typename... Rest>
  HIPSPV_NVTX_CONSTEXPR explicit event_attributes(const color& c, const Rest&... rest) noexcept
      : event_attributes(rest...) {
    attributes_.color = c.get_value();
    attributes_.colorType = c.get_type();
  }
  template <typename... Rest>
  HIPSPV_NVTX_CONSTEXPR explicit event_attributes(const payload& p, const Rest&... rest) noexcept
      : event_attributes(rest...) {
    attributes_.payload = p.get_value();
    attributes_.payloadType = p.get_type();
  }
  template <typename... Rest>
  HIPSPV_NVTX_CONSTEXPR explicit event_attributes(const message& m, const Rest&... rest) noexcept
      : event_attributes(rest...) {
    attributes_.message = m.get_value();
    attributes_.messageType = m.get_type();
  }
  event_attributes(const event_attributes&) = default;
  event_attributes& operator=(const event_attributes&) = default;

  constexpr const value_type* get() const noexcept { return &attributes_; }

 private:
  value_type attributes_;
};

/* A range from the object's construction to the end of its scope, on one thread. */
template <typename D = domain::global>
class HIPSPV_NVTX_UNUSED scoped_range_in {
 public:
  explicit scoped_range_in(const event_attributes& attributes) noexcept {
    nvtxDomainRangePushEx(domain::get<D>(), attributes.get());
  }
  template <typename... Args>
  explicit scoped_range_in(const Args&... args) noexcept : scoped_range_in(event_attributes{args...}) {}
  scoped_range_in() noexcept : scoped_range_in(event_attributes{}) {}
  ~scoped_range_in() noexcept { nvtxDomainRangePop(domain::get<D>()); }
  scoped_range_in(const scoped_range_in&) = delete;
  scoped_range_in& operator=(const scoped_range_in&) = delete;
  void* operator new(std::size_t) = delete;
};
using scoped_range = scoped_range_in<domain::global>;

struct range_handle {
  using value_type = nvtxRangeId_t;
  constexpr range_handle() noexcept : id_(0) {}
  constexpr range_handle(std::nullptr_t) noexcept : id_(0) {}
  constexpr explicit range_handle(value_type id) noexcept : id_(id) {}
  constexpr explicit operator bool() const noexcept { return id_ != 0; }
  constexpr value_type get_value() const noexcept { return id_; }

 private:
  value_type id_;
};
constexpr bool operator==(range_handle left, range_handle right) noexcept {
  return left.get_value() == right.get_value();
}
constexpr bool operator!=(range_handle left, range_handle right) noexcept { return !(left == right); }

template <typename D = domain::global>
range_handle start_range_in(const event_attributes& attributes) noexcept {
  return range_handle(nvtxDomainRangeStartEx(domain::get<D>(), attributes.get()));
}
template <typename D = domain::global, typename... Args>
range_handle start_range_in(const Args&... args) noexcept {
  return start_range_in<D>(event_attributes{args...});
}
template <typename... Args>
range_handle start_range(const Args&... args) noexcept {
  return start_range_in<domain::global>(event_attributes{args...});
}
template <typename D = domain::global>
void end_range_in(range_handle range) noexcept {
  nvtxDomainRangeEnd(domain::get<D>(), range.get_value());
}
inline void end_range(range_handle range) noexcept { end_range_in<domain::global>(range); }

/* A range that may end on another thread. */
template <typename D = domain::global>
class HIPSPV_NVTX_UNUSED unique_range_in {
 public:
  explicit unique_range_in(const event_attributes& attributes) noexcept : range_(start_range_in<D>(attributes)) {}
  template <typename... Args>
  explicit unique_range_in(const Args&... args) noexcept : unique_range_in(event_attributes{args...}) {}
  unique_range_in() noexcept : unique_range_in(event_attributes{}) {}
  ~unique_range_in() noexcept {
    if (range_) end_range_in<D>(range_);
  }
  unique_range_in(unique_range_in&& other) noexcept : range_(other.range_) { other.range_ = range_handle(); }
  unique_range_in& operator=(unique_range_in&& other) noexcept {
    std::swap(range_, other.range_);
    return *this;
  }

 private:
  range_handle range_;
};
using unique_range = unique_range_in<domain::global>;

template <typename D = domain::global>
void mark_in(const event_attributes& attributes) noexcept {
  nvtxDomainMarkEx(domain::get<D>(), attributes.get());
}
template <typename D = domain::global, typename... Args>
void mark_in(const Args&... args) noexcept {
  mark_in<D>(event_attributes{args...});
}
template <typename... Args>
void mark(const Args&... args) noexcept {
  mark_in<domain::global>(event_attributes{args...});
}

/* A range that exists only if a condition holds. */
template <typename D>
class HIPSPV_NVTX_UNUSED __hipspv_range_if {
 public:
  template <typename... Args>
  explicit __hipspv_range_if(bool wanted, const Args&... args) noexcept : wanted_(wanted) {
    if (wanted_) nvtxDomainRangePushEx(domain::get<D>(), event_attributes{args...}.get());
  }
  ~__hipspv_range_if() noexcept {
    if (wanted_) nvtxDomainRangePop(domain::get<D>());
  }
  __hipspv_range_if(const __hipspv_range_if&) = delete;
  __hipspv_range_if& operator=(const __hipspv_range_if&) = delete;

 private:
  bool wanted_;
};

}  // namespace v1
}  // namespace nvtx3

#undef HIPSPV_NVTX_UNUSED
#undef HIPSPV_NVTX_CONSTEXPR

/* The range of the enclosing function, by its name. */
#if defined(NVTX_DISABLE)
#define NVTX3_V1_FUNC_RANGE_IN(D) (void)0
#define NVTX3_V1_FUNC_RANGE_IF_IN(D, C) (void)(C)
#else
#define NVTX3_V1_FUNC_RANGE_IN(D)                                                 \
  static const ::nvtx3::v1::registered_string_in<D> hipspv_nvtx_name__{__func__}; \
  const ::nvtx3::v1::scoped_range_in<D> hipspv_nvtx_range__ { hipspv_nvtx_name__ }
#define NVTX3_V1_FUNC_RANGE_IF_IN(D, C)                                           \
  static const ::nvtx3::v1::registered_string_in<D> hipspv_nvtx_name__{__func__}; \
  const ::nvtx3::v1::__hipspv_range_if<D> hipspv_nvtx_range__ { (C), hipspv_nvtx_name__ }
#endif
#define NVTX3_V1_FUNC_RANGE() NVTX3_V1_FUNC_RANGE_IN(::nvtx3::v1::domain::global)
#define NVTX3_V1_FUNC_RANGE_IF(C) NVTX3_V1_FUNC_RANGE_IF_IN(::nvtx3::v1::domain::global, C)

#if !defined(NVTX3_CPP_REQUIRE_EXPLICIT_VERSION)
#define NVTX3_FUNC_RANGE NVTX3_V1_FUNC_RANGE
#define NVTX3_FUNC_RANGE_IF NVTX3_V1_FUNC_RANGE_IF
#define NVTX3_FUNC_RANGE_IN NVTX3_V1_FUNC_RANGE_IN
#define NVTX3_FUNC_RANGE_IF_IN NVTX3_V1_FUNC_RANGE_IF_IN
#endif

#endif
