package import SystemPackage

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An output file, written under a temporary name next to its path and then renamed, so it is never incomplete.
public struct OutputFile: Sendable {
  /// The reason why a file was not written.
  public enum Problem: Error, Sendable {
    /// The file cannot be created.
    case cannotCreate(String)
    /// The contents could not be written.
    case failedWrite(String)

    /// The reason as a clause.
    public var reason: String {
      switch self {
      case .cannotCreate(let reason), .failedWrite(let reason): reason
      }
    }
  }

  /// The path of the file.
  public let path: String

  /// Creates a reference to the file at a path, without writing it.
  public init(path: String) {
    self.path = path
  }

  /// Writes the file atomically; after an error, an existing file is unchanged.
  public func save(_ bytes: [UInt8]) throws(Problem) {
    _ = try replace(with: CollectionOfOne(bytes))
  }

  /// Writes the file atomically from parts that need not be in memory at once.
  public func save(parts: some Sequence<[UInt8]>) throws(Problem) {
    _ = try replace(with: parts)
  }

  /// Writes the file.
  ///
  /// - Returns: The stamp of the file; `nil` if it is not a regular file.
  package func replace(with parts: some Sequence<[UInt8]>) throws(Problem) -> FileStamp? {
    // Links are followed, and devices and pipes are written to: only a regular file is replaced.
    let destination = try Self.target(ofLinksAt: ExecutionContext.resolve(path))
    let old = try? Stat(FilePath(destination))
    if let old, old.type != .regular {
      guard old.type != .directory else { throw .cannotCreate("expected a file, found a folder") }
      try write(parts, to: destination)
      return nil
    }
    do {
      let partial = try PartialFile(in: FileSystem.folder(of: destination))
      return try partial.write(parts, to: destination, permissions: old?.permissions)
    } catch {
      throw Self.problem(error)
    }
  }

  /// The system's limit of links to follow.
  private static let maximumLinks = 40

  /// Returns the final target of a link, or the path itself if it is not a link.
  static func target(ofLinksAt path: String) throws(Problem) -> String {
    var destination = path
    for _ in 0...maximumLinks {
      // Few files are links, and a failed attempt to read one is slower than this check.
      guard FileSystem.isLink(destination),
        let next = try? FileManager.default.destinationOfSymbolicLink(atPath: destination)
      else { return destination }
      destination = FileSystem.path(next, in: FileSystem.folder(of: destination))
    }
    throw .cannotCreate("its symbolic links form a cycle")
  }

  /// Creates a folder and its parents.
  public static func makeFolder(_ path: String) throws(Problem) {
    do {
      try FileManager.default.createDirectory(atPath: ExecutionContext.resolve(path), withIntermediateDirectories: true)
    } catch {
      throw .cannotCreate(Self.reason(error))
    }
  }

  private func write(_ parts: some Sequence<[UInt8]>, to destination: String) throws(Problem) {
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(FilePath(destination), .writeOnly)
    } catch {
      throw .cannotCreate("\(error)")
    }
    defer { try? file.close() }
    do throws(Errno) {
      try file.writeAll(parts)
    } catch {
      throw .failedWrite("\(error)")
    }
  }

  /// Classifies a system error of writing a file.
  package static func problem(_ error: Errno) -> Problem {
    switch error {
    case .noSuchFileOrDirectory, .notDirectory: .cannotCreate("the folder does not exist")
    case .permissionDenied, .notPermitted: .cannotCreate("no permission to write there")
    case .fileNameTooLong, .invalidArgument: .cannotCreate("invalid file name")
    case .readOnlyFileSystem: .cannotCreate("the volume is read-only")
    case .isDirectory: .cannotCreate("expected a file, found a folder")
    case .noSpace, .diskQuotaExceeded: .failedWrite("no space left on the device")
    case .fileTooLarge: .failedWrite("the file exceeds the allowed size")
    default: .failedWrite("\(error)")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: "the folder does not exist"
    case .fileWriteNoPermission?, .fileReadNoPermission?: "no permission to write there"
    case .fileWriteInvalidFileName?: "invalid file name"
    case .fileWriteFileExists?: "a file with this name exists"
    case .fileWriteVolumeReadOnly?: "the volume is read-only"
    case .fileWriteOutOfSpace?: "no space left on the device"
    default: "\(error)"
    }
  }
}

extension FileDescriptor {
  /// Writes all parts, combining small ones.
  func writeAll(_ parts: some Sequence<[UInt8]>) throws(Errno) {
    var pending: [UInt8] = []
    func write() throws(Errno) {
      do {
        _ = try writeAll(pending)
      } catch {
        throw error as? Errno ?? .ioError
      }
    }
    for part in parts {
      if pending.isEmpty { pending = part } else { pending += part }
      guard pending.count >= 1 << 16 else { continue }
      try write()
      pending = []
    }
    try write()
  }
}
