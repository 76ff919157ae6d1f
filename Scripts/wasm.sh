#!/bin/sh
# Builds the core as WebAssembly: .build/wasm/menumock.wasm.
#
#   Scripts/wasm.sh     compiles the C libraries once, and the Swift modules each time
#
# The C libraries are those of Debian, from its source packages, so text and pixels are the same as those of the
# program. Swift modules are checked and passed on; the last one is compiled with all code that it uses.
set -eu

cd "$(dirname "$0")/.."
root=$(pwd)
out=$root/.build/wasm
module=$root/Web/Module
toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
mkdir -p "$out/sources" "$out/objects" "$out/modules" "$out/headers"

# --- Sources -----------------------------------------------------------------------------------------------------------
# A separate list of packages; that of the system stays unchanged.
apt() {
  apt-get -qq -o Dir::Etc::sourcelist="$out/sources/list" -o Dir::Etc::sourceparts=- \
    -o Dir::State::lists="$out/sources/lists" -o Dir::Cache="$out/sources/cache" -o APT::Sandbox::User=root "$@"
}
unpack() {
  [ -e "$out/sources/$1.done" ] && return
  echo "wasm: source of $1"
  if [ ! -e "$out/sources/lists/partial" ]; then
    mkdir -p "$out/sources/lists/partial" "$out/sources/cache/archives/partial"
    key=/usr/share/keyrings/debian-archive-keyring.gpg
    release=$(. /etc/os-release && echo "$VERSION_CODENAME")
    echo "deb-src [signed-by=$key] http://deb.debian.org/debian $release main" > "$out/sources/list"
    apt update
  fi
  cd "$out/sources"
  # shellcheck disable=SC2086 # the second argument is an option or empty
  apt source ${2-} "$1" > "$out/sources/$1.log" 2>&1 || { cat "$out/sources/$1.log" >&2; exit 1; }
  cd "$root"
  touch "$out/sources/$1.done"
}
unpack harfbuzz
unpack cairo
unpack pango1.0
unpack glib2.0
unpack fribidi
unpack libdeflate
# Debian changes only the packaging of these.
for name in pixman libthai libdatrie; do
  unpack $name --tar-only
  [ -n "$(find "$out/sources" -maxdepth 1 -type d -name "$name-*")" ] ||
    tar -xf "$out/sources/$name"_*.orig.tar.?z -C "$out/sources"
done
source_of() { for folder in "$out/sources/$1"-[0-9]*; do [ -d "$folder" ] && echo "$folder" && return; done; }
harfbuzz=$(source_of harfbuzz) cairo=$(source_of cairo) pango=$(source_of pango1.0) glib=$(source_of glib2.0)
fribidi=$(source_of fribidi) deflate=$(source_of libdeflate) pixman=$(source_of pixman)
thai=$(source_of libthai) trie=$(source_of libdatrie)

# --- Headers -----------------------------------------------------------------------------------------------------------
cp "$harfbuzz"/src/hb*.h "$cairo/src/cairo.h" "$cairo/src/cairo-deprecated.h" "$cairo/cairo-version.h" \
  "$deflate/libdeflate.h" "$out/headers"
grep -E '^#define FREETYPE_(MAJOR|MINOR|PATCH)' "$(pkg-config --variable=includedir freetype2)/freetype2/freetype/freetype.h" \
  > "$out/headers/freetype-version.h"
mkdir -p "$out/headers/glib"
# GLib's types on a machine with 32 bits.
sed -e 's/typedef signed long gint64/typedef signed long long gint64/' \
  -e 's/typedef unsigned long guint64/typedef unsigned long long guint64/' \
  -e 's/(val##L)/(val##LL)/;s/(val##UL)/(val##ULL)/' -e 's/\(GLIB_SIZEOF_.*\)8/\14/' \
  "$(pkg-config --variable=libdir glib-2.0)/glib-2.0/include/glibconfig.h" > "$out/headers/glib/glibconfig.h"

# --- C libraries -------------------------------------------------------------------------------------------------------
compile() { # the object's prefix, the source, options
  object=$out/objects/$1-$(basename "$2" .c).o
  source=$2
  [ "$object" -nt "$source" ] && [ "$object" -nt "$module/C/config.h" ] && return
  shift 2
  clang-16 --target=wasm32-wasi -O2 -ffunction-sections -fdata-sections -w -DHAVE_CONFIG_H -D_WASI_EMULATED_SIGNAL \
    -I"$module/C" -isystem "$module/C/include" "$@" -c "$source" -o "$object"
}
echo "wasm: C libraries"
if [ ! -e "$out/objects/harfbuzz.o" ]; then
  clang++-16 --target=wasm32-wasi -O2 -fno-exceptions -fno-rtti -fno-threadsafe-statics -w -nostdinc++ \
    -isystem /usr/lib/llvm-16/include/wasm32-wasi/c++/v1 -DHB_NO_MT -DHB_NO_MMAP -DHB_NO_OPEN \
    -DHB_NO_BUFFER_SERIALIZE -DHB_NO_BUFFER_VERIFY -DHB_NO_BUFFER_MESSAGE -DHB_NO_GETENV -DHB_NO_ERRNO \
    -c "$harfbuzz/src/harfbuzz.cc" -o "$out/objects/harfbuzz.o"
fi
for file in "$pixman"/pixman/*.c; do
  case $file in *mmx*|*sse2*|*ssse3*|*vmx*|*arm-*|*mips-*|*region.c|*edge-accessors-x*) continue ;; esac
  compile pixman "$file" -I"$pixman/pixman"
done
# A function of WebAssembly is called with the parameters that it declares; Cairo omits one.
if ! grep -q _filler_spline_to "$cairo/src/cairo-path-fill.c"; then
  sed -i -e 's/(cairo_spline_add_point_func_t)_cairo_filler_line_to/_filler_spline_to/' \
    -e '/^typedef struct cairo_filler {/i static cairo_status_t _filler_spline_to (void *, const cairo_point_t *, const cairo_slope_t *);' \
    "$cairo/src/cairo-path-fill.c"
  cat >> "$cairo/src/cairo-path-fill.c" <<'C'

static cairo_status_t
_filler_spline_to (void *closure, const cairo_point_t *point, const cairo_slope_t *tangent)
{
    return _cairo_filler_line_to (closure, point);
}
C
fi
for file in $(sed -n '/^cairo_sources = /,/NULL/p' "$cairo/src/Makefile.sources" | grep -o 'cairo[a-z0-9-]*\.c'); do
  compile cairo "$cairo/src/$file" -I"$cairo/src" -I"$pixman/pixman"
done
for file in fribidi fribidi-bidi fribidi-bidi-types fribidi-brackets fribidi-mirroring fribidi-run; do
  compile fribidi "$fribidi/lib/$file.c" -I"$fribidi/lib"
done
for file in utils deflate_compress deflate_decompress zlib_compress zlib_decompress adler32 crc32; do
  compile deflate "$deflate/lib/$file.c" -I"$deflate"
done
glib_options="-I$out/headers/glib -I/usr/include/glib-2.0 -I/usr/include/pango-1.0 -I$harfbuzz/src -I$fribidi/lib \
  -I$thai/include"
# shellcheck disable=SC2086 # several options are meant
for file in break pango-script pango-emoji pango-bidi-type; do
  compile pango "$pango/pango/$file.c" $glib_options -DPANGO_COMPILATION
done
# shellcheck disable=SC2086
for file in gunibreak guniprop; do compile glib "$glib/glib/$file.c" $glib_options -I"$glib/glib"; done
# The dictionary of Thai words is part of the module.
thai_options="-I$thai/include -I$trie"
for file in thbrk/thbrk thbrk/brk-common thbrk/brk-ctype thbrk/brk-maximal thctype/thctype thwchar/thwchar; do
  # shellcheck disable=SC2086
  compile thai "$thai/src/$file.c" $thai_options -Dtrie_new_from_file=dictionary_new -DDICT_DIR='"/"'
done
for file in alpha-map darray dstring fileutils tail trie trie-string; do
  compile trie "$trie/datrie/$file.c" -I"$trie"
done
dictionary=/usr/share/libthai/thbrk.tri
# shellcheck disable=SC2086
compile own "$module/C/dictionary.c" $thai_options -DDICTIONARY_BYTES="$(stat -c %s $dictionary)" \
  -Wa,-I"$(dirname $dictionary)"
# shellcheck disable=SC2086
compile own "$module/C/support.c" $glib_options
compile own "$module/C/store.c" -I"$out/headers"
inter=/usr/share/fonts/opentype/inter
sizes=
for weight in Regular Medium SemiBold Bold ExtraBold; do
  sizes="$sizes -DINTER_$(echo $weight | tr '[:lower:]' '[:upper:]')=$(stat -c %s "$inter/Inter-$weight.otf")"
done
# shellcheck disable=SC2086
compile own "$module/C/inter.c" $sizes -Wa,-I"$inter"

# --- Swift -------------------------------------------------------------------------------------------------------------
features=$(sed -n 's/.*enableUpcomingFeature("\(.*\)").*/-enable-upcoming-feature \1/p' Package.swift)
[ -x "$out/PackFolder" ] || swiftc -parse-as-library Sources/PackFolder/*.swift -o "$out/PackFolder"

swift_module() { # name, options of the output, files
  name=$1 output=$2
  shift 2
  echo "wasm: $name"
  # shellcheck disable=SC2086
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -parse-as-library \
    -swift-version 6 $features -package-name menumock -module-name "$name" -Xfrontend -disable-stack-protector \
    -I "$out/modules" -I Sources/CMockupDeflate -I Sources/CMockupHarfBuzz -I "$module/CMockupPango" \
    -I "$module/CMockupCairo" -I "$module/CMockupStore" -Xcc -isystem -Xcc "$out/headers" -Xcc -isystem \
    -Xcc "$module/C/include" -Xcc -isystem -Xcc /usr/include/wasm32-wasi -Xcc -D_WASI_EMULATED_SIGNAL $output "$@"
}
# A module's interface with all code. It is made again if a file, or an earlier module, is newer.
changed=
interface() {
  name=$1 target=$out/modules/$1.swiftmodule
  shift
  if [ -z "$changed" ] && [ -e "$target" ] && [ -z "$(find "$@" -newer "$target" | head -1)" ]; then return; fi
  changed=yes
  swift_module "$name" "-emit-module -emit-module-path $target" "$@"
}
swift_files() { find "$@" -name '*.swift' | sort; }
packed() { # folder; prints the file with its other files
  data=$(cd "$1" && find . -type f ! -name '*.swift' ! -name '.*' | sed 's,^\./,,')
  [ -n "$data" ] || return 0
  file=$out/modules/$(echo "$1" | tr / -)-files.swift
  # shellcheck disable=SC2086
  "$out/PackFolder" "$file" "$1" $data
  echo "$file"
}
# shellcheck disable=SC2046 # several files are meant
{
  for name in MockupScene PositionedJSON PositionedXML MockupSymbols MenuDocument MenuTheme MenuResolve MenuLanguages \
    MenuDescriptions MenuLayout MockupSVG MockupPNG MenuGuidelines MenuLint; do
    interface $name $(swift_files "Sources/$name") $(packed "Sources/$name")
  done
  # The page's files instead of those of a system.
  interface MockupFiles Sources/MockupFiles/FileNames.swift Sources/MockupFiles/FileLimits.swift \
    $(swift_files "$module/MockupFiles")
  interface MockupHashing Sources/MockupHashing/SHA256Digest.swift $(swift_files "$module/MockupHashing")
  interface MockupText $(swift_files Sources/MockupText)
  # No PDF, and no libraries that decode images.
  interface MockupCairo $(swift_files Sources/MockupCairo/Painting Sources/MockupCairo/Blur) \
    $(swift_files Sources/MockupCairo/Images | grep -v ImageWorkbench) Sources/MockupCairo/CairoLimits.swift \
    Sources/MockupCairo/Interop/CairoContext.swift Sources/MockupCairo/Interop/CairoImage.swift \
    Sources/MockupCairo/Interop/CairoStatus.swift Sources/MockupCairo/Interop/RasterCanvas.swift \
    $(swift_files Sources/MockupCairo/PDF | grep -v -e PDFPainter -e PDFTarget) $(swift_files "$module/MockupCairo")
  for folder in MockupThemes=Themes MockupFonts=Fonts MockupPage=Web/Page; do
    interface "${folder%=*}" "${folder#*=}"/*.swift $(packed "${folder#*=}")
  done
  interface MockupHTML $(swift_files Sources/MockupHTML)
  interface MenuMockup $(swift_files Sources/MenuMockup | grep -v -e TypefaceInstallation -e ImageDecoding) \
    $(swift_files "$module/MenuMockup")
  interface MenuAnswers $(swift_files Sources/MenuAnswers)
  swift_module MenuWeb "-c -o $out/objects/MenuWeb.o" $(swift_files "$module/MenuWeb")
}

# --- Linking -----------------------------------------------------------------------------------------------------------
"$toolchain/wasm-ld" --no-entry --gc-sections --strip-all -O2 --fatal-warnings -z stack-size=4194304 \
  --export=menumock_open --export=menumock_put --export=menumock_work --export=menumock_call --export=malloc \
  --export=free -o "$out/menumock.wasm" "$out"/objects/*.o \
  "$toolchain/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" \
  /usr/lib/wasm32-wasi/libc.a /usr/lib/llvm-16/lib/clang/16/lib/wasi/libclang_rt.builtins-wasm32.a
echo "wasm: $out/menumock.wasm, $(stat -c %s "$out/menumock.wasm") bytes, $(gzip -9 < "$out/menumock.wasm" | wc -c) as gzip"
