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

/// A file that is written: beside its place first, then renamed into it, so that there is never half a file.
public struct OutputFile: Sendable {
  /// Why a file was not written.
  public enum Problem: Error, Sendable {
    /// It cannot be made there.
    case cannotCreate(String)
    /// Its contents could not be written.
    case failedWrite(String)

    /// Why, in words.
    public var reason: String {
      switch self {
      case .cannotCreate(let reason), .failedWrite(let reason): reason
      }
    }
  }

  /// The path of the file.
  public let path: String

  /// A file at a path.
  public init(path: String) {
    self.path = path
  }

  /// Writes the file; one that is there is replaced as a whole, or stays as it was.
  public func save(_ bytes: [UInt8]) throws(Problem) {
    _ = try replace(with: CollectionOfOne(bytes))
  }

  /// Writes a file that must not be there yet.
  ///
  /// - Throws: ``Problem/cannotCreate(_:)`` also where there is anything of that name.
  package func saveNew(_ bytes: [UInt8]) throws(Problem) {
    do {
      let file = try FileDescriptor.open(
        FileSystem.place(path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: FilePermissions(rawValue: 0o666))
      _ = try file.closeAfter { try file.writeAll(bytes) }
    } catch Errno.fileExists {
      throw .cannotCreate("it exists")
    } catch {
      throw Self.problem(error as? Errno ?? .ioError)
    }
  }

  /// Writes the file from parts that need not be in memory all at once.
  public func save(parts: some Sequence<[UInt8]>) throws(Problem) {
    _ = try replace(with: parts)
  }

  /// Writes the file.
  ///
  /// - Returns: the stamp of the file; `nil` for what is no plain file.
  package func replace(with parts: some Sequence<[UInt8]>) throws(Problem) -> FileStamp? {
    // A link stays a link, and a device or pipe is written to: only a plain file is replaced.
    let place = try Self.target(ofLinksAt: ExecutionContext.place(path))
    let old = try? Stat(FilePath(place))
    if let old, old.type != .regular {
      guard old.type != .directory else { throw .cannotCreate("this is a folder") }
      try write(parts, to: place)
      return nil
    }
    do throws(Errno) {
      let partial = try PartialFile(in: FileSystem.folder(of: place))
      do throws(Errno) {
        if let old { _ = fchmod(partial.file.rawValue, old.permissions.rawValue) }
        try partial.file.writeAll(parts)
      } catch {
        partial.remove()
        throw error
      }
      return try partial.rename(to: place)
    } catch {
      throw Self.problem(error)
    }
  }

  /// The most links that lead to a file, one from the other, as the system has it.
  private static let mostLinks = 40

  /// What a link names in the end; the path itself where it is no link.
  private static func target(ofLinksAt path: String) throws(Problem) -> String {
    var place = path
    for _ in 0...mostLinks {
      // Few files are links, and the error of reading one that is none takes longer than to ask.
      guard FileSystem.isLink(place), let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      else { return place }
      place = FileSystem.path(next, in: FileSystem.folder(of: place))
    }
    throw .cannotCreate("its links lead to no file")
  }

  /// Makes a folder, with those around it.
  public static func makeFolder(_ path: String) throws(Problem) {
    do {
      try FileManager.default.createDirectory(atPath: ExecutionContext.place(path), withIntermediateDirectories: true)
    } catch {
      throw .cannotCreate(Self.reason(error))
    }
  }

  private func write(_ parts: some Sequence<[UInt8]>, to place: String) throws(Problem) {
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(FilePath(place), .writeOnly)
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

  /// What an error of the system means for a file that is to be written.
  package static func problem(_ error: Errno) -> Problem {
    switch error {
    case .noSuchFileOrDirectory, .notDirectory: .cannotCreate("the folder does not exist")
    case .permissionDenied, .notPermitted: .cannotCreate("no permission to write there")
    case .fileNameTooLong, .invalidArgument: .cannotCreate("this is no file name")
    case .readOnlyFileSystem: .cannotCreate("the volume is read-only")
    case .isDirectory: .cannotCreate("this is a folder")
    case .noSpace, .diskQuotaExceeded: .failedWrite("no space is left")
    case .fileTooLarge: .failedWrite("the file would be larger than is allowed")
    default: .failedWrite("\(error)")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: "the folder does not exist"
    case .fileWriteNoPermission?, .fileReadNoPermission?: "no permission to write there"
    case .fileWriteInvalidFileName?: "this is no file name"
    case .fileWriteFileExists?: "a file has the name of the folder"
    case .fileWriteVolumeReadOnly?: "the volume is read-only"
    case .fileWriteOutOfSpace?: "no space is left"
    default: "\(error)"
    }
  }
}

extension FileDescriptor {
  /// Writes all parts, small ones together.
  fileprivate func writeAll(_ parts: some Sequence<[UInt8]>) throws(Errno) {
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
