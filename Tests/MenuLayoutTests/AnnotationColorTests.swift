import MenuDocument
import MenuLayout
import MenuMockup
import MockupScene
import TestSupport
import Testing

/// Callouts and captions contrast with every background.
@Suite struct AnnotationColorTests {
  @Test(arguments: ["iOS", "iPadOS", "macOS", "visionOS"], ["light", "dark"])
  func textIsReadableOnEveryBackground(platform: String, appearance: String) throws {
    let renderer = Renderer()
    for name in ["#FFFFFF", "#000000", "#20304018", "#F2F2F7"] {
      let reference = try #require(ColorReference(name))
      guard case .literal(let color) = reference else { continue }
      var options = RenderOptions()
      options.settings.background = .color(reference)
      let tree = try renderer.layOut(Self.source(platform, appearance), options: options, shaper: FixedAdvanceShaper())
      let background = color.painted(on: .white)
      let texts = Self.annotations(in: tree.boxes)
      #expect(texts.count == 2)
      for text in texts { #expect(text.painted(on: background).contrast(on: background) >= 4.5, "\(name)") }
    }
  }

  @Test func annotationsOverAHostAreAsInItsTheme() throws {
    let renderer = Renderer()
    func callout(_ background: ImageBackground, host: String) throws -> [Color] {
      var options = RenderOptions()
      options.settings.background = background
      let tree = try renderer.layOut(
        Self.source("visionOS", "light", more: host), options: options, shaper: FixedAdvanceShaper())
      return Self.annotations(in: tree.boxes)
    }
    let host = #""host": {"kind": "window"},"#
    let (onPage, onTheme) = (try callout(.transparent, host: host), try callout(.theme, host: host))
    // The callout comes first, followed by the caption below the window.
    #expect(onPage.first == onTheme.first)
    #expect(onPage.last != onTheme.last)
    #expect(try callout(.transparent, host: "").first != onTheme.first)
  }

  private static func source(_ platform: String, _ appearance: String, more: String = "") -> Source {
    Source(
      """
      {"platform": "\(platform)", "appearance": "\(appearance)", \(more)
       "menu": {"items": [{"title": "Copy", "callout": "in words"}]}, "frames": [{"caption": "Below"}]}
      """)
  }

  /// The text colors of callouts and captions.
  private static func annotations(in boxes: [LayoutBox], isAnnotation: Bool = false) -> [Color] {
    boxes.flatMap { box -> [Color] in
      let isAnnotation = isAnnotation || box.role == .callout || box.role == .caption
      var colors = annotations(in: box.children, isAnnotation: isAnnotation)
      if isAnnotation, case .text(let text) = box.look { colors.append(text.color) }
      return colors
    }
  }
}
