import MenuImport
import MenuModel
import MenuStrings

#if SwiftSources
  import MenuImportSwift
#endif

/// Menus in Swift sources, where the program was built with what reads them.
enum SwiftSources {
  /// What is in sources.
  ///
  /// - Parameters:
  ///   - context: further files in which names are followed.
  ///   - tables: the texts that keys stand for.
  static func read(_ sources: [SourceText], context: [SourceText], tables: StringTables) -> ImportResult {
    #if SwiftSources
      SwiftMenuReader.read(sources, context: context, table: tables)
    #else
      ImportResult(
        diagnostics: sources.map {
          Diagnostic(
            .error, at: SourcePlace(path: $0.path, line: 1),
            "this program was built without the trait SwiftSources, and reads no Swift sources")
        })
    #endif
  }
}
