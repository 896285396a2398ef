// Runs a kernel of an OpenCL C or SPIR-V file and prints the numbers of its buffers.
//
//   cc run.c -o run -ldl
//   run <platform> <file> <kernel> <global size> <local size> <argument>...
//
// A size is 64, 8x8 or 4x4x4. An argument is b:<n> for a buffer of n ints, each its index; z:<n> for one of zeros;
// i:<value> for an int; f:<value> for a float; s:<n> for a structure of n ints, each its index; l:<bytes> for local
// memory. The platform is a part of its name. OPENCL names another library than libOpenCL.so.1. With only a file, the
// program is built.
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void* Handle;
static void* library;

static void* function(const char* name) {
  void* found = dlsym(library, name);
  if (!found) fprintf(stderr, "no %s\n", name), exit(2);
  return found;
}
#define CALL(result, name) ((result(*)())function(name))

static void check(int error, const char* what) {
  if (error) fprintf(stderr, "%s: error %d\n", what, error), exit(1);
}

static Handle platform(const char* part) {
  Handle platforms[16];
  unsigned count = 0;
  check(CALL(int, "clGetPlatformIDs")(16, platforms, &count), "clGetPlatformIDs");
  for (unsigned i = 0; i < count; ++i) {
    char name[256] = "";
    CALL(int, "clGetPlatformInfo")(platforms[i], 0x902, sizeof name, name, NULL);
    if (strstr(name, part)) return platforms[i];
  }
  fprintf(stderr, "no platform %s\n", part);
  exit(2);
}

static Handle program(Handle context, Handle device, const char* path) {
  FILE* file = fopen(path, "rb");
  if (!file) perror(path), exit(2);
  char* text = calloc(1, 1 << 24);
  const size_t size = fread(text, 1, (1 << 24) - 1, file);
  const char* texts[] = {text};
  int error = 0;
  const int binary = size > 4 && memcmp(text, "\3\2#\7", 4) == 0;
  Handle made = binary ? CALL(Handle, "clCreateProgramWithIL")(context, text, size, &error)
                       : CALL(Handle, "clCreateProgramWithSource")(context, 1, texts, NULL, &error);
  check(error, "creating the program");
  const char* options = getenv("OPTIONS");
  error = CALL(int, "clBuildProgram")(made, 1, &device, options ? options : binary ? "" : "-cl-std=CL3.0", NULL, NULL);
  char log[1 << 14] = "";
  CALL(int, "clGetProgramBuildInfo")(made, device, 0x1183, sizeof log, log, NULL);
  if (error) fprintf(stderr, "%s\n", log);
  check(error, "clBuildProgram");
  return made;
}

int main(int count, char** words) {
  if (count < 3) return fprintf(stderr, "run <platform> <file> [<kernel> <global> <local> <argument>...]\n"), 2;
  const char* name = getenv("OPENCL");
  library = dlopen(name ? name : "libOpenCL.so.1", RTLD_NOW);
  if (!library) return fprintf(stderr, "%s\n", dlerror()), 2;
  Handle device, buffers[16];
  int error = 0, sizes[16], made = 0;
  check(CALL(int, "clGetDeviceIDs")(platform(words[1]), 0xFFFFFFFFul, 1, &device, NULL), "clGetDeviceIDs");
  Handle context = CALL(Handle, "clCreateContext")(NULL, 1, &device, NULL, NULL, &error);
  check(error, "clCreateContext");
  Handle queue = CALL(Handle, "clCreateCommandQueue")(context, device, 0ul, &error);
  check(error, "clCreateCommandQueue");
  Handle built = program(context, device, words[2]);
  if (count < 6) return puts("built"), 0;
  Handle kernel = CALL(Handle, "clCreateKernel")(built, words[3], &error);
  check(error, "clCreateKernel");
  for (int i = 6; i < count; ++i) {
    const char* value = words[i] + 2;
    const int n = atoi(value);
    const float real = (float)atof(value);
    int* numbers = calloc((size_t)n + 1, 4);
    for (int j = 0; words[i][0] != 'z' && j < n; ++j) numbers[j] = j;
    if (words[i][0] == 'b' || words[i][0] == 'z') {
      sizes[made] = n;
      buffers[made] = CALL(Handle, "clCreateBuffer")(context, 33ul, (size_t)n * 4, numbers, &error);
      check(error, "clCreateBuffer");
      error = CALL(int, "clSetKernelArg")(kernel, i - 6, sizeof(Handle), &buffers[made++]);
    } else if (words[i][0] == 's') {
      error = CALL(int, "clSetKernelArg")(kernel, i - 6, (size_t)n * 4, numbers);
    } else if (words[i][0] == 'l') {
      error = CALL(int, "clSetKernelArg")(kernel, i - 6, (size_t)n, NULL);
    } else {
      error = CALL(int, "clSetKernelArg")(kernel, i - 6, (size_t)4, words[i][0] == 'f' ? (void*)&real : (void*)&n);
    }
    check(error, "clSetKernelArg");
  }
  size_t global[3] = {1, 1, 1}, local[3] = {1, 1, 1};
  sscanf(words[4], "%zux%zux%zu", &global[0], &global[1], &global[2]);
  sscanf(words[5], "%zux%zux%zu", &local[0], &local[1], &local[2]);
  check(CALL(int, "clEnqueueNDRangeKernel")(queue, kernel, 3u, NULL, global, local, 0u, NULL, NULL), "launch");
  check(CALL(int, "clFinish")(queue), "clFinish");
  for (int i = 0; i < made; ++i) {
    int* numbers = calloc((size_t)sizes[i], 4);
    check(CALL(int, "clEnqueueReadBuffer")(queue, buffers[i], 1u, (size_t)0, (size_t)sizes[i] * 4, numbers, 0u, NULL,
                                           NULL),
          "clEnqueueReadBuffer");
    for (int j = 0; j < sizes[i]; ++j) printf(j ? " %d" : "%d", numbers[j]);
    printf("\n");
  }
  return 0;
}
