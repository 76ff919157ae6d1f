import Testing

import MockupCairo
import MockupText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The blur of shadows, compared with the Gaussian it approximates.
@Suite struct BlurTests {
  /// A Gaussian ends after three standard deviations, where its weight is just visible.
  @Test(arguments: [(0.1, 1), (0.5, 2), (1, 3), (1.1, 4), (1.9, 6)]) func smallBlursReachThreeDeviations(
    sigma: Double, reach: Int
  ) {
    #expect(BoxBlur(sigma: sigma).reach == reach)
  }

  /// Three boxes of d = ⌊σ · 3√(2π)/4 + 1/2⌋ pixels; expected values calculated by hand.
  @Test(arguments: [(2.0, 5), (2.2, 5), (3, 8), (4, 11), (6, 15), (10, 27)]) func boxesReachAsTheSpecificationHasIt(
    sigma: Double, reach: Int
  ) {
    #expect(BoxBlur(sigma: sigma).reach == reach)
  }

  @Test func noDeviationIsNoBlur() {
    #expect(BoxBlur(sigma: 0).reach == 0)
    #expect(BoxBlur(sigma: 0).blurred([0, 255], width: 2, height: 1, extendsEdges: false) == [0, 255])
  }

  /// An edge becomes the integral of the Gaussian, in both directions.
  @Test(arguments: [0.5, 1, 1.5, 1.9, 2.5, 4, 7]) func anEdgeIsTheIntegralOfTheGaussian(sigma: Double) {
    let (half, side) = (30, 60)
    let row = (0..<side).map { UInt8($0 < half ? 0 : 255) }
    let across = (0..<side).flatMap { _ in row }
    let down = (0..<side).flatMap { Array(repeating: row[$0], count: side) }
    let blur = BoxBlur(sigma: sigma)
    let (first, second) = (
      blur.blurred(across, width: side, height: side, extendsEdges: true),
      blur.blurred(down, width: side, height: side, extendsEdges: true)
    )
    // Boxes differ from the Gaussian by up to 3 %. Small Gaussians are summed over whole pixels.
    let tolerance = sigma < 2 ? 2.0 : 8
    for x in 5..<(side - 5) {
      let expected = (1...(10 * side)).reduce(into: (sum: 0.0, below: 0.0)) { result, step in
        let distance = Double(step - 5 * side)
        let height = exp(-distance * distance / (2 * sigma * sigma))
        result.sum += height
        if distance <= Double(x - half) { result.below += height }
      }
      let value = 255 * expected.below / expected.sum
      #expect(abs(Double(first[side * half + x]) - value) <= tolerance, "σ \(sigma), column \(x)")
      #expect(abs(Double(second[side * x + half]) - value) <= tolerance, "σ \(sigma), row \(x)")
    }
  }
}
