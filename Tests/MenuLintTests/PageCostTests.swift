import MenuDocument
import MockupScene
import TestSupport
import Testing

import MenuMockup

/// Each submenu of an interactive page costs the same, whether there are few or many.
@Suite("Submenus of pages cost the same in long menus")
struct PageCostTests {
  private final class Counter {
    var count = 0
  }

  private struct CountingShaper: TextShaping {
    let counter = Counter()

    func shape(_ request: TextRequest) -> ShapedText {
      counter.count += 1
      return FixedAdvanceShaper().shape(request)
    }
  }

  /// The number of texts that are set for a page.
  private static func cost(of document: String, _ platform: Platform) throws -> Int {
    let shaper = CountingShaper()
    var options = RenderOptions()
    options.format = .html
    options.settings.platform = platform
    let run = try Renderer().planRun(Source(document), options, shaper: TextShaper(shaper))
    var laidOut = try run.layOut(options)
    _ = try run.pages(&laidOut, dark: nil, embeds: false)
    return shaper.counter.count
  }

  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ", ")
  }

  private static func expectLinear(_ platform: Platform, _ document: (Int) -> String) throws {
    let (ten, twenty, forty) = (
      try cost(of: document(10), platform), try cost(of: document(20), platform), try cost(of: document(40), platform)
    )
    #expect(ten > 0)
    #expect(forty - twenty <= 2 * (twenty - ten) + 2, "\(ten), \(twenty), \(forty)")
  }

  @Test(arguments: [Platform.iOS, .macOS, .visionOS]) func submenus(platform: Platform) throws {
    try Self.expectLinear(platform) { count in
      let menus = Self.list(count) { #"{"type": "menu", "title": "Menu \#($0)", "items": ["A", "B"]}"# }
      return #"{"menu": {"items": [\#(menus)]}}"#
    }
  }

  @Test(arguments: [Platform.iOS, .macOS, .visionOS]) func pickers(platform: Platform) throws {
    try Self.expectLinear(platform) { count in
      let pickers = Self.list(count) {
        #"{"type": "picker", "style": "menu", "title": "Picker \#($0)", "selection": "A", "options": ["A", "B", "C"]}"#
      }
      return #"{"menu": {"items": [\#(pickers)]}}"#
    }
  }

  @Test func submenusInSections() throws {
    try Self.expectLinear(.macOS) { count in
      let sections = Self.list(count) {
        #"{"type": "section", "title": "\#($0)", "items": [{"type": "menu", "title": "More", "items": ["A"]}]}"#
      }
      return #"{"menu": {"items": [\#(sections)]}}"#
    }
  }

  @Test func questions() throws {
    try Self.expectLinear(.iOS) { count in
      let items = Self.list(count) {
        #"{"title": "Delete \#($0)", "confirmation": {"title": "Sure?", "actions": [{"title": "Delete"}]}}"#
      }
      return #"{"presentation": "pullDownButton", "button": {"title": "A"}, "menu": {"items": [\#(items)]}}"#
    }
  }
}
