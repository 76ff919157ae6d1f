public import MenuDocument
public import MenuLint
public import MenuMockup
import MockupFiles
public import PositionedJSON

/// A manifest expanded into a list of images.
public struct MockupSet: Sendable {
  /// The manifest file, as given.
  public var file: String
  let manifest: [UInt8]
  /// The documents, each once, in manifest order.
  public var documents: [SetDocument]
  /// The images, mockup by mockup; the last key of the matrix varies fastest.
  public var variants: [Variant]
  public var tables: [String]
  /// Warnings about the manifest; no errors.
  public var findings: [Diagnostic]
  public var project: Manifest
  /// The project's options; paths are relative to the current folder.
  public var options: ProjectOptions
  /// The command-line arguments, completed by the project's options.
  public var arguments: SetArguments

  /// The folder of the manifest: the base of its paths and the default output folder.
  public var folder: String { FileSystem.folder(of: file) }

  /// Reads a manifest and all files that it names.
  ///
  /// A broken document is not an error of the set; ``documents`` has its errors.
  ///
  /// - Parameters:
  ///   - bytes: the manifest.
  ///   - file: the manifest file; paths are relative to its folder.
  ///   - arguments: the command-line arguments.
  /// - Throws: all errors of the manifest, the string tables, and the expansion.
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

public struct SetDocument: Sendable {
  /// The document file.
  public var path: String
  /// The document's errors; if there are any, its images are not rendered.
  public var errors: [Diagnostic]
}

/// A failure to read a set.
public struct SetError: Error, Sendable {
  /// The diagnostics of the manifest and the files that it names; at least one is an error.
  public var diagnostics: [Diagnostic]
}

/// The command-line arguments of a set.
public struct SetArguments: Sendable {
  /// The settings that override the manifest and the documents.
  public var settings = Settings()
  /// The translations that override the manifest's string tables.
  public var strings: StringTable?
  /// Translations into several languages; ``strings`` takes precedence.
  public var catalog: StringTableSet?
  /// The lint rules to apply; `nil` for none.
  public var lint: RuleSelection?
  /// Turns warnings into errors: a document with warnings has no image.
  public var warningsAreErrors = false
  /// The base folder of relative paths in documents; `nil` for each document's own folder.
  public var base: String?
  /// The folders searched in addition to the built-in resources.
  public var resources = Resources()

  /// Creates arguments without any values.
  public init() {}

  /// Returns these arguments, completed by a project's options; resource folders are joined.
  func completed(by options: ProjectOptions) -> SetArguments {
    var arguments = self
    arguments.base = base ?? options.path(.base)
    arguments.lint = lint ?? (options.flag(.lint) == true ? RuleSelection() : nil)
    arguments.resources = resources.adding(options)
    return arguments
  }
}

extension Resources {
  /// Returns these folders followed by those of a project.
  public func adding(_ options: ProjectOptions) -> Resources {
    var resources = self
    resources.themeFolders += options.folders(.themes).map(\.value)
    resources.fontFolders += options.folders(.fonts).map(\.value)
    resources.symbolFolders += options.folders(.symbols).map(\.value)
    return resources
  }
}
