import MenuLayout
import MenuModel
import Scene
import TestSupport
import Testing

@testable import MenuMockup

/// What is true of every layout, over random documents.
@Suite struct LayoutPropertyTests {
  private static let seeds = 0..<40
  private static let documentsASeed = 50

  private static func trees(
    seed: Int, direction: LayoutDirection
  ) throws -> [(document: String, tree: LayoutTree)] {
    let renderer = Renderer()
    var options = RenderOptions()
    options.settings.layoutDirection = direction
    return try (0..<documentsASeed).map { index in
      var random = RandomDocument(seed: UInt64(seed * documentsASeed + index))
      let text = JSONWriter.text(of: random.make())
      return (text, try renderer.layout(Source(text), options: options, shaper: FixedAdvanceShaper()))
    }
  }

  @Test(arguments: seeds) func everythingIsFinite(seed: Int) throws {
    for (document, tree) in try Self.trees(seed: seed, direction: .leftToRight) {
      for entry in tree.listing {
        let numbers = [entry.frame.x, entry.frame.y, entry.frame.width, entry.frame.height] + entry.baselines
        #expect(numbers.allSatisfy { $0.isFinite }, "\(document)")
        #expect(entry.frame.width >= 0 && entry.frame.height >= 0, "\(document)")
      }
    }
  }

  @Test(arguments: seeds) func rowsNeverOverlap(seed: Int) throws {
    for (document, tree) in try Self.trees(seed: seed, direction: .leftToRight) {
      let listing = tree.listing
      for (index, entry) in listing.enumerated() where [.menu, .group, .controlGroup].contains(entry.box.role) {
        let parts = listing.filter { $0.parent == index && $0.frame.height > 0 && $0.frame.width > 0 }
        for (first, second) in zip(parts, parts.dropFirst()) {
          #expect(!first.frame.overlaps(second.frame), "\(first.box.path) \(second.box.path) in \(document)")
        }
      }
    }
  }

  @Test(arguments: seeds) func childrenStayInside(seed: Int) throws {
    // An option that scrolls out of sight is clipped; a symbol's grid has room around the drawing.
    let exempt: Set<LayoutRole> = [.option, .symbol, .mark, .disclosure, .indicator, .glyph]
    for (document, tree) in try Self.trees(seed: seed, direction: .leftToRight) {
      let listing = tree.listing
      let picture = Rect(origin: .zero, size: tree.size)
      for entry in listing where !exempt.contains(entry.box.role) {
        if let parent = entry.parent {
          let outer = listing[parent]
          if outer.box.role == .option { continue }
          #expect(
            outer.frame.contains(entry.frame),
            "\(entry.box.role) \(entry.box.path) \(entry.frame) leaves \(outer.box.role) \(outer.frame) in \(document)")
        } else {
          #expect(picture.contains(entry.frame), "\(entry.box.path) in \(document)")
        }
      }
    }
  }

  @Test(arguments: seeds) func rightToLeftIsTheMirrorImage(seed: Int) throws {
    let left = try Self.trees(seed: seed, direction: .leftToRight)
    let right = try Self.trees(seed: seed, direction: .rightToLeft)
    for (one, other) in zip(left, right) {
      #expect(one.tree.size == other.tree.size)
      let pairs = zip(one.tree.listing, other.tree.listing)
      #expect(one.tree.listing.count == other.tree.listing.count)
      for (plain, mirrored) in pairs {
        let expected = plain.frame.mirrored(in: one.tree.size.width)
        #expect(
          abs(expected.x - mirrored.frame.x) < 1e-6 && expected.y == mirrored.frame.y
            && expected.width == mirrored.frame.width && plain.box.role == mirrored.box.role,
          "\(plain.box.role) \(plain.box.path) in \(one.document)")
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3, 8]) func scenesAreFiniteAtEveryScale(scale: Double) throws {
    for (document, tree) in try Self.trees(seed: 7, direction: .rightToLeft) {
      #expect(draw(tree, scale: scale).isFinite, "\(document)")
    }
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
