/// Finds the name that somebody may have meant.
public enum NearestName {
  /// The longest name that is compared, in Unicode scalars.
  private static let longest = 64

  /// The known name that is nearest to a written one, the first of several; `nil` where none is near.
  ///
  /// Near is what takes at most a third of the written name's length, and one more, of additions, omissions,
  /// replacements and swaps of neighbours to reach; capitals count as small letters.
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

/// Computes restricted Damerau-Levenshtein distances from one name to others, in memory that is used again.
private struct DistanceTable {
  private let capacity: Int
  private var written: [UInt32]
  private var other: [UInt32]
  private var beforeLast: [Int]
  private var last: [Int]
  private var next: [Int]
  /// How many scalars the written name has.
  private(set) var writtenCount = 0

  init(capacity: Int) {
    self.capacity = capacity
    written = Array(repeating: 0, count: capacity)
    other = written
    beforeLast = Array(repeating: 0, count: capacity + 1)
    last = beforeLast
    next = beforeLast
  }

  /// Takes the name from which distances are measured; `false` where it is too long.
  mutating func setWritten(_ name: String) -> Bool {
    guard let count = Self.fold(name, into: &written) else { return false }
    writtenCount = count
    return true
  }

  /// The distance to a name; `nil` where it is more than `limit`, or where nothing of the name would be left as it is.
  mutating func distance(to name: String, atMost limit: Int) -> Int? {
    // A scalar has one to four bytes: a cheap look before the exact one.
    guard limit >= 0, name.utf8.count <= 4 * (writtenCount + limit), name.utf8.count >= writtenCount - limit,
      let count = Self.fold(name, into: &other), abs(count - writtenCount) <= limit
    else { return nil }
    // Cells further than `limit` from the diagonal cannot lie on a way that is short enough.
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
        // The cell above the last one of the band was never computed.
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

  /// Writes the scalars of a name, capitals as small letters, and gives their number; `nil` where there are too many.
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
