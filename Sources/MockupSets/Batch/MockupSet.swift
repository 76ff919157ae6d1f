public import MenuDocument
public import MenuLint
public import MenuMockup
import MockupFiles
public import PositionedJSON

/// A manifest with all that it names, as the list of its pictures.
public struct MockupSet: Sendable {
  /// The manifest's file, as it was given.
  public var file: String
  /// The manifest, as it was read.
  let manifest: [UInt8]
  /// The documents, in the order of the manifest and each once.
  public var documents: [SetDocument]
  /// The pictures: mockup after mockup, what is named first in the matrix changing last.
  public var variants: [Variant]
  /// The files with translations.
  public var tables: [String]
  /// What is to be said about the manifest, none of it an error.
  public var findings: [Diagnostic]
  /// The manifest's values.
  public var project: Manifest
  /// What the project says about drawing and checking; paths start from where the program was started.
  public var options: ProjectOptions
  /// What was asked from outside of the manifest, completed by what the project says.
  public var arguments: SetArguments

  /// The folder that the manifest's paths start from, and its pictures go to unless another one is asked for.
  public var folder: String { FileSystem.folder(of: file) }

  /// Reads a manifest and everything that it names.
  ///
  /// A document that is broken is no error of the set: what is wrong with it is reported by ``documents``.
  ///
  /// - Parameters:
  ///   - bytes: the manifest.
  ///   - file: its file; paths start from its folder.
  ///   - arguments: what was asked from outside.
  /// - Throws: everything that is wrong with the manifest, the tables and the documents.
  public static func read(
    _ bytes: [UInt8], file: String, arguments: SetArguments = SetArguments()
  ) throws(SetError) -> MockupSet {
    let project = try ReadProject(bytes, file: file, arguments: arguments)
    var expansion = SetExpansion(project)
    expansion.run()
    let documents = expansion.documents.map { SetDocument(path: $0.path, errors: $0.errors) }
    guard !expansion.hasErrors else {
      throw SetError(
        diagnostics: expansion.diagnostics.inOrder + expansion.fileProblems + documents.flatMap(\.errors))
    }
    return MockupSet(
      file: file, manifest: bytes, documents: documents, variants: expansion.variants,
      tables: project.manifest.strings.map { FileSystem.path($0.path.value, in: FileSystem.folder(of: file)) },
      findings: expansion.diagnostics.inOrder + expansion.fileProblems, project: project.manifest,
      options: project.options, arguments: project.arguments)
  }
}

/// A document of a set.
public struct SetDocument: Sendable {
  /// The document's file.
  public var path: String
  /// What is wrong with it; its pictures are not drawn where there is anything.
  public var errors: [Diagnostic]
}

/// Why there is no set.
public struct SetError: Error, Sendable {
  /// What is wrong with the manifest and all that it names; holds at least one error.
  public var diagnostics: [Diagnostic]
}

/// What is asked of a set from outside of its manifest.
public struct SetArguments: Sendable {
  /// Settings that come before those of the manifest and the documents.
  public var settings = Settings()
  /// Translations, which come before the tables of the manifest.
  public var strings: StringTable?
  /// Translations into several languages; where there are ``strings``, these count.
  public var catalog: StringTableSet?
  /// The guideline rules that documents are judged by; `nil` for none.
  public var lint: RuleSelection?
  /// Where relative paths in documents start; `nil` for each document's own folder.
  public var base: String?
  /// Where things are looked for besides the program itself.
  public var resources = Resources()

  /// Nothing in particular.
  public init() {}

  /// These arguments, with what a project says where they say nothing; folders to look in are joined.
  func completed(by options: ProjectOptions) -> SetArguments {
    var arguments = self
    arguments.base = base ?? options.base
    arguments.lint = lint ?? (options.lint == true ? RuleSelection() : nil)
    arguments.resources = resources.adding(options)
    return arguments
  }
}

extension Resources {
  /// These folders, and then those of a project.
  public func adding(_ options: ProjectOptions) -> Resources {
    var resources = self
    resources.themeFolders += options.themes.map(\.value)
    resources.fontFolders += options.fonts.map(\.value)
    resources.symbolFolders += options.symbols.map(\.value)
    return resources
  }
}
