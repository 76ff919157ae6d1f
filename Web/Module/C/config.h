/* Configuration of the C libraries in the WebAssembly module: no threads, no files, no processor features. */
#pragma once

/* Pixman and Cairo. The names of their packages are required by pixman-private.h. */
#define PACKAGE "pixman"
#define PACKAGE_VERSION "0.42.2"
#define PIXMAN_NO_TLS 1
#define SIZEOF_LONG 4
#define SIZEOF_VOID_P 4
#define SIZEOF_INT 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_SIZE_T 4
#define HAVE_STDINT_H 1
#define HAVE_INTTYPES_H 1
#define HAVE_UINT64_T 1
#define HAVE_BUILTIN_CLZ 1
#define HAVE_FLOAT128 0
#define CAIRO_NO_MUTEX 1
#define HAVE_UNISTD_H 1

/* GLib and FriBidi. */
#define GLIB_COMPILATION 1
#define G_DISABLE_ASSERT 1
#define G_DISABLE_CHECKS 1
#define HAVE_STDLIB_H 1
#define HAVE_STRING_H 1
#define HAVE_MEMORY_H 1
#define HAVE_STRINGIZE 1
#define STDC_HEADERS 1
#define DONT_HAVE_FRIBIDI_CONFIG_H 1
#define FRIBIDI_NAME "fribidi"
#define FRIBIDI_VERSION "1.0.8"
#define FRIBIDI_MAJOR_VERSION 1
#define FRIBIDI_MINOR_VERSION 0
#define FRIBIDI_MICRO_VERSION 8
#define FRIBIDI_INTERFACE_VERSION 4
#define FRIBIDI_INTERFACE_VERSION_STRING "4"
#define FRIBIDI_BUGREPORT ""
#define FRIBIDI_MAINT "FriBidi"
/* Pango breaks Thai with libthai. */
#define HAVE_LIBTHAI 1
#define HAVE_TH_BRK_FIND_BREAKS 1
/* A type that FriBidi 1.0.8 does not have, but Pango names. */
#define _FRIBIDI_TYPE_SENTINEL 0x7fffffff
