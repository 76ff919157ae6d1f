#!/bin/sh
# Copies the programs, the completions, the manual page and the data below PREFIX, and says what the machine lacks.
#
#   PREFIX=$HOME/.local ./install.sh       without it: /usr/local
#   ./install.sh --packages                on Debian: installs the libraries and typefaces as well (as root)
set -eu

here=$(cd "$(dirname "$0")" && pwd)
prefix=${PREFIX:-/usr/local}
destination=${DESTDIR:-}$prefix
packages=no
for word in "$@"; do
  case $word in
    --packages) packages=yes ;;
    *) echo "install.sh: unknown word $word" >&2; exit 64 ;;
  esac
done

if [ "$packages" = yes ]; then
  command -v apt-get >/dev/null || { echo "install.sh: --packages is for Debian" >&2; exit 69; }
  apt-get update -qq
  # shellcheck disable=SC2046 # a list of packages is meant
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    $(cat "$here/share/menumock/debian-packages.txt")
fi

(cd "$here" && find bin libexec share -type f) | while read -r file; do
  mkdir -p "$destination/$(dirname "$file")"
  mode=644
  case $file in bin/* | libexec/*) mode=755 ;; esac
  install -m "$mode" "$here/$file" "$destination/$file"
done

echo "installed: $destination/bin/menumock"
missing=$(ldd "$here/bin/menumock" "$here/libexec/menumock/menumock-swift" 2>&1 | grep 'not found' | sort -u || :)
# This one the program loads by itself, when a text needs it.
pango=libpango-1.0.so.0
PATH="$PATH:/sbin:/usr/sbin" ldconfig -p | grep -q "$pango" || missing="${missing:+$missing
}	$pango => not found"
if [ -n "$missing" ]; then
  echo "libraries are missing; the packages of Debian are in $destination/share/menumock/debian-packages.txt:" >&2
  echo "$missing" >&2
  exit 69
fi
if ! "$here/bin/menumock" list fonts | grep -q '^Inter 400 .*present'; then
  echo "the typeface Inter is missing; on Debian it is in the package fonts-inter" >&2
fi
