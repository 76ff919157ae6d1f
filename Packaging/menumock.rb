# A formula for Homebrew: builds from source.
#
#   brew install --build-from-source ./Packaging/menumock.rb      (with --HEAD as long as there is no release)
#
# Not run here: neither Homebrew nor macOS was at hand; only `ruby -c` read it, which knows its grammar alone.
# `Documentation/macOS.md` says what is to be tried first. The address is the placeholder of Packaging/project.json until the project has one; a release
# adds `url` and `sha256` of its source archive.
class Menumock < Formula
  desc "Draws pictures of menus from JSON documents"
  homepage "https://menumock.invalid"
  license "Apache-2.0"
  head "https://menumock.invalid.git", branch: "main"

  depends_on "pkgconf" => :build
  # Swift 6.3.
  depends_on xcode: :build

  depends_on "cairo"
  depends_on "freetype"
  depends_on "glib"
  depends_on "harfbuzz"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "librsvg"
  depends_on "nettle"
  depends_on "pango"
  depends_on "webp"

  uses_from_macos "python" => :build

  def install
    # Not --static-swift-stdlib and -s as on Linux: macOS has the runtime, and its linker has no such option.
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "menumock"
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "menumock-swift"
    bin.install ".build/release/menumock"
    (libexec/"menumock").install ".build/release/menumock-swift"
    generate_completions_from_executable(bin/"menumock", "--generate-completion-script")
    (buildpath/"menumock.1").write Utils.safe_popen_read("python3", "Scripts/manual.py", "--program", bin/"menumock")
    man1.install "menumock.1"
    pkgshare.install "Samples"
  end

  def caveats
    <<~EOS
      Text is set in Inter, and in Noto for other scripts; the typefaces of macOS are not used. The files that it
      looks for, and whether they are there, are listed by
        menumock list fonts
      They may lie in ~/Library/Fonts.
    EOS
  end

  test do
    (testpath/"menu.json").write '{"menu": {"items": ["Copy", "Paste"]}}'
    system bin/"menumock", "validate", "menu.json"
    assert_match version.to_s, shell_output("#{bin}/menumock --version") if build.stable?
  end
end
