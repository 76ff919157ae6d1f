#!/bin/sh
# Installs menumock, its completions, its manual page, and its data into PREFIX, and lists missing libraries.
#
#   PREFIX=$HOME/.local ./install.sh       (default: /usr/local)
#   ./install.sh --packages                on Debian, as root: also installs libraries and fonts
set -eu

here=$(cd "$(dirname "$0")" && pwd)
prefix=${PREFIX:-/usr/local}
destination=${DESTDIR:-}$prefix
packages=no
for word in "$@"; do
  case $word in
    --packages) packages=yes ;;
    *) echo "install.sh: unknown argument $word; usage: [PREFIX=<folder>] ./install.sh [--packages]" >&2; exit 64 ;;
  esac
done

if [ "$packages" = yes ]; then
  command -v apt-get >/dev/null || { echo "install.sh: --packages needs apt-get (Debian)" >&2; exit 69; }
  apt-get update -qq
  # shellcheck disable=SC2046 # one word per package
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
if [ -n "$missing" ]; then
  echo "missing libraries (Debian packages: $destination/share/menumock/debian-packages.txt):" >&2
  echo "$missing" >&2
  exit 69
fi
if ! "$here/bin/menumock" list fonts | grep -q '^Inter 400 .*present'; then
  echo "missing font: Inter (Debian package: fonts-inter)" >&2
fi
