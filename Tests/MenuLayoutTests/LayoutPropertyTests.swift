import MenuDocument
import MenuLayout
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Properties of layouts, tested with random documents of every platform.
@Suite struct LayoutPropertyTests {
  private static let parts = 0..<8
  private static let documentsAPart = 250

  /// Each part has different documents.
  private static func documents(part: Int, count: Int = documentsAPart) -> [JSONNode] {
    Thoroughness.some(of: 0..<count).map { index in
      var random = RandomDocument(seed: UInt64(part * documentsAPart + index))
      return random.make()
    }
  }

  @Test(arguments: parts) func propertiesHold(part: Int) throws {
    let renderer = Renderer()
    for document in Self.documents(part: part) {
      let layout = try LaidOutDocument(document, direction: .leftToRight, renderer: renderer)
      for property in LayoutProperty.all {
        let violations = property.violations(layout)
        guard !violations.isEmpty else { continue }
        let words = violations.prefix(3).joined(separator: "; ")
        Issue.record("\(property.name): \(words) in \(JSONWriter.text(of: document, form: .compact))")
      }
    }
  }

  @Test(arguments: 0..<2) func rightToLeftIsTheMirrorImage(part: Int) throws {
    let renderer = Renderer()
    for document in Self.documents(part: part) {
      let plain = try LaidOutDocument(document, direction: .leftToRight, renderer: renderer)
      let mirrored = try LaidOutDocument(document, direction: .rightToLeft, renderer: renderer)
      let width = plain.tree.size.width
      #expect(plain.tree.size == mirrored.tree.size, "\(JSONWriter.text(of: document))")
      #expect(plain.boxes.count == mirrored.boxes.count, "\(JSONWriter.text(of: document))")
      // Shortcuts read from left to right in every language.
      let shortcuts = Set(plain.all([.shortcut]).compactMap { plain.boxes[$0].parent })
      let pairs = zip(plain.boxes, mirrored.boxes).filter { $0.0.parent.map { !shortcuts.contains($0) } ?? true }
      if let wrong = pairs.first(where: { !$0.isMirrored(by: $1, in: width) }) {
        let words = "\(wrong.0.box.role) \(wrong.0.box.path) \(wrong.0.frame) and \(wrong.1.frame) of \(width)"
        Issue.record("\(words) in \(JSONWriter.text(of: document, form: .compact))")
      }
    }
  }

  @Test func layoutIsTheSameOnEveryRun() throws {
    let renderer = Renderer()
    let other = Renderer()
    // The other renderer draws them in reverse order.
    let documents = Self.documents(part: 3, count: 100)
    let seconds = try documents.reversed().map {
      try LaidOutDocument($0, direction: .leftToRight, renderer: other)
    }
    for (document, second) in zip(documents, seconds.reversed()) {
      let first = try LaidOutDocument(document, direction: .leftToRight, renderer: renderer)
      #expect(first.tree == second.tree, "\(JSONWriter.text(of: document))")
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3, 8]) func scenesAreFiniteAtEveryScale(scale: Double) throws {
    let renderer = Renderer()
    for document in Self.documents(part: 7, count: 60) {
      let layout = try LaidOutDocument(document, direction: .rightToLeft, renderer: renderer)
      #expect(draw(layout.tree, scale: scale).isFinite, "\(JSONWriter.text(of: document))")
    }
  }
}

extension LayoutTree.ListedBox {
  fileprivate func isMirrored(by other: LayoutTree.ListedBox, in width: Double) -> Bool {
    let expected = frame.mirrored(in: width)
    guard box.role == other.box.role, abs(expected.x - other.frame.x) < 1e-6, expected.y == other.frame.y,
      expected.width == other.frame.width, expected.height == other.frame.height, baselines == other.baselines
    else { return false }
    guard case .leader(let points, _) = box.look, case .leader(let others, _) = other.box.look else { return true }
    return points.count == others.count
      && zip(points, others).allSatisfy { abs($0.mirrored(in: width).x - $1.x) < 1e-6 && $0.y == $1.y }
  }
}

extension Scene {
  fileprivate var isFinite: Bool { nodes.allSatisfy(\.isFinite) }
}

extension Scene.Node {
  fileprivate var isFinite: Bool {
    switch self {
    case .group(let group): group.nodes.allSatisfy(\.isFinite) && group.opacity.isFinite
    case .fill(let path, let color, _): path.isFinite && color.alpha.isFinite
    case .gradient(let path, let gradient):
      path.isFinite && [gradient.start, gradient.end].allSatisfy { $0.x.isFinite && $0.y.isFinite }
    case .stroke(let path, let stroke, _): path.isFinite && stroke.width.isFinite
    case .shadow(let shadow): shadow.path.isFinite && shadow.sigma.isFinite
    case .glyphs(let run, _): run.origin.x.isFinite && run.origin.y.isFinite && run.size.isFinite
    case .image(_, let rect): rect.x.isFinite && rect.width.isFinite
    }
  }
}

extension Path {
  fileprivate var isFinite: Bool {
    guard let bounds = controlBounds else { return true }
    return bounds.x.isFinite && bounds.y.isFinite && bounds.width.isFinite && bounds.height.isFinite
  }
}
