import MockupScene

/// The pieces of a run that are painted through a mask each: glyphs, and groups of glyphs that touch.
///
/// A piece is moved to the nearest quarter of a pixel along the line, which is what Core Graphics calls subpixel
/// quantization: its mask then serves in the next word, too, and letters that are alike look alike. What touches keeps
/// its distances, so that neither joined letters nor marks come apart.
struct RunPieces: Sequence, IteratorProtocol {
  /// Glyphs that touch.
  struct Piece {
    /// Their places among the glyphs of the run.
    var glyphs: Range<Int>
    /// Where the first of them is, in points from the run's origin.
    var origin: Point
    /// Leads from points around the first glyph to pixels.
    var map: Transform

    /// The glyphs counted from the first of them, whatever the text is that they stand in.
    func counted(_ glyphs: ArraySlice<Glyph>) -> [Glyph] {
      glyphs.map { glyph in
        Glyph(id: glyph.id, offset: Point(x: glyph.offset.x - origin.x, y: glyph.offset.y - origin.y), cluster: 0)
      }
    }
  }

  /// How many places a pixel has for a piece, along the line.
  private static let placesPerPixel = 4.0

  private let run: GlyphRun
  private let looks: [GlyphForms.Form]
  private let map: Transform
  /// The first glyph of the next piece.
  private var place = 0

  /// The pieces of a run with glyphs of the given looks; `map` leads to pixels.
  init(_ run: GlyphRun, _ looks: [GlyphForms.Form], _ map: Transform) {
    self.run = run
    self.looks = looks
    self.map = map.after(Transform(scaleX: 1, scaleY: 1, tx: run.origin.x, ty: run.origin.y))
  }

  mutating func next() -> Piece? {
    while place < looks.count {
      let start = place
      place += 1
      guard let bounds = looks[start].bounds(of: run.glyphs[start], run.size) else { continue }
      var right = bounds.maxX
      for other in place..<looks.count {
        // What paints nothing does not part its neighbors.
        guard let bounds = looks[other].bounds(of: run.glyphs[other], run.size) else { continue }
        guard bounds.x < right else { break }
        right = Swift.max(right, bounds.maxX)
        place = other + 1
      }
      let origin = run.glyphs[start].offset
      var map = map.after(Transform(scaleX: 1, scaleY: 1, tx: origin.x, ty: origin.y))
      if map.keepsUpright { map.tx = (map.tx * Self.placesPerPixel).rounded() / Self.placesPerPixel }
      return Piece(glyphs: start..<place, origin: origin, map: map)
    }
    return nil
  }
}
