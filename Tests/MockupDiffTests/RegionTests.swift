import MockupDiff
import MockupScene
import TestSupport
import Testing

@Suite("Regions of change")
struct RegionTests {
  private func difference(_ rows: [String]) -> Difference {
    let image = Drawing.raster(rows)
    return ImageComparison().difference(
      between: Drawing.plain(image.width, image.height, 0xFFFF_FFFF), and: image)
  }

  private func frames(_ rows: [String]) -> [[Int]] {
    difference(rows).regions.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
  }

  @Test func nearRunsOfARowAreOneRegion() {
    #expect(frames(["#...#....#"]) == [[0, 0, 5, 1], [9, 0, 1, 1]])
  }

  @Test func nearRowsAreOneRegion() {
    #expect(frames(["#", ".", ".", ".", "#", ".", ".", ".", ".", "#"]) == [[0, 0, 1, 5], [0, 9, 1, 1]])
  }

  @Test func cornersThatAreNearAreOneRegion() {
    #expect(frames(["#.....", "......", "......", "......", "....#."]) == [[0, 0, 5, 5]])
    #expect(frames(["#.....", "......", "......", "......", ".....#"]) == [[0, 0, 1, 1], [5, 4, 1, 1]])
  }

  @Test func armsThatMeetBelowAreOneRegion() {
    let arms = Array(repeating: "#.........#.........#", count: 8)
    #expect(frames(arms + ["#####################"]) == [[0, 0, 21, 9]])
    #expect(frames(["#####################"] + arms) == [[0, 0, 21, 9]])
    #expect(frames(arms) == [[0, 0, 1, 8], [10, 0, 1, 8], [20, 0, 1, 8]])
  }

  @Test func theBoundsHoldAllRegions() {
    #expect(
      difference([".#........", "..........", "..........", "..........", "..........", "..........", "#........#"])
        .bounds == PixelRect(x: 0, y: 0, width: 10, height: 7))
  }

  /// Random specks and bars: the regions partition the pixels like a simple search.
  @Test(arguments: 0..<120)
  func regionsAreThoseOfAPlainSearch(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let width = 1 + random.next(60)
    let height = 1 + random.next(40)
    var changed = Set<Int>()
    for _ in 0..<random.next(25) {
      let x = random.next(width)
      let y = random.next(height)
      let isFlat = random.next(2) == 0
      for step in 0..<(1 + random.next(9)) {
        let index = isFlat ? (x + step, y) : (x, y + step)
        if index.0 < width, index.1 < height { changed.insert(index.1 * width + index.0) }
      }
    }
    let image = Drawing.plain(width, height)
    let difference = ImageComparison().difference(between: image, and: image.changing(changed))
    #expect(difference.regions == PlainSearch(changed, width: width).regions)
    #expect(difference.regions.reduce(0) { $0 + $1.differentPixels } == changed.count)
  }
}

/// Regions found by comparing each stretch with every other one.
struct PlainSearch {
  private typealias Stretch = (row: Int, first: Int, last: Int, count: Int)

  let regions: [Difference.Region]

  init(_ changed: Set<Int>, width: Int) {
    let reach = ImageComparison.reach
    var stretches: [Stretch] = []
    for index in changed.sorted() {
      let (row, x) = index.quotientAndRemainder(dividingBy: width)
      if let last = stretches.last, last.row == row, x - last.last <= reach {
        stretches[stretches.count - 1] = (row, last.first, x, last.count + 1)
      } else {
        stretches.append((row, x, x, 1))
      }
    }
    var groups: [[Stretch]] = []
    for stretch in stretches {
      let isNear = { (other: Stretch) in
        stretch.row - other.row <= reach && other.first - stretch.last <= reach && stretch.first - other.last <= reach
      }
      let near = groups.filter { $0.contains(where: isNear) }
      groups = groups.filter { !$0.contains(where: isNear) } + [near.flatMap(\.self) + [stretch]]
    }
    regions = groups.map { group in
      let frames = group.map { PixelRect(x: $0.first, y: $0.row, width: $0.last - $0.first + 1, height: 1) }
      return Difference.Region(
        frame: frames.dropFirst().reduce(frames[0]) { $0.union($1) }, differentPixels: group.reduce(0) { $0 + $1.count }
      )
    }.sorted { ($0.frame.y, $0.frame.x, $0.frame.height) < ($1.frame.y, $1.frame.x, $1.frame.height) }
  }
}
