import MockupScene

extension PixelMask {
  /// Returns the coverage of a frame under a fade; `nil` if the frame is empty or too large.
  ///
  /// - Parameters:
  ///   - fade: In pixels.
  ///   - opacity: The opacity of the whole, 0 to 1.
  init?(_ fade: Scene.Fade, opacity: Double, in frame: PixelFrame) {
    self.init(frame)
    func coverage(_ position: Int) -> UInt8 {
      let part = (Double(position) + 0.5 - fade.start) / (fade.end - fade.start)
      let alpha = opacity * (fade.startAlpha + (fade.endAlpha - fade.startAlpha) * max(0, min(1, part)))
      // The comparison also rejects NaN.
      return alpha > 0 ? UInt8(min(255, (alpha * 255).rounded())) : 0
    }
    switch fade.axis {
    case .horizontal:
      let row = (frame.x..<frame.maxX).map(coverage)
      for start in Swift.stride(from: 0, to: self.coverage.count, by: stride) {
        self.coverage.replaceSubrange(start..<start + frame.width, with: row)
      }
    case .vertical:
      for row in 0..<frame.height {
        let value = coverage(frame.y + row)
        for position in row * stride..<row * stride + frame.width { self.coverage[position] = value }
      }
    }
  }
}
