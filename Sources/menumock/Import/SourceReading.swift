import ArgumentParser
import MenuImport
import MenuStrings
import MenuSwiftHelper
import MockupFiles
import MockupScene
import PositionedJSON

struct SourceReading {
  /// The files whose menus are imported, by path.
  let files: [SourceFinder.File]
  /// Files in which names are resolved, but whose menus are not imported.
  let context: [SourceFinder.File]

  /// The files read, to reject an output that would replace one.
  var claims: FileClaims {
    var claims = FileClaims()
    for file in files + context { claims.read(file.path, as: "a source") }
    return claims
  }

  /// Imports all files. Broken files are reported and don't affect the others.
  func result() -> ImportResult {
    var diagnostics: [Diagnostic] = []
    var room = Limit.sourcesBytes.maximum
    let sources = files.compactMap { read($0, &room, &diagnostics) }
    var result = ImportResult(reading: sources)
    if sources.contains(where: { $0.kind == .swift }) { result.add(readSwift(sources, &room)) }
    result.diagnostics += diagnostics
    return result
  }

  /// The kind and text of a file; `nil` after reporting an error.
  ///
  /// - Parameter room: the number of bytes that may still be read.
  private func read(
    _ file: SourceFinder.File, _ room: inout Int, _ diagnostics: inout [Diagnostic]
  ) -> (kind: SourceKind, text: SourceText)? {
    let name = file.path == "-" ? "<stdin>" : file.path
    let start = FileLocation(path: name, line: 1)
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try CommandInput.read(file.path, atMost: .sourceBytes, allowsPipes: !file.isFound)
    } catch {
      diagnostics.append(Diagnostic(.error, at: start, error.message.dropping(prefix: "\(file.path): ")))
      return nil
    }
    guard bytes.count <= room else {
      diagnostics.append(
        Diagnostic(.error, at: start, Limit.sourcesBytes.error))
      return nil
    }
    room -= bytes.count
    do throws(SourceText.Unreadable) {
      let text = try SourceText(path: name, bytes: bytes)
      if let kind = file.kind ?? SourceKind(text: text.text) { return (kind, text) }
      let kinds = SourceKind.allCases.map(\.rawValue).joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .error, at: start, "unknown source format", help: "set --from to one of \(kinds)"))
    } catch {
      diagnostics.append(error.diagnostic)
    }
    return nil
  }

  private func readSwift(_ sources: [(kind: SourceKind, text: SourceText)], _ room: inout Int) -> ImportResult {
    // Errors in context files are irrelevant.
    var diagnostics: [Diagnostic] = []
    let around = context.compactMap { read($0, &room, &diagnostics) }
    let files = [(sources, true), (around, false)].flatMap { files, isWanted in
      files.filter { $0.kind == .swift || $0.kind.tableForm != nil }
        .map { SwiftRequest.File($0.text, kind: $0.kind, isWanted: isWanted) }
    }
    return SwiftHelper().read(SwiftRequest(files))
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
