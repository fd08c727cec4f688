/* bcryptprimitives.dll as Wine before version 9 lacks it, only to try programs there: random bytes for Rust's standard library. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T length)
{
    return RtlGenRandom(bytes, length);
}
