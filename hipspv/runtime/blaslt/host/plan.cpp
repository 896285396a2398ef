// Checks of products.
#include <limits>

#include "../../blas/values.h"
#include "matmul.h"

namespace hipspv::blaslt::host {
namespace {

using blas::Accumulator;

struct Types {
  Accumulator accumulator;
  int scale, inputs, output;
};

// Those of cuBLAS's tables of cublasLtMatmul without 4 and 8-bit floats, which are below, and 8-bit complex numbers.
constexpr Types kTypes[] = {
    {Accumulator::kHalf, HIP_R_16F, HIP_R_16F, HIP_R_16F},   {Accumulator::kInt, HIP_R_32I, HIP_R_8I, HIP_R_32I},
    {Accumulator::kInt, HIP_R_32F, HIP_R_8I, HIP_R_8I},      {Accumulator::kFloat, HIP_R_32F, HIP_R_16BF, HIP_R_16BF},
    {Accumulator::kFloat, HIP_R_32F, HIP_R_16BF, HIP_R_32F}, {Accumulator::kFloat, HIP_R_32F, HIP_R_16F, HIP_R_16F},
    {Accumulator::kFloat, HIP_R_32F, HIP_R_16F, HIP_R_32F},  {Accumulator::kFloat, HIP_R_32F, HIP_R_8I, HIP_R_32F},
    {Accumulator::kFloat, HIP_R_32F, HIP_R_32F, HIP_R_32F},  {Accumulator::kFloat, HIP_C_32F, HIP_C_32F, HIP_C_32F},
    {Accumulator::kDouble, HIP_R_64F, HIP_R_64F, HIP_R_64F}, {Accumulator::kDouble, HIP_C_64F, HIP_C_64F, HIP_C_64F},
};

bool is8BitFloat(int type) { return type == HIP_R_8F_E4M3 || type == HIP_R_8F_E5M2; }
bool is16BitFloat(int type) { return type == HIP_R_16F || type == HIP_R_16BF; }

// 8-bit floats: C has another type than D if D has such, too.
bool is8BitProduct(const AlgorithmTypes& types) {
  if (!is8BitFloat(types.a) || !is8BitFloat(types.b) || types.scale != HIP_R_32F) return false;
  if (is8BitFloat(types.d)) return is16BitFloat(types.c);
  return types.c == types.d && (is16BitFloat(types.d) || types.d == HIP_R_32F);
}

Accumulator accumulatorOf(int compute) {
  return static_cast<Accumulator>(blas::computeTypeOf(Api::kCublas, compute).host);
}

bool isKnown(const AlgorithmTypes& types) {
  const Accumulator accumulator = accumulatorOf(types.compute);
  if (accumulator == Accumulator::kFloat && is8BitProduct(types)) return true;
  return types.a == types.b && types.c == types.d && std::ranges::any_of(kTypes, [&](const Types& known) {
           return known.accumulator == accumulator && known.scale == types.scale && known.inputs == types.a &&
                  known.output == types.d;
         });
}

int narrowed(std::uint64_t value) {
  if (value > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
    throw Error(Status::kNotSupported, "the host's BLAS counts with 32 bits");
  return static_cast<int>(value);
}

void refuseUnless(bool condition, Status status, const char* reason) {
  if (!condition) throw Error(status, reason);
}

// Sizes of the product, which all matrices must have.
void planSizes(MatmulPlan& plan, const MatrixLayout& a, const MatrixLayout& b, const MatrixLayout& c,
               const MatrixLayout& d) {
  const std::uint64_t inner = plan.operationA == kPlain ? a.cols : a.rows;
  require((plan.operationA == kPlain ? a.rows : a.cols) == d.rows, Status::kInvalidValue);
  require((plan.operationB == kPlain ? b.cols : b.rows) == d.cols, Status::kInvalidValue);
  require((plan.operationB == kPlain ? b.rows : b.cols) == inner, Status::kInvalidValue);
  require(c.rows == d.rows && c.cols == d.cols, Status::kInvalidValue);
  require(d.batchCount > 0, Status::kInvalidValue);
  for (const MatrixLayout* layout : {&a, &b, &c}) require(layout->batchCount == d.batchCount, Status::kInvalidValue);
  plan.m = narrowed(d.rows);
  plan.n = narrowed(d.cols);
  plan.k = narrowed(inner);
  plan.batches = d.batchCount;
}

// The default type of the bias (cublasLtMatmulDescAttributes_t).
int biasType(const MatmulDesc& desc, const AlgorithmTypes& types) {
  constexpr int kUnset = -1, kHipblasUnset = 255;
  if (desc.biasDataType != kUnset && desc.biasDataType != kHipblasUnset) return desc.biasDataType;
  if (types.d == HIP_R_8I) return types.scale;
  if (is8BitFloat(types.d)) return types.c;
  return is8BitFloat(types.a) && types.d == HIP_R_32F ? int{HIP_R_16BF} : types.d;
}

int auxType(const MatmulDesc& desc, const AlgorithmTypes& types) {
  constexpr int kUnset = -1, kHipblasUnset = 255;
  const int given = desc.epilogueAuxDataType;
  return given == kUnset || given == kHipblasUnset ? types.d : given;
}

// The type has real floating values.
bool isRealFloat(int type) { return is8BitFloat(type) || is16BitFloat(type) || type == HIP_R_32F || type == HIP_R_64F; }

void planAux(MatmulPlan& plan, const MatmulDesc& desc, const AlgorithmTypes& types) {
  const bool isMask = (desc.epilogue & (kRelu | kReluGradient)) != 0;
  const int type = isMask ? int{HIP_R_8I} : auxType(desc, types);
  refuseUnless(isMask || isRealFloat(type), Status::kNotSupported, "the auxiliary matrix has no values of this type");
  refuseUnless(plan.d.order() == kColumns, Status::kNotSupported,
               "on CPU devices epilogues with an auxiliary matrix need a D in columns");
  require(desc.epilogueAuxLd >= plan.m && desc.epilogueAuxBatchStride >= 0, Status::kInvalidValue);
  if (isMask)
    refuseUnless(desc.epilogueAuxLd % 128 == 0 && desc.epilogueAuxBatchStride % 128 == 0, Status::kInvalidValue,
                 "the leading dimension and the batch stride of ReLU's mask are multiples of 128");
  refuseUnless(plan.batches == 1 || desc.epilogueAuxBatchStride != 0, Status::kInvalidValue,
               "the auxiliary matrices of a batch need a stride");
  const auto* scale = static_cast<const float*>(desc.epilogueAuxScalePointer);
  refuseUnless(scale == nullptr || (is8BitFloat(type) && (desc.epilogue & kGelu) != 0), Status::kNotSupported,
               "on CPU devices only auxiliary matrices of 8-bit floats that a call writes have a scale");
  plan.epilogue.aux = View(desc.epilogueAuxPointer, type, desc.epilogueAuxLd, desc.epilogueAuxBatchStride);
  plan.epilogue.auxStride = desc.epilogueAuxBatchStride;
  plan.epilogue.auxScale = scale;
}

void planEpilogue(MatmulPlan& plan, const MatmulDesc& desc, const AlgorithmTypes& types) {
  plan.epilogue.bits = desc.epilogue;
  if (desc.epilogue == 1) return;
  refuseUnless(!plan.isComplex && !plan.wraps, Status::kNotSupported,
               "on CPU devices complex and integer results have no epilogue but the default one");
  if ((desc.epilogue & kUsesBias) != 0) {
    const int type = biasType(desc, types);
    refuseUnless(isRealFloat(type), Status::kNotSupported, "a bias has no values of this type");
    const bool made = (desc.epilogue & kMakesBias) != 0;
    refuseUnless(!made || plan.batches == 1 || desc.biasBatchStride != 0, Status::kNotSupported,
                 "gradients of the bias of a batch need a stride: set BIAS_BATCH_STRIDE");
    plan.epilogue.bias = View(desc.biasPointer, type, 0, desc.biasBatchStride);
  }
  if ((desc.epilogue & kAux) != 0) planAux(plan, desc, types);
}

void requireScale(const void* pointer, bool has8Bits, const char* matrix) {
  if (pointer != nullptr && !has8Bits)
    throw Error(Status::kInvalidValue,
                std::string("only matrices of 8-bit floats have a scale, and ") + matrix + " has another type");
}

void planScales(MatmulPlan& plan, const MatmulDesc& desc, const AlgorithmTypes& types) {
  requireScale(desc.aScalePointer, is8BitFloat(types.a), "A");
  requireScale(desc.bScalePointer, is8BitFloat(types.b), "B");
  requireScale(desc.cScalePointer, is8BitFloat(types.c), "C");
  requireScale(desc.dScalePointer, is8BitFloat(types.d), "D");
  constexpr int kScalar = 0, kOuterVector = 3;
  for (const int mode : {desc.aScaleMode, desc.bScaleMode})
    refuseUnless(mode == kScalar || mode == kOuterVector, Status::kNotSupported,
                 "on CPU devices scales are scalars, or vectors of the modes OUTER_VEC_32F");
  plan.scaleA = static_cast<const float*>(desc.aScalePointer);
  plan.scaleB = static_cast<const float*>(desc.bScalePointer);
  plan.scaleC = static_cast<const float*>(desc.cScalePointer);
  plan.scaleD = static_cast<const float*>(desc.dScalePointer);
  plan.scalesRows = desc.aScaleMode == kOuterVector;
  plan.scalesColumns = desc.bScaleMode == kOuterVector;
  plan.greatest = static_cast<float*>(desc.amaxDPointer);
  refuseUnless(plan.greatest == nullptr || (plan.accumulator == Accumulator::kFloat && !plan.isComplex),
               Status::kInvalidValue, "the maximum of absolute values is that of floats");
}

}  // namespace

void requireTypes(const AlgorithmTypes& types) {
  if (!isKnown(types)) {
    std::string text;
    for (const int type : {types.a, types.b, types.c, types.d}) text.append(" ").append(std::to_string(type));
    throw Error(Status::kNotSupported, "on CPU devices no product has the type of compute " +
                                           std::to_string(types.compute) + ", the scale type " +
                                           std::to_string(types.scale) + " and matrices of the hipDataTypes" + text);
  }
}

void requireLayout(const MatrixLayout& layout) {
  constexpr std::uint64_t kRowsOfTiles[] = {1, 1, 1, 8, 32};  // by the order
  refuseUnless(layout.order >= kColumns && layout.order <= kCol32_2R_4R4, Status::kNotSupported,
               "on CPU devices matrices have the orders of cublasLtOrder_t");
  const std::uint64_t multiple = kRowsOfTiles[layout.order];
  const std::uint64_t rows = (layout.rows + multiple - 1) / multiple * multiple;
  const std::uint64_t least = layout.order == kColumns ? rows : layout.order == kRows ? layout.cols : rows * kTile;
  require(layout.ld >= 0 && static_cast<std::uint64_t>(layout.ld) >= least, Status::kInvalidValue);
  requireDefaults(layout);
}

MatmulPlan planMatmul(const MatmulDesc& desc, const Matrix& a, const Matrix& b, const Matrix& c, const Matrix& d) {
  for (const Matrix* matrix : {&a, &b, &c, &d}) requireLayout(*matrix->layout);
  requireDefaults(desc);
  const auto typeOf = [](const Matrix& matrix) { return static_cast<int>(matrix.layout->type); };
  const AlgorithmTypes types{desc.computeType, desc.scaleType, typeOf(a), typeOf(b), typeOf(c), typeOf(d)};
  requireTypes(types);
  MatmulPlan plan;
  plan.accumulator = accumulatorOf(desc.computeType);
  plan.isComplex = types.d == HIP_C_32F || types.d == HIP_C_64F;
  plan.wraps = types.d == HIP_R_32I;
  plan.operationA = desc.transa;
  plan.operationB = desc.transb;
  planSizes(plan, *a.layout, *b.layout, *c.layout, *d.layout);
  plan.a = View(a);
  plan.b = View(b);
  plan.c = View(c);
  plan.d = View(d);
  planScales(plan, desc, types);
  planEpilogue(plan, desc, types);
  return plan;
}

}  // namespace hipspv::blaslt::host
