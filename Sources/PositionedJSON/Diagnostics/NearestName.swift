/// Suggests the known name nearest to an unknown one.
public enum NearestName {
  private static let longest = 64

  /// Returns the nearest known name, the first of equals; `nil` if none is near.
  ///
  /// A name is near if its edit distance, ignoring case, is at most one plus a third of the length of `name`. The edits
  /// are insertions, deletions, replacements, and swaps of neighboring characters.
  public static func find(_ name: String, among known: some Sequence<String>) -> String? {
    let lengths = 1...longest
    var table = DistanceTable(capacity: longest)
    guard table.setWritten(name), lengths.contains(table.writtenCount) else { return nil }
    var limit = table.writtenCount / 3 + 1
    var nearest: String?
    for candidate in known {
      guard let distance = table.distance(to: candidate, atMost: limit) else { continue }
      nearest = candidate
      guard distance > 0 else { break }
      limit = distance - 1
    }
    return nearest
  }
}

/// Computes restricted Damerau-Levenshtein distances from one name to others, and reuses its memory.
private struct DistanceTable {
  private let capacity: Int
  private var written: [UInt32]
  private var other: [UInt32]
  private var beforeLast: [Int]
  private var last: [Int]
  private var next: [Int]
  private(set) var writtenCount = 0

  init(capacity: Int) {
    self.capacity = capacity
    written = Array(repeating: 0, count: capacity)
    other = written
    beforeLast = Array(repeating: 0, count: capacity + 1)
    last = beforeLast
    next = beforeLast
  }

  /// Sets the name from which distances are measured; returns `false` if it is too long.
  mutating func setWritten(_ name: String) -> Bool {
    guard let count = Self.fold(name, into: &written) else { return false }
    writtenCount = count
    return true
  }

  /// Returns the distance to a name; `nil` if it exceeds `limit`, or if no character would stay unchanged.
  mutating func distance(to name: String, atMost limit: Int) -> Int? {
    // A cheap test before the exact one: a scalar has one to four bytes.
    guard limit >= 0, name.utf8.count <= 4 * (writtenCount + limit), name.utf8.count >= writtenCount - limit,
      let count = Self.fold(name, into: &other), abs(count - writtenCount) <= limit
    else { return nil }
    // Cells further than `limit` from the diagonal cannot be on a path that is short enough.
    let far = limit + 1
    for column in 0...count { last[column] = min(column, far) }
    for row in 0..<writtenCount {
      let first = max(0, row - limit)
      let end = min(count, row + limit + 1)
      guard first < end else { return nil }
      next[first] = first == 0 ? min(row + 1, far) : far
      for column in first..<end {
        let isSame = written[row] == other[column]
        var cost = min(last[column] + (isSame ? 0 : 1), next[column] + 1)
        // The cell above the last one of the band is never computed.
        if column < row + limit { cost = min(cost, last[column + 1] + 1) }
        if row > 0, column > 0, written[row] == other[column - 1], written[row - 1] == other[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        next[column + 1] = min(cost, far)
      }
      (beforeLast, last, next) = (last, next, beforeLast)
    }
    let distance = last[count]
    return distance <= limit && distance < count ? distance : nil
  }

  /// Writes the case-folded scalars of a name and returns their number; `nil` if there are too many.
  private static func fold(_ name: String, into buffer: inout [UInt32]) -> Int? {
    var count = 0
    for scalar in name.unicodeScalars {
      guard count < buffer.count else { return nil }
      buffer[count] = (65...90).contains(scalar.value) ? scalar.value + 32 : scalar.value
      count += 1
    }
    return count
  }
}
