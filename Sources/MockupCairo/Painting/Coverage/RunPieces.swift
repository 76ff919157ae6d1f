package import MockupScene

/// The pieces of a run that are painted through one mask each: glyphs, and groups of overlapping glyphs.
///
/// A piece is moved to the nearest quarter of a pixel along the line, which Core Graphics calls subpixel quantization.
/// Equal glyphs then look alike and share masks between words. Overlapping glyphs keep their distances, so that joined
/// letters and marks stay together.
package struct RunPieces: Sequence, IteratorProtocol {
  package struct Piece {
    package var glyphs: Range<Int>
    /// The position of the first glyph, in points from the run's origin.
    package var origin: Point
    /// Transforms points relative to the first glyph to pixels.
    package var map: Transform

    /// Returns the glyphs relative to the first one, independent of the surrounding text.
    func counted(_ glyphs: ArraySlice<Glyph>) -> [Glyph] {
      glyphs.map { glyph in
        Glyph(id: glyph.id, offset: Point(x: glyph.offset.x - origin.x, y: glyph.offset.y - origin.y), cluster: 0)
      }
    }
  }

  /// Positions per pixel along the line.
  private static let positionsPerPixel = 4.0

  private let run: GlyphRun
  private let looks: [GlyphForms.Form]
  private let map: Transform
  private var index = 0

  /// - Parameter map: Transforms points to pixels.
  package init(_ run: GlyphRun, _ looks: [GlyphForms.Form], _ map: Transform) {
    self.run = run
    self.looks = looks
    self.map = map.after(Transform(scaleX: 1, scaleY: 1, tx: run.origin.x, ty: run.origin.y))
  }

  package mutating func next() -> Piece? {
    while index < looks.count {
      let start = index
      index += 1
      guard let bounds = looks[start].bounds(of: run.glyphs[start], run.size) else { continue }
      var right = bounds.maxX
      for other in index..<looks.count {
        // Glyphs that paint nothing do not separate their neighbors.
        guard let bounds = looks[other].bounds(of: run.glyphs[other], run.size) else { continue }
        guard bounds.x < right else { break }
        right = Swift.max(right, bounds.maxX)
        index = other + 1
      }
      let origin = run.glyphs[start].offset
      var map = map.after(Transform(scaleX: 1, scaleY: 1, tx: origin.x, ty: origin.y))
      if map.keepsUpright { map.tx = (map.tx * Self.positionsPerPixel).rounded() / Self.positionsPerPixel }
      return Piece(glyphs: start..<index, origin: origin, map: map)
    }
    return nil
  }
}
