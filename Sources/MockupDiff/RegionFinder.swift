/// Joins runs of changed pixels to regions in one pass from top to bottom.
///
/// Nearby runs of a row become a stretch. A stretch joins the regions of nearby stretches in the rows above, of which
/// only the last `reach` are kept. The time is thus bounded by the number of pixels.
struct RegionFinder {
  private struct Stretch {
    var columns: Range<Int>
    var differentPixels: Int
    var region = 0
  }

  private struct Row {
    let number: Int
    let stretches: [Stretch]
  }

  private struct Node {
    var parent: Int
    var frame: PixelRect
    var differentPixels: Int
  }

  private let reach: Int
  private var nodes: [Node] = []
  private var above: [Row] = []
  private var number = 0
  private var stretches: [Stretch] = []

  /// - Parameter reach: The distance in pixels up to which changes belong together.
  init(reach: Int) {
    self.reach = reach
  }

  /// Adds a run of changed pixels; runs must arrive from top to bottom, then from left to right.
  mutating func add(_ columns: Range<Int>, row: Int) {
    if row != number {
      closeRow()
      number = row
    }
    if let last = stretches.indices.last, columns.lowerBound - stretches[last].columns.upperBound < reach {
      stretches[last].columns = stretches[last].columns.lowerBound..<columns.upperBound
      stretches[last].differentPixels += columns.count
    } else {
      stretches.append(Stretch(columns: columns, differentPixels: columns.count))
    }
  }

  /// Returns all regions, from top to bottom, then from left to right.
  mutating func finish() -> [Difference.Region] {
    closeRow()
    let roots = nodes.indices.filter { nodes[$0].parent == $0 }.map { nodes[$0] }
    return roots.map { Difference.Region(frame: $0.frame, differentPixels: $0.differentPixels) }
      .sorted { ($0.frame.y, $0.frame.x, $0.frame.height) < ($1.frame.y, $1.frame.x, $1.frame.height) }
  }

  private mutating func closeRow() {
    guard !stretches.isEmpty else { return }
    above.removeAll { number - $0.number > reach }
    var regions = [Int?](repeating: nil, count: stretches.count)
    for row in above { join(row, &regions) }
    for index in stretches.indices {
      let columns = stretches[index].columns
      let frame = PixelRect(x: columns.lowerBound, y: number, width: columns.count, height: 1)
      let count = stretches[index].differentPixels
      if let region = regions[index] {
        let root = root(of: region)
        nodes[root].frame = nodes[root].frame.union(frame)
        nodes[root].differentPixels += count
        stretches[index].region = root
      } else {
        stretches[index].region = nodes.count
        nodes.append(Node(parent: nodes.count, frame: frame, differentPixels: count))
      }
    }
    above.append(Row(number: number, stretches: stretches))
    stretches.removeAll()
  }

  /// Joins stretches of a row above that are near those of this row; both lists are sorted.
  private mutating func join(_ row: Row, _ regions: inout [Int?]) {
    var start = 0
    for (index, stretch) in stretches.enumerated() {
      while start < row.stretches.count, !isNear(row.stretches[start].columns, stretch.columns),
        row.stretches[start].columns.lowerBound < stretch.columns.lowerBound
      {
        start += 1
      }
      var next = start
      while next < row.stretches.count, isNear(row.stretches[next].columns, stretch.columns) {
        let other = row.stretches[next].region
        regions[index] = regions[index].map { unite($0, other) } ?? other
        next += 1
      }
      // The last stretch may be near the next one, too.
      start = max(start, next - 1)
    }
  }

  private func isNear(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.lowerBound - other.upperBound < reach && other.lowerBound - one.upperBound < reach
  }

  private mutating func root(of region: Int) -> Int {
    var node = region
    while nodes[node].parent != node {
      nodes[node].parent = nodes[nodes[node].parent].parent
      node = nodes[node].parent
    }
    return node
  }

  private mutating func unite(_ one: Int, _ other: Int) -> Int {
    let (one, other) = (root(of: one), root(of: other))
    guard one != other else { return one }
    // Keep the earlier node, so that a growing region keeps its number.
    let (survivor, gone) = (min(one, other), max(one, other))
    nodes[gone].parent = survivor
    nodes[survivor].frame = nodes[survivor].frame.union(nodes[gone].frame)
    nodes[survivor].differentPixels += nodes[gone].differentPixels
    return survivor
  }
}
