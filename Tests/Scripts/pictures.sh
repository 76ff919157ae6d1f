#!/bin/sh
# The README's pictures are those that the program draws now.
# usage: pictures.sh PROGRAM FOLDER NAME...
set -eu
program=$1
folder=$2
shift 2
mkdir -p "$folder"
failed=0
passed=0

# Draws a sample with options and compares the picture.
compare() {
  sample=$1
  file=$2
  shift 2
  "$program" render "Samples/$sample.json" -o "$folder/$file" --quiet "$@"
  if cmp -s "$folder/$file" "Documentation/Pictures/$file"; then
    passed=$((passed + 1))
  else
    echo "Documentation/Pictures/$file is not what the program draws: run make pictures" >&2
    failed=$((failed + 1))
  fi
}

for name in "$@"; do
  compare "$name" "$name.png"
  compare "$name" "$name~dark.png" --appearance dark
done
compare welcome welcome.png -f apng
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
