/// Pixels as bytes in the order of this machine, because both ends of a message are on it.
enum RasterBytes {
  static func bytes(of pixels: [UInt32]) -> [UInt8] { unsafe pixels.withUnsafeBytes { unsafe Array($0) } }

  static func pixels(of bytes: ArraySlice<UInt8>) -> [UInt32] {
    unsafe [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { pixels, count in
      count = bytes.count / 4
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe UnsafeMutableRawBufferPointer(pixels).copyMemory(from: .init(rebasing: bytes.prefix(4 * count)))
      }
    }
  }
}
