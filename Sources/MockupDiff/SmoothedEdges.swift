/// Detects antialiased edges of shapes.
///
/// The algorithm is from “Anti-aliased Pixel and Intensity Slope Detector” by V. Vyšniauskas (2009), as used by
/// pixelmatch.
struct SmoothedEdges {
  let width: Int
  let height: Int

  /// Returns whether a pixel lies between a brighter and a darker area that both images have.
  func contain(_ x: Int, _ y: Int, of image: PixelGrid, in other: PixelGrid) -> Bool {
    let center = image[x, y]
    let level = YIQ.brightnessOnWhite(center)
    var equal = isAtBorder(x, y) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
      for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) where column != x || row != y {
        let neighbor = image[column, row]
        let difference = neighbor == center ? 0 : level - YIQ.brightnessOnWhite(neighbor)
        if difference == 0 {
          equal &+= 1
          // With more than two neighbors of its brightness, a pixel is part of an area.
          if equal > 2 { return false }
        } else if difference < darkest.difference {
          darkest = (difference, column, row)
        } else if difference > brightest.difference {
          brightest = (difference, column, row)
        }
      }
    }
    guard darkest.difference != 0, brightest.difference != 0 else { return false }
    return isArea(darkest.x, darkest.y, in: image) && isArea(darkest.x, darkest.y, in: other)
      || isArea(brightest.x, brightest.y, in: image) && isArea(brightest.x, brightest.y, in: other)
  }

  /// Returns whether at least three neighbors have the pixel's color.
  private func isArea(_ x: Int, _ y: Int, in image: PixelGrid) -> Bool {
    let center = image[x, y]
    var equal = isAtBorder(x, y) ? 1 : 0
    for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
      for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) where column != x || row != y {
        if image[column, row] == center { equal &+= 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }

  /// The outside of the image counts as one neighbor of the same color.
  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width &- 1 || y == height &- 1
  }
}
