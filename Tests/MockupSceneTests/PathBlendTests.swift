import MockupScene
import Testing

/// An outline between two of the same structure.
@Suite struct PathBlendTests {
  private static func square(_ x: Double, side: Double) -> Path {
    .rectangle(Rect(x: x, y: 0, width: side, height: side))
  }

  @Test func pointsLieBetween() throws {
    let path = try #require(Self.square(0, side: 2).blended(with: Self.square(1, side: 4), share: 0.5, tolerance: 4))
    #expect(path == Self.square(0.5, side: 3))
  }

  @Test func contoursInAnotherOrderArePaired() throws {
    var one = Self.square(0, side: 2)
    one.append(Self.square(10, side: 2))
    var other = Self.square(10, side: 4)
    other.append(Self.square(0, side: 4))
    var between = Self.square(0, side: 3)
    between.append(Self.square(10, side: 3))
    #expect(one.blended(with: other, share: 0.5, tolerance: 4) == between)
  }

  @Test func anotherFormIsNotBlended() {
    let circle = Path.ellipse(in: Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(Self.square(0, side: 2).blended(with: circle, share: 0.5, tolerance: 9) == nil)
    #expect(Self.square(0, side: 2).blended(with: Self.square(5, side: 2), share: 0.5, tolerance: 4) == nil)
    var two = Self.square(0, side: 2)
    two.append(Self.square(0, side: 1))
    #expect(Self.square(0, side: 2).blended(with: two, share: 0.5, tolerance: 9) == nil)
  }
}
