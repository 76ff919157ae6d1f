# Homebrew formula: builds menumock from source.
#
#   brew install --build-from-source --HEAD ./Packaging/menumock.rb
#
# Untested on Homebrew and macOS: only `ruby -c` has checked the syntax. Documentation/macOS.md lists the steps to try.
# The address is the placeholder of Packaging/project.json. A release adds `url` and `sha256` of its source archive.
class Menumock < Formula
  desc "Renders menus of Apple platforms from JSON documents"
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
    # macOS has Swift's runtime, so --static-swift-stdlib is not needed.
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
      Text is set in Inter, and in Noto for other scripts; the fonts of macOS are not used. To list the required
      fonts and those that are missing:
        menumock list fonts
      Install them in ~/Library/Fonts.
    EOS
  end

  test do
    (testpath/"menu.json").write '{"menu": {"items": ["Copy", "Paste"]}}'
    system bin/"menumock", "validate", "menu.json"
    assert_match version.to_s, shell_output("#{bin}/menumock --version") if build.stable?
  end
end
