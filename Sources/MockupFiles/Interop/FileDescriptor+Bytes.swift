package import SystemPackage

extension FileDescriptor {
  /// Reads into the end of an array: the system library takes no other form than a buffer.
  ///
  /// - Parameter start: where in the array the room begins.
  /// - Returns: how many bytes were read; 0 at the end of the file.
  package func read(into bytes: inout [UInt8], from start: Int) throws(Errno) -> Int {
    do {
      return try unsafe bytes.withUnsafeMutableBytes { try unsafe read(into: .init(rebasing: $0[start...])) }
    } catch let error as Errno {
      throw error
    } catch {
      throw .ioError
    }
  }
}
