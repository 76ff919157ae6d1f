#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import SystemPackage

/// A file that is written: beside its place first, then renamed into it, so that there is never half a file.
public struct OutputFile: Sendable {
  /// Why a file was not written.
  public enum Problem: Error, Sendable {
    /// It cannot be made there.
    case cannotCreate(String)
    /// Its contents could not be written.
    case failedWrite(String)
  }

  /// The path of the file.
  public let path: String

  /// A file at a path.
  public init(path: String) {
    self.path = path
  }

  /// Writes the file; one that is there is replaced as a whole, or stays as it was.
  public func save(_ bytes: [UInt8]) throws(Problem) {
    // A link stays a link, and a device or pipe is written to: only a plain file is replaced.
    let named = Surroundings.place(path)
    let place =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: named))
      .map { FileSystem.path($0, in: FileSystem.folder(of: named)) } ?? named
    if let type = (try? FileManager.default.attributesOfItem(atPath: place))?[.type] as? FileAttributeType,
      type != .typeRegular
    {
      guard type != .typeDirectory else { throw .cannotCreate("this is a folder") }
      try write(bytes, to: place)
      return
    }
    do {
      try Data(bytes).write(to: URL(filePath: place), options: .atomic)
    } catch {
      throw Self.problem(error)
    }
  }

  /// Makes a folder, with those around it.
  public static func makeFolder(_ path: String) throws(Problem) {
    do {
      try FileManager.default.createDirectory(atPath: Surroundings.place(path), withIntermediateDirectories: true)
    } catch {
      throw .cannotCreate(Self.reason(error))
    }
  }

  private func write(_ bytes: [UInt8], to place: String) throws(Problem) {
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(FilePath(place), .writeOnly)
    } catch {
      throw .cannotCreate("\(error)")
    }
    do {
      _ = try file.closeAfter { try file.writeAll(bytes) }
    } catch {
      throw .failedWrite("\(error)")
    }
  }

  private static func problem(_ error: any Error) -> Problem {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileWriteNoPermission?, .fileWriteInvalidFileName?, .fileWriteVolumeReadOnly?,
      .fileReadNoSuchFile?, .fileReadNoPermission?:
      .cannotCreate(reason(error))
    default: .failedWrite(reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: "the folder does not exist"
    case .fileWriteNoPermission?, .fileReadNoPermission?: "no permission to write there"
    case .fileWriteInvalidFileName?: "this is no file name"
    case .fileWriteVolumeReadOnly?: "the volume is read-only"
    case .fileWriteOutOfSpace?: "no space is left"
    default: "\(error)"
    }
  }
}
