#include "services.h"

namespace hipspv::solver::services {
namespace {

// A call with an object that doesn't exist.
void requireObject(const void* object) { require(object != nullptr, Status::kInvalidValue); }

}  // namespace

void create(Handle** made) {
  requireObject(made);
  *made = std::make_unique<Handle>().release();
}

void destroy(Handle* handle) {
  require(handle != nullptr, Status::kNotInitialized);
  delete handle;
}

void setStream(Handle* handle, hipStream_t stream) {
  require(handle != nullptr, Status::kNotInitialized);
  handle->setStream(stream);
}

void getStream(Handle* handle, hipStream_t* stream) {
  require(handle != nullptr, Status::kNotInitialized);
  requireObject(stream);
  *stream = handle->stream();
}

void createParams(Params** made) {
  requireObject(made);
  *made = std::make_unique<Params>().release();
}

void destroyParams(Params* params) {
  requireObject(params);
  delete params;
}

void setAdvOptions(Params* params, int function, int algorithm) {
  requireObject(params);
  require(function >= 0 && function <= 1 && algorithm >= 0 && algorithm <= 2, Status::kInvalidValue);
  params->set(function, algorithm);
}

void createGesvdjInfo(JacobiInfo** made) {
  requireObject(made);
  *made = std::make_unique<JacobiInfo>("gesvdj").release();
}

void createSyevjInfo(JacobiInfo** made) {
  requireObject(made);
  *made = std::make_unique<JacobiInfo>("syevj").release();
}

void destroyInfo(JacobiInfo* info) {
  requireObject(info);
  delete info;
}

void setTolerance(JacobiInfo* info, double tolerance) {
  requireObject(info);
  info->setTolerance(tolerance);
}

void setMaxSweeps(JacobiInfo* info, int sweeps) {
  requireObject(info);
  require(sweeps >= 0, Status::kInvalidValue);
  info->setMaxSweeps(sweeps);
}

void setSortEig(JacobiInfo* info, int sorts) {
  requireObject(info);
  info->setSorts(sorts);
}

void getResidual(Handle* handle, JacobiInfo* info, double* residual) {
  require(handle != nullptr, Status::kNotInitialized);
  require(info != nullptr && residual != nullptr, Status::kInvalidValue);
  if (handle->nvidia() != nullptr) return info->read(*handle->nvidia(), handle->stream(), "GetResidual", residual);
  require(hipStreamSynchronize(handle->stream()) == hipSuccess, Status::kExecutionFailed);
  if (!info->results()->known)
    throw Error(Status::kNotSupported, "on CPU devices calls without vectors, and those of batches, have no residual");
  *residual = info->results()->residual;
}

// A direct method does the work on CPU devices.
void getSweeps(Handle* handle, JacobiInfo* info, int* sweeps) {
  require(handle != nullptr, Status::kNotInitialized);
  require(info != nullptr && sweeps != nullptr, Status::kInvalidValue);
  if (handle->nvidia() != nullptr) return info->read(*handle->nvidia(), handle->stream(), "GetSweeps", sweeps);
  *sweeps = 1;
}

}  // namespace hipspv::solver::services
