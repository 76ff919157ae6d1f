package import SystemPackage

extension FileDescriptor {
  /// Reads into the end of an array, because the system library reads only into buffers.
  ///
  /// - Parameter start: The index at which the free space begins.
  /// - Returns: The number of bytes read; 0 at the end of the file.
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
