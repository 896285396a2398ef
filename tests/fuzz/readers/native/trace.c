// The functions that atheris's instrumentation calls, as plain C functions: atheris's own take ten times as
// long, which is most of a run.
#include <Python.h>
#include <dlfcn.h>
#include <stdint.h>
#include <string.h>

typedef struct {
  uintptr_t pc, flags;
} Place;

// libFuzzer's functions, from the library in which atheris has it (sanitizer_coverage's interface).
static void (*init_counters)(uint8_t* begin, uint8_t* end);
static void (*init_places)(const Place* begin, const Place* end);
static void (*compared)(uint64_t, uint64_t);
static void (*compared_with_constant)(uint64_t constant, uint64_t);
static void (*compared_memory)(void* pc, const void*, const void*, size_t, int result);

static uint8_t* counters;
static size_t number;

static PyObject* branch(PyObject* self, PyObject* index) {
  size_t at = PyLong_AsSize_t(index);
  if (at < number && counters[at] != UINT8_MAX) ++counters[at];
  Py_RETURN_NONE;
}

static void trace_bytes(PyObject* place, const char* left, Py_ssize_t left_size, const char* right,
                        Py_ssize_t right_size) {
  compared((uint64_t)left_size, (uint64_t)right_size);
  if (left_size == right_size)
    compared_memory(place, left, right, (size_t)left_size, memcmp(left, right, (size_t)left_size));
}

static void trace_integers(PyObject* left, PyObject* right, int constant) {
  int left_is_long = 0, right_is_long = 0;
  long long a = PyLong_AsLongLongAndOverflow(left, &left_is_long);
  long long b = PyLong_AsLongLongAndOverflow(right, &right_is_long);
  if (!left_is_long && !right_is_long) (constant ? compared_with_constant : compared)((uint64_t)a, (uint64_t)b);
}

static void trace_texts(PyObject* place, PyObject* left, PyObject* right) {
  Py_ssize_t left_size, right_size;
  const char* a = PyUnicode_AsUTF8AndSize(left, &left_size);
  const char* b = a ? PyUnicode_AsUTF8AndSize(right, &right_size) : NULL;
  if (b)
    trace_bytes(place, a, left_size, b, right_size);
  else
    PyErr_Clear();  // surrogates, which have no UTF-8
}

// left, right, operator, place, whether left is a constant: the comparison's result.
static PyObject* compare(PyObject* self, PyObject* const* given, Py_ssize_t count) {
  if (count != 5) return PyErr_Format(PyExc_TypeError, "compare takes 5 arguments");
  PyObject *left = given[0], *right = given[1];
  if (PyLong_Check(left) && PyLong_Check(right))
    trace_integers(left, right, given[4] == Py_True);
  else if (PyBytes_Check(left) && PyBytes_Check(right))
    trace_bytes(given[3], PyBytes_AS_STRING(left), PyBytes_GET_SIZE(left), PyBytes_AS_STRING(right),
                PyBytes_GET_SIZE(right));
  else if (PyUnicode_Check(left) && PyUnicode_Check(right))
    trace_texts(given[3], left, right);
  return PyObject_RichCompare(left, right, (int)PyLong_AsLong(given[2]));
}

// start(path, number): the path of libFuzzer's loaded library, and the number of counters.
static PyObject* start(PyObject* self, PyObject* given) {
  const char* path;
  Py_ssize_t wanted;
  if (!PyArg_ParseTuple(given, "sn", &path, &wanted)) return NULL;
  void* library = dlopen(path, RTLD_NOW | RTLD_NOLOAD);
  if (!library) return PyErr_Format(PyExc_OSError, "%s", dlerror());
  *(void**)&init_counters = dlsym(library, "__sanitizer_cov_8bit_counters_init");
  *(void**)&init_places = dlsym(library, "__sanitizer_cov_pcs_init");
  *(void**)&compared = dlsym(library, "__sanitizer_cov_trace_cmp8");
  *(void**)&compared_with_constant = dlsym(library, "__sanitizer_cov_trace_const_cmp8");
  *(void**)&compared_memory = dlsym(library, "__sanitizer_weak_hook_memcmp");
  if (!init_counters || !init_places || !compared || !compared_with_constant || !compared_memory)
    return PyErr_Format(PyExc_OSError, "%s is not libFuzzer", path);
  Place* places = calloc((size_t)wanted, sizeof *places);
  counters = calloc((size_t)wanted, 1);
  if (!counters || !places) return PyErr_NoMemory();
  number = (size_t)wanted;
  init_counters(counters, counters + number);
  init_places(places, places + number);
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"branch", branch, METH_O, NULL},
    {"compare", (PyCFunction)(void (*)(void))compare, METH_FASTCALL, NULL},
    {"start", start, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "trace", NULL, -1, functions};

PyMODINIT_FUNC PyInit_trace(void) { return PyModule_Create(&module); }
