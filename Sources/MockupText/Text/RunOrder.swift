/// The order in which the runs of a line stand from left to right.
enum RunOrder {
  /// The places of the runs in that order, by rule L2 of Unicode Annex 9: from the highest level down to the lowest
  /// odd one, each stretch of that level or above is turned round.
  static func visual(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
