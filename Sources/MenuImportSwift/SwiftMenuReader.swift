public import MenuImport
import MenuModel

/// Reads menus in Swift sources.
public enum SwiftMenuReader {
  /// Reads the menus of sources.
  ///
  /// - Parameters:
  ///   - sources: the files whose menus are wanted.
  ///   - context: further files in which names are followed.
  ///   - table: the texts that keys stand for.
  public static func read(_ sources: [SourceText], context: [SourceText], table: StringTables) -> ImportResult {
    ImportResult(
      diagnostics: sources.map {
        Diagnostic(.error, at: SourcePlace(path: $0.path, line: 1), "menus in Swift sources are not read")
      })
  }
}
