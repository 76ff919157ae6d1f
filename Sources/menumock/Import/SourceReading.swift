import ArgumentParser
import MenuImport
import MenuModel
import MockupFiles
import MockupScene

/// Reads files and hands their texts to the readers of their kinds.
struct SourceReading {
  /// The files whose menus are wanted, by path.
  let files: [SourceFinder.File]
  /// Files in which names are followed, but whose menus nobody asked for.
  let context: [SourceFinder.File]

  /// Everything that is in the files; what is broken is told, and leaves the others as they are.
  func result() throws(Failure) -> ImportResult {
    var result = ImportResult()
    var texts: [SourceKind: [SourceText]] = [:]
    for file in files {
      guard let (kind, text) = try read(file, &result.diagnostics) else { continue }
      texts[kind, default: []].append(text)
    }
    for kind in SourceKind.allCases {
      guard let form = kind.tableForm else { continue }
      for text in texts[kind] ?? [] { Self.readTable(text, form, &result) }
    }
    let tables = result.tables
    for text in (texts[.xib] ?? []) + (texts[.storyboard] ?? []) {
      result.add(InterfaceBuilderReader.read(text, tables: tables))
    }
    if let sources = texts[.swift] { result.add(try readSwift(sources, tables)) }
    return result
  }

  /// The kind and the text of a file; `nil` where it is told what is wrong with it.
  private func read(
    _ file: SourceFinder.File, _ diagnostics: inout [Diagnostic]
  ) throws(Failure) -> (SourceKind, SourceText)? {
    let name = file.path == "-" ? "<stdin>" : file.path
    let start = SourcePlace(path: name, line: 1)
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try CommandInput.read(file.path, atMost: .sourceBytes)
    } catch {
      diagnostics.append(Diagnostic(.error, at: start, error.message.dropping(prefix: "\(file.path): ")))
      return nil
    }
    do throws(SourceText.Unreadable) {
      let text = try SourceText(path: name, bytes: bytes)
      if let kind = file.kind ?? SourceKind(text: text.text) { return (kind, text) }
      let kinds = SourceKind.allCases.map(\.rawValue).joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .error, at: start, "neither its name nor its text says what it is; --from takes \(kinds)"))
    } catch {
      diagnostics.append(error.diagnostic)
    }
    return nil
  }

  private static func readTable(_ text: SourceText, _ form: StringTableReader.Form, _ result: inout ImportResult) {
    do throws(SourceText.Unreadable) {
      result.tables.add(try StringTableReader.read(text, form: form))
    } catch {
      result.diagnostics.append(error.diagnostic)
    }
  }

  /// What Swift sources have, read with the files around them.
  private func readSwift(_ sources: [SourceText], _ tables: StringTables) throws(Failure) -> ImportResult {
    var around = ImportResult()
    var texts: [SourceText] = []
    for file in context {
      // What is wrong with files that nobody asked for is nobody's concern here.
      guard let (kind, text) = try read(file, &around.diagnostics) else { continue }
      if let form = kind.tableForm { Self.readTable(text, form, &around) } else if kind == .swift { texts.append(text) }
    }
    around.tables.add(tables)
    return SwiftSources.read(sources, context: texts, tables: around.tables)
  }
}

extension String {
  /// The text without a beginning that it has.
  fileprivate func dropping(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
