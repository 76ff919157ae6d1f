import MenuDocument
import MenuLayout
import MockupPNG
import MockupScene
import TestSupport
import Testing

import MenuMockup

/// Images of a given size, and sequences of frames.
@Suite struct CanvasTests {
  private static let document =
    #"{"presentation": "pullDownButton", "button": {"title": "More"}, "menu": {"items": ["Copy", "Share…"]}"#

  private static func tree(_ document: String, _ options: RenderOptions) throws -> LayoutTree {
    try Renderer().layOut(Source(document), options: options, shaper: FixedAdvanceShaper())
  }

  @Test(arguments: [(1920, 1080), (301, 77), (40, 900), (1, 1)])
  func aImageHasTheSizeAndTheMockupInItsMiddle(width: Int, height: Int) throws {
    var options = RenderOptions()
    let natural = try Self.tree(Self.document + "}", options)
    options.size = CanvasSize(width: width, height: height)
    let tree = try Self.tree(Self.document + "}", options)
    #expect(tree.size == Size(width: Double(width), height: Double(height)))
    let scale = min(1, tree.size.width / natural.size.width, tree.size.height / natural.size.height)
    let frame = try #require(tree.listing.first { $0.box.role == .menu }).frame
    let before = try #require(natural.listing.first { $0.box.role == .menu }).frame
    #expect(abs(frame.width - before.width * scale) < 1e-6)
    let offset = (frame.midX - tree.size.width / 2) - (before.midX - natural.size.width / 2) * scale
    #expect(abs(offset) <= (scale < 1 ? 1e-6 : 0.5), "in the middle")
    #expect(frame.x >= 0 && frame.maxX <= tree.size.width)
  }

  @Test func theSizeIsThatOfEveryFormat() throws {
    var options = RenderOptions()
    options.size = CanvasSize(width: 320, height: 200)
    let renderer = Renderer()
    for format in OutputFormat.allCases {
      options.format = format
      let picture = try renderer.render(Source(Self.document + "}"), options: options)
      let pixels = format.hasPixels ? 2.0 : 1
      #expect([picture.width, picture.height] == [320 * pixels, 200 * pixels], "\(format)")
    }
  }

  /// The box on the shared baseline of images set side by side: a menu without an anchor, a button, or the target of a
  /// context menu.
  @Test(arguments: [
    (#""title": "A menu by itself""#, LayoutRole.menu),
    (#""presentation": "pullDownButton", "button": {"title": "More"}"#, .button),
    (#""presentation": "contextMenu", "preview": {"kind": "navigationBar", "title": "Note"}"#, .preview),
  ])
  func imagesSideBySideBeginInOneLine(control: String, role: LayoutRole) throws {
    let frames = #"[{"theme": "game"}, {"platform": "macOS"}, {"platform": "visionOS"}, {"platform": "iOS"}]"#
    let document = #"{\#(control), "menu": {"items": ["Copy"]}, "frames": \#(frames)}"#
    let tree = try Self.tree(document, RenderOptions())
    let tops = tree.boxes.filter { $0.role == .frame }.map { frame in
      frame.children.filter { $0.role == role }.map(\.frame.y).min()
    }
    #expect(tops.count == 4 && !tops.contains(nil))
    #expect(Set(tops).count == 1, "\(tops)")
  }

  @Test(arguments: ["en", "ar"])
  func whatIsInAllFramesOfAnAnimationStaysWhereItIs(locale: String) throws {
    var options = RenderOptions()
    options.format = .apng
    options.scale = 1
    let frames = """
      , "locale": "\(locale)", "frames": [{"state": "closed", "duration": 0.25}, {"caption": "Open"}, {"state": "closed"}]}
      """
    let picture = try Renderer().render(Source(Self.document + frames), options: options)
    let pixels = try PNGFrames.decode(picture.bytes, maximumPixelCount: .max)
    let height = Int(picture.height)
    #expect(pixels.height == 3 * height && pixels.width == Int(picture.width))
    let count = pixels.width * height
    let parts = (0..<3).map { Array(pixels.pixels[($0 * count)..<(($0 + 1) * count)]) }
    #expect(parts[0] == parts[2] && parts[0] != parts[1])
    // The closed button is at the position of the open one: the row of pixels is equal up to the menu.
    let tree = try Self.tree(Self.document + #", "locale": "\#(locale)"}"#, RenderOptions())
    #expect(picture.height >= tree.size.height - 1)
  }

  /// A host of the same size covers every frame, in either direction.
  @Test func framesInBothDirectionsCoverEachOther() throws {
    var options = RenderOptions()
    options.format = .apng
    options.scale = 1
    let document = """
      {"menu": {"items": ["Copy"]}, "host": {"size": [320, 240], "background": "#FF8080", "crop": "screen"},
       "frames": [{}, {"locale": "ar"}]}
      """
    let picture = try Renderer().render(Source(document), options: options)
    #expect([picture.width, picture.height] == [320, 240])
  }

  @Test func aDocumentWithoutFramesIsAnAnimationOfOneImage() throws {
    var options = RenderOptions()
    let renderer = Renderer()
    let png = try renderer.render(Source(Self.document + "}"), options: options)
    options.format = .apng
    let apng = try renderer.render(Source(Self.document + "}"), options: options)
    #expect(try PNGDecoder.decode(apng.bytes) == PNGDecoder.decode(png.bytes))
    #expect(try PNGFrames.decode(apng.bytes, maximumPixelCount: .max).height == Int(apng.height))
  }

  @Test func anAnimationThatIsTooLargeIsRejectedBeforeItIsPainted() throws {
    var options = RenderOptions()
    options.format = .apng
    options.size = CanvasSize(width: 4000, height: 4000)
    let frames = Array(repeating: "{}", count: 5).joined(separator: ", ")
    #expect(throws: RenderError.self) {
      try Renderer().render(Source(Self.document + #", "frames": [\#(frames)]}"#), options: options)
    }
  }
}
