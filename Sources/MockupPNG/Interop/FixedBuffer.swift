/// Memory for a fixed number of values that has one owner.
///
/// An array asks at each change whether somebody else has it, and counts who does: where a row of a picture takes less than
/// a microsecond, that is a third of it.
struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  private let values: UnsafeMutableBufferPointer<Element>

  /// A buffer of `count` equal values.
  init(repeating value: Element, count: Int) {
    values = .allocate(capacity: count)
    values.initialize(repeating: value)
  }

  deinit { values.deallocate() }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(values.indices.contains(index))
      return values[index]
    }
    @inline(__always) set {
      precondition(values.indices.contains(index))
      values[index] = newValue
    }
  }

  /// Lends the values of a range to `body`.
  @inline(__always)
  func withSpan<Result, Failure: Error>(
    of range: Range<Int>, _ body: (Span<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= values.count)
    return try body(UnsafeBufferPointer(rebasing: values[range]).span)
  }

  /// Lends the values of a range to `body`, and something that it changes.
  @inline(__always)
  func withSpan<Target: ~Copyable, Result>(
    of range: Range<Int>, changing target: inout Target, _ body: (Span<Element>, inout Target) -> Result
  ) -> Result {
    withSpan(of: range) { body($0, &target) }
  }
}

extension FixedBuffer<Token> {
  /// Puts some bytes of a row at `place` and behind it.
  ///
  /// Eight are stored at a time, so that seven more tokens may be overwritten.
  @inline(__always)
  mutating func store(literals row: Span<UInt8>, from start: Int, count: Int, at place: Int) {
    precondition(min(start, count, place) >= 0 && start <= row.count && count <= row.count &- start)
    precondition(place &+ count &+ 8 <= values.count)
    var done = 0
    if start &+ 8 <= row.count {
      row.withUnsafeBytes { bytes in
        guard let target = values.baseAddress else { return }
        repeat {
          let eight = bytes.loadUnaligned(fromByteOffset: start &+ done, as: SIMD8<UInt8>.self)
          let tokens = UnsafeMutableRawPointer(target + (place &+ done))
          tokens.storeBytes(of: Token.literals(eight), as: SIMD8<UInt32>.self)
          done &+= 8
        } while done < count && start &+ done &+ 8 <= row.count
      }
    }
    while done < count {
      values[place &+ done] = Token(literal: row[start &+ done])
      done &+= 1
    }
  }
}

extension FixedBuffer<UInt32> {
  /// How many pixels at `start` equal those at `other`, at most `count`.
  @inline(__always)
  func commonPrefix(_ start: Int, _ other: Int, atMost count: Int) -> Int {
    precondition(min(start, other) >= 0 && count >= 0 && count <= values.count - max(start, other))
    guard let values = values.baseAddress else { return 0 }
    return RowScan.commonPrefix(values + start, values + other, count)
  }

  /// Overwrites pixels with those of a row, and says which bits all of them have.
  mutating func replacePixels(from start: Int, by row: Span<UInt32>) -> UInt32 {
    precondition(start >= 0 && row.count <= values.count - start)
    guard let target = values.baseAddress else { return .max }
    return RowScan.copy(row, to: target + start)
  }
}
