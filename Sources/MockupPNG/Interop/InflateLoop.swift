enum InflateLoop {
  enum End {
    case full
    case end
    /// An invalid code, or a copy from before the stream.
    case broken
  }

  /// Unpacks until the block ends or the window is filled up to `limit`.
  ///
  /// The last copy may pass `limit`, so the window must extend 300 bytes beyond it. `written` is the filled size.
  static func run(
    _ reader: inout BitReader, _ literals: InflateCode, _ distances: InflateCode, into window: inout [UInt8],
    at written: inout Int, until limit: Int
  ) -> End {
    let state = (position: reader.position, bits: reader.bits, count: reader.count, out: written)
    let lastPosition = reader.lastPosition
    var done = (state: state, end: End.broken)
    reader.bytes.withUnsafeBufferPointer { input in
      literals.entries.withUnsafeBufferPointer { literalTable in
        distances.entries.withUnsafeBufferPointer { distanceTable in
          window.withUnsafeMutableBytes { window in
            guard let input = input.baseAddress, let literalTable = literalTable.baseAddress,
              let distanceTable = distanceTable.baseAddress, let target = window.baseAddress,
              limit + 300 <= window.count
            else { return }
            done = run(
              input, lastPosition, state, Tables(literalTable, literals.indexBits, distanceTable, distances.indexBits),
              target, limit)
          }
        }
      }
    }
    (reader.position, reader.bits, reader.count, written) = done.state
    return done.end
  }

  static func move(_ array: inout [UInt8], _ range: Range<Int>) {
    array.withUnsafeMutableBytes { bytes in
      guard range.lowerBound >= 0, range.upperBound <= bytes.count, let base = bytes.baseAddress else { return }
      base.copyMemory(from: base + range.lowerBound, byteCount: range.count)
    }
  }

  /// - Precondition: `target` has room for `count` bytes at `position`.
  static func copy(_ source: [UInt8], _ start: Int, _ count: Int, to target: inout [UInt8], at position: Int) {
    source.withUnsafeBytes { source in
      target.withUnsafeMutableBytes { target in
        guard start >= 0, position >= 0, count >= 0, count <= source.count - start, count <= target.count - position,
          let from = source.baseAddress, let to = target.baseAddress
        else { return }
        (to + position).copyMemory(from: from + start, byteCount: count)
      }
    }
  }

  private struct Tables {
    let literals: UnsafePointer<UInt32>
    let literalMask: UInt64
    let distances: UnsafePointer<UInt32>
    let distanceMask: UInt64

    init(
      _ literals: UnsafePointer<UInt32>, _ literalBits: Int, _ distances: UnsafePointer<UInt32>, _ distanceBits: Int
    ) {
      self.literals = literals
      literalMask = 1 << UInt64(literalBits) - 1
      self.distances = distances
      distanceMask = 1 << UInt64(distanceBits) - 1
    }
  }

  private typealias State = (position: Int, bits: UInt64, count: Int, out: Int)
  private typealias Bits = InflateCode.Bits

  private static func run(
    _ input: UnsafePointer<UInt8>, _ lastPosition: Int, _ state: State, _ tables: Tables,
    _ window: UnsafeMutableRawPointer, _ limit: Int
  ) -> (State, End) {
    var (position, bits, count, out) = state
    @inline(__always) func refill() {
      let next = UnsafeRawPointer(input + position).loadUnaligned(as: UInt64.self)
      bits |= UInt64(littleEndian: next) &<< UInt64(truncatingIfNeeded: count)
      position &+= (63 &- count) &>> 3
      count |= 56
    }
    @inline(__always) func take(_ entry: UInt32) {
      bits &>>= UInt64(entry & 0xFF)
      count &-= Int(entry & 0xFF)
    }
    /// Returns the base value of an entry plus its extra bits.
    @inline(__always) func value(_ entry: UInt32) -> Int {
      let own = bits & (1 &<< UInt64(entry & 0xFF) &- 1)
      return Int(entry &>> 16) &+ Int(truncatingIfNeeded: own &>> UInt64((entry &>> 8) & 0xF))
    }
    @inline(__always) func put(_ entry: UInt32) {
      take(entry)
      window.storeBytes(of: UInt8(truncatingIfNeeded: entry &>> 16), toByteOffset: out, as: UInt8.self)
      out &+= 1
    }
    while out < limit {
      // The loop refills twice, by up to seven bytes each, which stays within the padding.
      guard position <= lastPosition else { return ((position, bits, count, out), .broken) }
      refill()
      var entry = tables.literals[Int(truncatingIfNeeded: bits & tables.literalMask)]
      if entry & Bits.literal != 0 {
        put(entry)
        entry = tables.literals[Int(truncatingIfNeeded: bits & tables.literalMask)]
        if entry & Bits.literal != 0 {
          put(entry)
          entry = tables.literals[Int(truncatingIfNeeded: bits & tables.literalMask)]
          if entry & Bits.literal != 0 {
            put(entry)
            continue
          }
        }
        refill()
      }
      if entry & Bits.special != 0 {
        if entry & Bits.table != 0 {
          take(entry & 0xFF)
          let index = bits & (1 &<< UInt64((entry &>> 8) & 0xF) &- 1)
          entry = tables.literals[Int(truncatingIfNeeded: UInt64((entry &>> 16)) &+ index)]
          if entry & Bits.literal != 0 {
            put(entry)
            continue
          }
        }
        if entry & Bits.special != 0 {
          guard entry & Bits.end != 0 else { return ((position, bits, count, out), .broken) }
          take(entry)
          return ((position, bits, count, out), .end)
        }
      }
      let length = value(entry)
      take(entry)
      entry = tables.distances[Int(truncatingIfNeeded: bits & tables.distanceMask)]
      if entry & Bits.special != 0, entry & Bits.table != 0 {
        take(entry & 0xFF)
        let index = bits & (1 &<< UInt64((entry &>> 8) & 0xF) &- 1)
        entry = tables.distances[Int(truncatingIfNeeded: UInt64((entry &>> 16)) &+ index)]
      }
      let distance = value(entry)
      guard entry & Bits.special == 0, distance <= out else { return ((position, bits, count, out), .broken) }
      take(entry)
      copy(window + out, length, distance)
      out &+= length
    }
    return ((position, bits, count, out), .full)
  }

  /// Copies bytes from `distance` before `target`, possibly overlapping, and up to 31 more.
  @inline(__always)
  private static func copy(_ target: UnsafeMutableRawPointer, _ length: Int, _ distance: Int) {
    let source = UnsafeRawPointer(target - distance)
    var position = 0
    if distance >= 32 {
      repeat {
        let bytes = (source + position).loadUnaligned(as: SIMD4<UInt64>.self)
        target.storeBytes(of: bytes, toByteOffset: position, as: SIMD4<UInt64>.self)
        position &+= 32
      } while position < length
    } else if distance == 1 {
      let bytes = SIMD32(repeating: source.load(as: UInt8.self))
      repeat {
        target.storeBytes(of: bytes, toByteOffset: position, as: SIMD32<UInt8>.self)
        position &+= 32
      } while position < length
    } else if distance == 4 {
      let bytes = SIMD8(repeating: source.loadUnaligned(as: UInt32.self))
      repeat {
        target.storeBytes(of: bytes, toByteOffset: position, as: SIMD8<UInt32>.self)
        position &+= 32
      } while position < length
    } else if distance >= 16 {
      repeat {
        let bytes = (source + position).loadUnaligned(as: SIMD2<UInt64>.self)
        target.storeBytes(of: bytes, toByteOffset: position, as: SIMD2<UInt64>.self)
        position &+= 16
      } while position < length
    } else {
      // The pattern once, then as often as it fits into sixteen bytes at a time.
      for offset in 0..<16 {
        target.storeBytes(of: (source + offset).load(as: UInt8.self), toByteOffset: offset, as: UInt8.self)
      }
      let pattern = UnsafeRawPointer(target).loadUnaligned(as: SIMD2<UInt64>.self)
      let step = 16 &- 16 % distance
      position = step
      while position < length {
        target.storeBytes(of: pattern, toByteOffset: position, as: SIMD2<UInt64>.self)
        position &+= step
      }
    }
  }
}
