import Foundation
import MenuLayout
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Published metrics of the platforms, compared with the output of `menumock layout`.
///
/// Each file of `Tests/Figures` is a list of cases: a document, a box, and the expected metrics. `native.json` has
/// values measured in screenshots of native menus, which take precedence over published ones.
@Suite struct FigureTests {
  struct Figure: CustomTestStringConvertible, Sendable {
    let file: String
    let node: JSONNode

    var testDescription: String { "\(file): \(node["figure"]?.text ?? "")" }

    static let all: [Figure] = ((try? Repository.names(in: "Tests/Figures")) ?? []).flatMap { file -> [Figure] in
      let bytes = (try? Repository.bytes("Tests/Figures/\(file)")) ?? []
      return (JSONReading(bytes).root?.elements ?? []).map { Figure(file: file, node: $0) }
    }
  }

  @Test(arguments: Figure.all) func isDrawn(figure: Figure) throws {
    let document = JSONWriter.text(of: try #require(figure.node["document"]), form: .compact)
    // Text widths depend on the fonts; other metrics don't.
    let isSet = figure.node["isSet"] != nil
    let tree =
      isSet
      ? try Renderer().layOut(Source(document)).tree
      : try Renderer().layOut(Source(document), options: RenderOptions(), shaper: FixedAdvanceShaper())
    let tolerance = figure.node["tolerance"]?.number?.value ?? 0.01
    let boxes = try #require(tree.json["boxes"]?.elements)
    let wanted = try #require(figure.node["box"])
    let found = boxes.filter { $0["role"]?.text == wanted["role"]?.text }
    var origin = (x: 0.0, y: 0.0)
    if let anchor = figure.node["relativeTo"] {
      let frame = try #require(boxes.first { $0["role"]?.text == anchor["role"]?.text }?["frame"])
      origin = (try length(frame, "x"), try length(frame, "y"))
      if anchor["edge"]?.text == "trailing" { origin.x += try length(frame, "width") }
      if anchor["edge"]?.text == "bottom" { origin.y += try length(frame, "height") }
    }
    for member in try #require(figure.node["expect"]?.members) {
      let key = member.key.text
      if key == "count" {
        #expect(found.count == Int(try #require(member.value.number?.value)), "\(figure.testDescription)")
        continue
      }
      let index = Int(wanted["index"]?.number?.value ?? 0)
      let box = try #require(found.indices.contains(index) ? found[index] : nil, "\(figure.testDescription)")
      if let text = member.value.text {
        #expect(box[key]?.text == text, "\(figure.testDescription): \(key)")
        continue
      }
      let expected = try #require(member.value.number?.value)
      let actual = try value(key, of: box, from: origin)
      if key == "minX" {
        #expect(actual >= expected, "\(figure.testDescription): \(key)")
      } else {
        #expect(abs(actual - expected) < tolerance, "\(figure.testDescription): \(key) is \(actual), not \(expected)")
      }
    }
  }

  @Test func thereAreFigures() {
    #expect(Figure.all.count > 100)
  }

  /// A length of a box, or of its frame relative to the origin.
  private func value(_ key: String, of box: JSONNode, from origin: (x: Double, y: Double)) throws -> Double {
    let frame = try #require(box["frame"])
    let (x, y) = (try length(frame, "x") - origin.x, try length(frame, "y") - origin.y)
    let (width, height) = (try length(frame, "width"), try length(frame, "height"))
    switch key {
    case "x", "minX": return x
    case "y": return y
    case "width": return width
    case "height": return height
    case "midX": return x + width / 2
    case "midY": return y + height / 2
    case "maxX": return x + width
    case "baseline": return try length(box, "baseline") - origin.y
    case "alpha": return box["alpha"]?.number?.value ?? 1
    default: return try length(box, key)
    }
  }

  private func length(_ node: JSONNode, _ key: String) throws -> Double {
    try #require(node[key]?.number?.value, "\(key)")
  }
}
