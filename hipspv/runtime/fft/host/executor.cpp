// Transforms on devices whose memory is the host's: FFTW works in functions of the plan's stream.
#include <map>
#include <mutex>

#include "../../libraries/host_work.h"
#include "../transform.h"
#include "fftw.h"

namespace hipspv::fft {
namespace {

constexpr std::uintptr_t kAlignment = 64;  // of FFTW's widest vectors

// FFTW makes and destroys plans in one thread at a time.
std::mutex& planner() {
  static std::mutex mutex;
  return mutex;
}

// A plan for arrays like those of a call.
struct Form {
  int direction;
  bool inPlace, aligned;

  auto operator<=>(const Form&) const = default;
};

class Plan {
 public:
  Plan(const Fftw& fftw, Fftw::Plan plan, Fftw::Execute* execute) : fftw_(fftw), plan_(plan), execute_(execute) {}
  ~Plan() {
    const std::lock_guard lock(planner());
    fftw_.destroy(plan_);
  }
  Plan(const Plan&) = delete;
  Plan& operator=(const Plan&) = delete;

  void execute(void* input, void* output) const { execute_(plan_, input, output); }

 private:
  const Fftw& fftw_;
  const Fftw::Plan plan_;
  Fftw::Execute* const execute_;
};

class Execution : public libraries::HostWork {
 public:
  Execution(std::shared_ptr<const Plan> plan, void* input, void* output)
      : plan_(std::move(plan)), input_(input), output_(output) {}
  void run() const noexcept override { plan_->execute(input_, output_); }

 private:
  const std::shared_ptr<const Plan> plan_;
  void* const input_;
  void* const output_;
};

// The sizes of one side's array without gaps. A real array that is transformed in place has room for the complex one
// (cuFFT API reference 12.8, 2.4 "Data Layout").
std::vector<std::int64_t> sizesOf(const Transform& transform, bool isInput, bool inPlace) {
  std::vector<std::int64_t> sizes = transform.size;
  if (transform.isComplex()) return sizes;
  const std::int64_t complex = sizes.back() / 2 + 1;
  const bool isReal = isInput != transform.isToReal();
  if (!isReal) sizes.back() = complex;
  if (isReal && inPlace) sizes.back() = 2 * complex;
  return sizes;
}

// The strides of the dimensions in elements, and that of the batch after them.
std::vector<std::int64_t> stridesOf(const Transform& transform, bool isInput, bool inPlace) {
  const Layout& layout = isInput ? transform.input : transform.output;
  const bool isPlain = layout.embed.empty();
  const std::vector<std::int64_t> sizes = isPlain ? sizesOf(transform, isInput, inPlace) : layout.embed;
  std::vector<std::int64_t> strides(sizes.size() + 1);
  std::int64_t stride = isPlain ? 1 : layout.stride;
  for (std::size_t i = sizes.size(); i-- > 0; stride *= sizes[i]) strides[i] = stride;
  strides.back() = isPlain ? stride : layout.distance;
  return strides;
}

class HostExecutor : public Executor {
 public:
  explicit HostExecutor(const Transform& transform) : transform_(transform), fftw_(Fftw::of(transform.isDouble())) {}

  void execute(hipStream_t stream, void* input, void* output, int direction) override {
    const bool aligned =
        ((reinterpret_cast<std::uintptr_t>(input) | reinterpret_cast<std::uintptr_t>(output)) % kAlignment) == 0;
    auto plan = planFor({direction, input == output, aligned}, input, output);
    const hipError_t error =
        libraries::enqueue(stream, std::make_unique<const Execution>(std::move(plan), input, output));
    if (error != hipSuccess)
      throw Error(error == hipErrorOutOfMemory ? Status::kAllocationFailed : Status::kExecFailed);
  }

  std::size_t workSize() const override { return 0; }
  void setWorkArea(void*) override {}

 private:
  std::shared_ptr<const Plan> planFor(const Form& form, void* input, void* output) {
    const std::lock_guard lock(mutex_);
    std::shared_ptr<const Plan>& plan = plans_[form];
    if (plan == nullptr) plan = made(form, input, output);
    return plan;
  }

  // Writes nothing to the arrays.
  std::shared_ptr<const Plan> made(const Form& form, void* input, void* output) const {
    const auto in = stridesOf(transform_, true, form.inPlace), out = stridesOf(transform_, false, form.inPlace);
    std::vector<Fftw::Dimension> dimensions;
    for (std::size_t i = 0; i < transform_.size.size(); ++i) dimensions.push_back({transform_.size[i], in[i], out[i]});
    const int rank = static_cast<int>(dimensions.size());
    const Fftw::Dimension batch{transform_.batch, in.back(), out.back()};
    // FFTW keeps the input of a transform to real values in one dimension alone.
    const bool keeps = !form.inPlace && !(transform_.isToReal() && rank > 1);
    const unsigned flags = Fftw::kEstimate | (form.aligned ? 0 : Fftw::kUnaligned) | (keeps ? Fftw::kPreserveInput : 0);
    const std::lock_guard lock(planner());
    const auto real = transform_.isToReal() ? fftw_.planToReal : fftw_.planToComplex;
    const Fftw::Plan plan = transform_.isComplex() ? fftw_.planComplex(rank, dimensions.data(), 1, &batch, input,
                                                                       output, form.direction, flags)
                                                   : real(rank, dimensions.data(), 1, &batch, input, output, flags);
    if (plan == nullptr) throw Error(Status::kNotSupported, "FFTW has no transform for this layout");
    return std::make_shared<const Plan>(fftw_, plan,
                                        transform_.isComplex()  ? fftw_.executeComplex
                                        : transform_.isToReal() ? fftw_.executeToReal
                                                                : fftw_.executeToComplex);
  }

  const Transform transform_;
  const Fftw& fftw_;
  std::mutex mutex_;
  std::map<Form, std::shared_ptr<const Plan>> plans_;
};

}  // namespace

std::unique_ptr<Executor> makeHostExecutor(const Transform& transform) {
  return std::make_unique<HostExecutor>(transform);
}

}  // namespace hipspv::fft
