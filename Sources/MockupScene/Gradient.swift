extension Scene {
  /// A change of color along a straight line; beyond its ends the outermost colors go on.
  ///
  /// Between two stops the four channels change evenly in sRGB, red, green and blue premultiplied by alpha: a change to
  /// nothing keeps its color, whichever color nothing has. For opaque colors this is what SVG and PDF do.
  public struct Gradient: Hashable, Sendable {
    /// A color at a place along the line.
    public struct Stop: Hashable, Sendable {
      /// The place, from 0 (the start) to 1 (the end).
      public var offset: Double
      /// The color.
      public var color: Color

      /// A color at a place.
      public init(offset: Double, color: Color) {
        self.offset = offset
        self.color = color
      }
    }

    /// Where the line begins, in the coordinates of the node.
    public var start: Point
    /// Where the line ends.
    public var end: Point
    /// The colors in the order of their places, which lie from 0 to 1; two at one place make an edge.
    public let stops: [Stop]

    /// A change of color between two points.
    ///
    /// - Parameters:
    ///   - start: where the line begins.
    ///   - end: where it ends.
    ///   - stops: a place below 0 counts as 0, one above 1 as 1, and one before its predecessor as the predecessor's.
    public init(start: Point, end: Point, stops: [Stop]) {
      self.start = start
      self.end = end
      var reached = 0.0
      self.stops = stops.map { stop in
        // What is no number is not greater either.
        if stop.offset > reached { reached = min(1, stop.offset) }
        return Stop(offset: reached, color: stop.color)
      }
    }

    /// The color of all that is painted, where it has one color only: the last stop's when the line has no length, as
    /// in SVG, and nothing when there are no stops; otherwise `nil`.
    public var plainColor: Color? {
      guard let last = stops.last else { return .clear }
      return start == end || stops.allSatisfy { $0.color == last.color } ? last.color : nil
    }

    /// Whether nothing can be seen through it.
    public var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 } }

    /// The stops for a painter that mixes color and alpha each on its own, as SVG and PDF do.
    ///
    /// A change to nothing keeps its color; other changes of color and alpha at once get seven stops between.
    public var straightStops: [Stop] {
      var result = Array(stops.prefix(1))
      for (from, to) in zip(stops, stops.dropFirst()) {
        let hasOneColor = from.color.hexadecimal == to.color.hexadecimal
        if hasOneColor || from.color.alpha == to.color.alpha {
          result.append(to)
        } else if from.color.alpha <= 0 {
          result += [Stop(offset: from.offset, color: to.color.multiplyingAlpha(by: 0)), to]
        } else if to.color.alpha <= 0 {
          result += [Stop(offset: to.offset, color: from.color.multiplyingAlpha(by: 0)), to]
        } else {
          for step in 1..<8 {
            let part = Double(step) / 8
            result.append(
              Stop(
                offset: from.offset + (to.offset - from.offset) * part,
                color: from.color.mixed(with: to.color, part: part)))
          }
          result.append(to)
        }
      }
      return result
    }
  }
}

extension Color {
  /// The color on the way to another, premultiplied by alpha.
  ///
  /// - Parameter part: 0 for this color, 1 for the other.
  fileprivate func mixed(with other: Color, part: Double) -> Color {
    let (near, far) = (alpha * (1 - part), other.alpha * part)
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let sum = (Double(a) * near + Double(b) * far) / (near + far)
      return sum >= 0 ? UInt8(min(255, sum.rounded())) : 0
    }
    return Color(
      red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue),
      alpha: near + far)
  }
}
