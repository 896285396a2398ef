// An object that names its device code by an undefined symbol, as clang's objects do.
extern "C" const char __hip_fatbin_0[];
extern "C" void __hipRegisterTexture(const char* name);
namespace {
const char* const kPlace = __hip_fatbin_0;
void registerAll() { __hipRegisterTexture(kPlace); }
}  // namespace
extern "C" void __hip_module_ctor() { registerAll(); }
int weak __attribute__((weak));
