/// Quantization of coverage at the edges of shapes.
///
/// Fewer steps make fewer colors and smaller files: with 32 steps, most images of menus fit into a palette of 256
/// colors, which halves their size. The steps are invisible: half as large as those of the 17 gray levels common in
/// text antialiasing. Full and zero coverage stay exact.
package enum CoverageSteps {
  package static let count: Float = 32

  private static let nearest = (0...255).map { coverage in
    UInt8((Float(coverage) * count / 255).rounded() * 255 / count + 0.5)
  }

  static func rounded(_ coverage: [UInt8]) -> [UInt8] { coverage.map { nearest[Int($0)] } }

  /// Returns the nearest step to the sum of two coverages of disjoint parts of a pixel.
  static func sum(_ one: UInt8, _ other: UInt8) -> UInt8 { nearest[min(255, Int(one) + Int(other))] }
}
