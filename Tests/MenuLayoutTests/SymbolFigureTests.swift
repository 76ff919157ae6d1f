import MenuDocument
import MenuLayout
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupSymbols

/// The ink sizes of symbols in layouts, compared with native menus.
///
/// `Tests/Figures/Symbols/ink.json` lists documents with symbols and the sizes of their ink.
@Suite struct SymbolFigureTests {
  struct Figure: CustomTestStringConvertible, Sendable {
    let node: JSONNode

    var testDescription: String { "\(node["symbol"]?.text ?? "") in \(node["place"]?.text ?? "")" }
  }

  private static let figures = (try? Repository.bytes("Tests/Figures/Symbols/ink.json")).flatMap {
    JSONReading($0).root
  }
  static let all = (figures?["ink"]?.elements ?? []).map { Figure(node: $0) }

  @Test(arguments: all) func inkIsAsLargeAsOnThePlatform(figure: Figure) throws {
    let figure = figure.node
    let (name, location) = (try #require(figure["symbol"]?.text), try #require(figure["place"]?.text))
    let entry = try #require(Self.figures?["places"]?[location], "\(location)")
    let document = JSONWriter.text(of: try #require(entry["document"]), form: .compact)
    let ink = try Self.ink(
      of: try #require(entry["box"]?.text), in: document.replacing("SYMBOL", with: name), named: name)
    let tolerance = try #require(Self.figures?["tolerance"]?.number?.value)
    for (key, actual) in [("width", ink.width), ("height", ink.height)] {
      let expected = try #require(figure[key]?.number?.value)
      #expect(abs(actual - expected) < tolerance, "\(name) in \(location): \(key) is \(actual), not \(expected)")
    }
  }

  @Test func thereAreFigures() {
    #expect(Self.all.count > 25)
  }

  @Test(arguments: TextSize.allCases) func symbolsStandAtTheMiddleOfCapitals(textSize: TextSize) throws {
    for theme in ["ios-18", "ios-26"] {
      let document = """
        {"theme": "\(theme)", "textSize": "\(textSize.rawValue)",
         "menu": {"items": [{"title": "Edit", "systemImage": "circle"}]}}
        """
      let tree = try Renderer().layOut(Source(document), options: RenderOptions(), shaper: FixedAdvanceShaper())
      let boxes = tree.listing.map(\.box)
      let title = try #require(boxes.first { $0.role == .title })
      // The accessibility sizes of iOS 15 to 18 show no symbols.
      guard let symbol = boxes.first(where: { $0.role == .symbol }) else {
        #expect(textSize.isAccessibilitySize)
        continue
      }
      guard case .text(let text) = title.look, case .symbol(let shape, _, let unit) = symbol.look else {
        Issue.record("no title and symbol")
        return
      }
      let ink = try #require(shape.ink)
      let middle = symbol.frame.y + ink.midY * unit
      let capitals = try #require(text.baselines.first) - 0.7046 * text.size / 2
      #expect(abs(middle - capitals) < 0.3, "\(theme), \(textSize): \(middle), not \(capitals)")
      #expect(abs(ink.width * unit / text.size - 1) < 0.04, "\(theme), \(textSize): \(ink.width * unit)")
    }
  }

  /// Titles of macOS 26 start 25.6 points after the width of the widest symbol of their section, in whole points.
  @Test(arguments: [
    ["circle"], ["folder"], ["gamecontroller"], ["keyboard"], ["circle", "battery.100", "folder"], ["person.3"],
  ]) func titlesStartBesideTheWidestSymbol(names: [String]) throws {
    let items = names.map { #"{"title": "Edit", "systemImage": "\#($0)"}"# }.joined(separator: ", ")
    let document = #"{"platform": "macOS", "theme": "macos-26", "menu": {"items": ["First", "---", \#(items)]}}"#
    let tree = try Renderer().layOut(Source(document), options: RenderOptions(), shaper: FixedAdvanceShaper())
    let listing = tree.listing
    let menu = try #require(listing.first { $0.box.role == .menu }?.frame)
    let widths = listing.compactMap { entry -> Double? in
      guard case .symbol(let shape, _, let unit) = entry.box.look, let ink = shape.ink else { return nil }
      return ink.width * unit
    }
    let widest = try #require(widths.max())
    let titles = listing.filter { $0.box.role == .title }.map { $0.frame.x - menu.x }
    #expect(titles.first == 16)
    let expected = max(37, (widest + 25.6).rounded(.down))
    #expect(titles.dropFirst().allSatisfy { abs($0 - expected) < 0.001 }, "\(titles), not \(expected)")
    for entry in listing where entry.box.role == .symbol {
      #expect(abs(entry.frame.midX - menu.x - max(23.2, 23.2 + (widest - 11.4) / 2)) < 0.001, "\(entry.frame)")
    }
  }

  /// The ink of the first symbol in a box of a role, in points.
  private static func ink(of role: String, in document: String, named name: String) throws -> Rect {
    let tree = try Renderer().layOut(Source(document), options: RenderOptions(), shaper: FixedAdvanceShaper())
    let box = try #require(tree.listing.first { $0.box.role.rawValue == role }?.box, "\(role)")
    guard case .symbol(let shape, _, let unit) = box.look else { throw Missing() }
    #expect(shape.name == name)
    let ink = try #require(shape.ink)
    return Rect(x: ink.x * unit, y: ink.y * unit, width: ink.width * unit, height: ink.height * unit)
  }

  private struct Missing: Error {}
}
