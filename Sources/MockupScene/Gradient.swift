extension Scene {
  /// A linear gradient, padded with the outermost colors.
  ///
  /// Colors are interpolated in sRGB, premultiplied by alpha: a change to transparent keeps its color, whatever the
  /// color of the transparent stop. For opaque colors, SVG and PDF do the same.
  public struct Gradient: Hashable, Sendable {
    /// A color stop.
    public struct Stop: Hashable, Sendable {
      /// The position, from 0 (the start) to 1 (the end).
      public var offset: Double
      public var color: Color

      /// Creates a stop.
      public init(offset: Double, color: Color) {
        self.offset = offset
        self.color = color
      }
    }

    /// The start of the gradient, in the coordinates of the node.
    public var start: Point
    /// The end of the gradient.
    public var end: Point
    /// The stops in ascending order, from 0 to 1; two at the same offset make an edge.
    public let stops: [Stop]

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - start: the point of offset 0.
    ///   - end: the point of offset 1.
    ///   - stops: offsets are clamped to 0 through 1 and to at least the preceding offset.
    public init(start: Point, end: Point, stops: [Stop]) {
      self.start = start
      self.end = end
      var reached = 0.0
      self.stops = stops.map { stop in
        // This comparison is also false for NaN.
        if stop.offset > reached { reached = min(1, stop.offset) }
        return Stop(offset: reached, color: stop.color)
      }
    }

    /// The single color of the gradient, otherwise `nil`: the last stop's if the start equals the end, as in SVG, and
    /// transparent without stops.
    public var plainColor: Color? {
      guard let last = stops.last else { return .clear }
      return start == end || stops.allSatisfy { $0.color == last.color } ? last.color : nil
    }

    public var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 } }

    /// The stops for SVG and PDF, which interpolate color and alpha separately.
    ///
    /// A change to transparent keeps its color; other simultaneous changes of color and alpha get seven intermediate
    /// stops.
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
  /// Interpolates premultiplied colors; `part` is 0 for this color and 1 for the other.
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
