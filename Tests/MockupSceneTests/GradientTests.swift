import MockupScene
import Testing

@Suite struct GradientTests {
  private func gradient(_ stops: [(Double, Color)], to end: Point = Point(x: 10, y: 0)) -> Scene.Gradient {
    Scene.Gradient(start: .zero, end: end, stops: stops.map { .init(offset: $0.0, color: $0.1) })
  }

  @Test(
    arguments: [
      ([0, 1], [0, 1]), ([-3, 0.5, 0.2, 7], [0, 0.5, 0.5, 1]), ([0.3, .nan, 0.1, 0.4], [0.3, 0.3, 0.3, 0.4]),
      ([.infinity, 0], [1, 1]), ([], []),
    ] as [([Double], [Double])])
  func placesNeverFall(given: [Double], retained: [Double]) {
    #expect(gradient(given.map { ($0, .black) }).stops.map(\.offset) == retained)
  }

  @Test func somePaintOneColorOnly() {
    #expect(gradient([]).plainColor == .clear)
    #expect(gradient([(0.5, .white)]).plainColor == .white)
    #expect(gradient([(0, .white), (0.5, .white), (1, .white)]).plainColor == .white)
    #expect(gradient([(0, .white), (1, .black)], to: .zero).plainColor == .black)
    #expect(gradient([(0, .white), (1, .black)]).plainColor == nil)
  }

  @Test func nothingShinesThroughOpaqueStops() {
    #expect(gradient([(0, .white), (1, .black)]).isOpaque)
    #expect(!gradient([(0, .white), (1, Color.black.multiplyingAlpha(by: 0.99))]).isOpaque)
    #expect(!gradient([]).isOpaque)
  }

  @Test func straightStopsMeanTheSame() {
    let faint = Color.white.multiplyingAlpha(by: 0.5)
    for stops in [[(0, .white), (1, .black)], [(0.2, .white), (0.4, faint)]] as [[(Double, Color)]] {
      #expect(gradient(stops).straightStops == gradient(stops).stops)
    }
    // A color that fades to transparent keeps its hue.
    let red = Color(red: 255, green: 0, blue: 0)
    let vanishing = gradient([(0, .clear), (0.5, red), (1, .clear)]).straightStops
    #expect(vanishing.map(\.offset) == [0, 0, 0.5, 1, 1])
    #expect(vanishing.map(\.color.red) == [0, 255, 255, 255, 0])
    #expect(vanishing.map(\.color.alpha) == [0, 0, 1, 0, 0])
    // Half-transparent white and black: the share of white falls with its alpha.
    let mixed = gradient([(0, faint), (1, .black)]).straightStops
    #expect(mixed.map(\.offset) == (0...8).map { Double($0) / 8 })
    #expect(mixed[4].color == Color(red: 85, green: 85, blue: 85, alpha: 0.75))
  }
}
