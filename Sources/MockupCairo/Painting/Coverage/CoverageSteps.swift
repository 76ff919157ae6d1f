/// The steps in which pixels at the edge of a shape are covered.
///
/// Few steps make few colors, and few colors make small files: with 32 the pictures of most menus have no more than the
/// 256 colors of a palette, which halves them. No eye tells them from 255: a step is as large as one of the 17 gray
/// levels that text is usually smoothed with, halved. What is covered wholly, or not at all, stays exact.
enum CoverageSteps {
  /// How many steps there are from nothing to everything.
  static let count: Float = 32

  /// The nearest step of each coverage from 0 to 255.
  private static let nearest = (0...255).map { coverage in
    UInt8((Float(coverage) * count / 255).rounded() * 255 / count + 0.5)
  }

  /// Coverage, 0 to 255, in steps.
  static func rounded(_ coverage: [UInt8]) -> [UInt8] { coverage.map { nearest[Int($0)] } }

  /// The nearest step to two coverages together, which cover different parts of a pixel.
  static func sum(_ one: UInt8, _ other: UInt8) -> UInt8 { nearest[min(255, Int(one) + Int(other))] }
}
