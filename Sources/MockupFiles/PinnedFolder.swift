package import MockupScene
internal import SystemPackage

/// An open folder whose files are read and written without following any link.
///
/// Between a check of a path and its use, another program can put a link in the place of a folder. An open folder stays
/// the same.
package struct PinnedFolder: ~Copyable {
  private let folder: FileDescriptor

  /// Opens a folder.
  ///
  /// - Parameter path: The canonical path: absolute and without links.
  /// - Throws: An error if there is no folder or if a link is on the way.
  package init(_ path: String) throws(OutputFile.Problem) {
    do throws(Errno) {
      var folder = try FileSystemCalls.openFolder("/", in: FileSystemCalls.workingFolder)
      for name in FilePath(path).components {
        let parent = folder
        defer { try? parent.close() }
        folder = try FileSystemCalls.openFolder(name.string, in: parent)
      }
      self.folder = folder
    } catch {
      throw OutputFile.problem(error)
    }
  }

  deinit { try? folder.close() }

  /// Reads a whole regular file.
  package func contents(of name: String, atMost limit: Limit) throws(FileSystem.Problem) -> [UInt8] {
    try FileSystem.contents(of: name, in: folder, atMost: limit, followsLinks: false)
  }

  /// Writes a file atomically; after an error, an existing file is unchanged.
  package func replace(_ name: String, with bytes: [UInt8]) throws(OutputFile.Problem) {
    let old = try? Stat(FilePath(name), relativeTo: folder, flags: .symlinkNoFollow)
    guard old == nil || old?.type == .regular else {
      throw .cannotCreate("expected a file, found a folder, a link, a device, or a pipe")
    }
    do {
      let partial = try PartialFile(in: "", of: folder)
      _ = try partial.write(CollectionOfOne(bytes), to: name, permissions: old?.permissions)
    } catch {
      throw OutputFile.problem(error)
    }
  }

  /// Writes a file that must not exist yet.
  ///
  /// - Throws: ``OutputFile/Problem/cannotCreate(_:)`` if anything exists at the path.
  package func create(_ name: String, with bytes: [UInt8]) throws(OutputFile.Problem) {
    do throws(Errno) {
      let file = try FileSystemCalls.open(name, in: folder, .writeOnly, [.create, .exclusiveCreate])
      defer { try? file.close() }
      do throws(Errno) {
        try file.writeAll(CollectionOfOne(bytes))
      } catch {
        FileSystemCalls.unlink(name, in: folder)
        throw error
      }
    } catch .fileExists {
      throw .cannotCreate("the file exists")
    } catch {
      throw OutputFile.problem(error)
    }
  }
}
