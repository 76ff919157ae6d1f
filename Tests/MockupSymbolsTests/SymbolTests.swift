import MockupScene
import MockupSymbols
import PositionedJSON
import TestSupport
import Testing

/// Symbols from SVG: built-in ones, those of users, and hostile files.
@Suite struct SymbolTests {
  private static let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24""#

  private static func read(_ text: String) throws(SymbolProblem) -> SymbolShape {
    try SymbolReader.read(Array(text.utf8), name: "test")
  }

  @Test func everySymbolOfTheProgramIsReadable() throws {
    let names = try Repository.names(in: "Fonts/Symbols").filter { $0.hasSuffix(".svg") }
    #expect(names.count >= 1000)
    for name in names {
      let shape = try SymbolReader.read(try Repository.bytes("Fonts/Symbols/\(name)"), name: name)
      let line = shape.elements.compactMap(\.strokeWidth).max() ?? 0
      let room = Rect(x: 0, y: 0, width: shape.width, height: 24)
      for element in shape.elements {
        let bounds = try #require(element.path.controlBounds)
        // The heaviest line, of bold text, also stays on the grid; control points may be slightly outside.
        #expect(room.inset(by: -1.5).contains(bounds.inset(by: line > 0 ? -0.75 : 0)), "\(name)")
      }
      // Lines are 1.5 units wide, or 1.2 if close together. A line around a filled shape rounds its corners.
      let isUsual = shape.elements.allSatisfy { element in
        guard let width = element.strokeWidth else { return true }
        return element.fill == nil ? [1.5, 1.2].contains(width) : (0.4...1.5).contains(width)
      }
      #expect(isUsual, "\(name)")
    }
  }

  @Test func everyAliasLeadsToASymbol() throws {
    let root = try #require(JSONReading(try Repository.bytes("Fonts/Symbols/aliases.json")).root)
    let members = try #require(root.members)
    #expect(!members.isEmpty)
    for member in members {
      let name = try #require(member.value.text)
      #expect(Repository.hasFile("Fonts/Symbols/\(name).svg"), "\(member.key.text) → \(name)")
      #expect(!Repository.hasFile("Fonts/Symbols/\(member.key.text).svg"), "\(member.key.text) is a drawing too")
    }
  }

  @Test func shapesAndPaintsAreRead() throws {
    let shape = try Self.read(
      Self.head
        + #" fill="none" stroke="red"><g transform="translate(2 3) scale(2)" stroke-width="1"><path d="M0 0h4v4z"/></g>"#
        + #"<circle cx="12" cy="12" r="2" stroke="blue" style="fill: red; stroke: none"/></svg>"#)
    #expect(shape.elements.count == 2)
    #expect(shape.elements[0].strokeWidth == 2 && shape.elements[0].fill == nil)
    #expect(shape.elements[0].path.controlBounds == Rect(x: 2, y: 3, width: 8, height: 8))
    #expect(shape.elements[1].strokeWidth == nil && shape.elements[1].fill == .nonZero)
  }

  @Test func anotherViewBoxIsScaledToTheGrid() throws {
    let shape = try Self.read(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 10 96 48"><rect x="10" y="10" width="96" height="48"/></svg>"#
    )
    #expect(shape.width == 48)
    #expect(shape.elements[0].path.controlBounds == Rect(x: 0, y: 0, width: 48, height: 24))
  }

  @Test(arguments: [
    ("", "expected an XML element"), ("<a/>", "expected <svg> as the root"), ("<svg/>", "requires a viewBox"),
    (head + "><text>a</text></svg>", "<text> is not supported"), (head + "><path d='M0 0X'/></svg>", "unknown command"),
    (head + "><path d='L1 1'/></svg>", "must begin with M"), (head + "></svg>", "no visible shapes"),
    (head + "><path d='M0 0L1'/></svg>", "expected a number"), (head + "><g></svg>", "expected </g>, found </svg>"),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]>" + head + "></svg>", "document type"),
    (head + "><circle cx='1'/></svg>", "\"r\" of <circle> is missing"),
    (head + "><path clip-path='url(#a)' d='M0 0'/></svg>", "clip-path=\"url(#a)\" is not supported"),
  ])
  func whatIsNoSymbolIsRejected(text: String, words: String) {
    do throws(SymbolProblem) {
      _ = try Self.read(text)
      Issue.record("accepted: \(text)")
    } catch {
      #expect(error.message.contains(words), "\(error.message)")
    }
  }

  /// Unsupported SVG features are refused by name, with their location.
  @Test(arguments: [
    (#"<path d="M0 0h4v4z" display="none"/>"#, 22, "display=\"none\" is not supported"),
    (#"<path d="M0 0h4v4z" opacity="0.5"/>"#, 22, "opacity=\"0.5\" is not supported"),
    (#"<path d="M0 0h4v4z" style="opacity: .5"/>"#, 22, "opacity=\".5\" is not supported"),
    (#"<path d="M0 0h4v4z" class="a"/>"#, 22, "class is not supported"),
    (#"<path d="M0 0h4v4z" visibility="hidden"/>"#, 22, "visibility"),
    (#"<path d="M0 0h4v4z" fill="white"/>"#, 22, "symbols have one color"),
    (##"<path d="M0 0h4v4z" fill="#FFF"/>"##, 22, "symbols have one color"),
    (##"<path d="M0 0h4v4z" fill="#0008"/>"##, 22, "symbols are opaque"),
    (##"<path d="M0 0h4v4z" fill="url(#a)"/>"##, 22, "fill=\"url(#a)\" is not supported"),
    (#"<path d="M0 0h4v4z" fill="red" stroke="blue"/>"#, 33, "one color"),
    (#"<path d="M0 0h4v4z" stroke-linecap="square"/>"#, 22, "stroke-linecap=\"square\""),
    (#"<path d="M0 0h4v4z" stroke-width="1e13"/>"#, 22, "a number in a symbol"),
    (#"<path d="M0 0h4v4z" onclick="a"/>"#, 22, "onclick is not supported"),
    (#"<path d="M0 0h4v4z" d="M1 1"/>"#, 22, "duplicate attribute \"d\""),
    (#"<rect width="9" height="9" rx="1" ry="2"/>"#, 36, "elliptical corners"),
    (#"<rect width="5" height="9" rx="4"/>"#, 29, "elliptical corners"),
    (#"<rect width="5e-324" height="9" rx="43.9996" stroke-width="2147483648"/>"#, 34, "elliptical corners"),
    (#"<path d="M2 2A1e200 1e200 0 0 1 22 22L2 22Z"/>"#, 8, "a number in a symbol"),
    (#"<path d="M2 2A1e-300 1 0 0 1 22 22L2 22Z"/>"#, 2, "not finite"),
    (#"<path d="M2 2h9999"/>"#, 2, "beyond its grid"),
    (#"<path d="M2 2h9" stroke="red" stroke-width="300"/>"#, 2, "thickest line"),
    (#"<g transform="scale(1e6) scale(1e6)"><path d="M2 2h9"/></g>"#, 39, "beyond its grid"),
    (#"<style>path { fill: none }</style>"#, 2, "<style> is not supported"),
  ])
  func whatWouldBeLostIsRejectedByName(text: String, column: Int, words: String) {
    let file = Self.head + ">\n " + text + "</svg>"
    do throws(SymbolProblem) {
      _ = try Self.read(file)
      Issue.record("accepted: \(text)")
    } catch {
      #expect(error.message.contains(words), "\(error.message)")
      let (line, found) = error.position(in: Array(file.utf8))
      #expect(line == 2 && found == column, "\(line):\(found)")
    }
  }

  @Test func notesOfDrawingProgramsAreAccepted() throws {
    let shape = try Self.read(
      Self.head + ##" xmlns:inkscape="a" version="1.1" role="img" fill="none" stroke="#000" opacity="1">"##
        + #"<g id="a" inkscape:label="b" style="display:inline;font-size:3px"><circle r="2" stroke="currentColor"/></g></svg>"#
    )
    #expect(shape.elements.count == 1)
  }

  @Test func aSymbolOfMoreStepsThanAnybodyDrawsIsRejected() {
    let text = Self.head + "><path d='M0 0" + String(repeating: "h1h-1", count: 6000) + "'/></svg>"
    #expect(throws: SymbolProblem.self) { _ = try Self.read(text) }
  }

  @Test func aHalfCircleArcIsRound() throws {
    let shape = try Self.read(Self.head + #"><path d="M2 12A10 10 0 0 1 22 12"/></svg>"#)
    for case .curve(_, _, let end) in shape.elements[0].path.elements {
      let distance = ((end.x - 12) * (end.x - 12) + (end.y - 12) * (end.y - 12)).squareRoot()
      #expect(abs(distance - 10) < 1e-9)
    }
    let bounds = try #require(shape.elements[0].path.controlBounds)
    #expect(abs(bounds.y - 2) < 1e-9 && abs(bounds.maxY - 12) < 1e-9)
  }
}
