/// A buffer of fixed size with a single owner.
///
/// An array checks for unique ownership at each change. For image rows, which take less than a microsecond, that would
/// be a third of the time.
struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  private let values: UnsafeMutableBufferPointer<Element>

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

  @inline(__always)
  func withSpan<Result, Failure: Error>(
    of range: Range<Int>, _ body: (Span<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= values.count)
    return try body(UnsafeBufferPointer(rebasing: values[range]).span)
  }

  /// Passes the values of a range to `body`, together with a value that `body` changes.
  @inline(__always)
  func withSpan<Target: ~Copyable, Result>(
    of range: Range<Int>, changing target: inout Target, _ body: (Span<Element>, inout Target) -> Result
  ) -> Result {
    withSpan(of: range) { body($0, &target) }
  }
}

extension FixedBuffer<Token> {
  /// Stores bytes of a row as literal tokens from `position` on.
  ///
  /// Eight are stored at a time, so up to seven more tokens are overwritten.
  @inline(__always)
  mutating func store(literals row: Span<UInt8>, from start: Int, count: Int, at position: Int) {
    precondition(min(start, count, position) >= 0 && start <= row.count && count <= row.count &- start)
    precondition(position &+ count &+ 8 <= values.count)
    var done = 0
    if start &+ 8 <= row.count {
      row.withUnsafeBytes { bytes in
        guard let target = values.baseAddress else { return }
        repeat {
          let eight = bytes.loadUnaligned(fromByteOffset: start &+ done, as: SIMD8<UInt8>.self)
          let tokens = UnsafeMutableRawPointer(target + (position &+ done))
          tokens.storeBytes(of: Token.literals(eight), as: SIMD8<UInt32>.self)
          done &+= 8
        } while done < count && start &+ done &+ 8 <= row.count
      }
    }
    while done < count {
      values[position &+ done] = Token(literal: row[start &+ done])
      done &+= 1
    }
  }
}

extension FixedBuffer<UInt32> {
  /// Returns the number of equal pixels from `start` and from `other` on, at most `count`.
  @inline(__always)
  func commonPrefix(_ start: Int, _ other: Int, atMost count: Int) -> Int {
    precondition(min(start, other) >= 0 && count >= 0 && count <= values.count - max(start, other))
    guard let values = values.baseAddress else { return 0 }
    return RowScan.commonPrefix(values + start, values + other, count)
  }

  /// Overwrites pixels with those of a row and returns the bits that all of them have in common.
  mutating func replacePixels(from start: Int, by row: Span<UInt32>) -> UInt32 {
    precondition(start >= 0 && row.count <= values.count - start)
    guard let target = values.baseAddress else { return .max }
    return RowScan.copy(row, to: target + start)
  }
}
