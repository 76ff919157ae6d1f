import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MenuTheme
import MockupFiles
import MockupScene
import MockupSets
import PositionedJSON

/// Finds out what inputs are, and which documents there are to judge.
struct LintTasks {
  /// The documents, in the order of the inputs.
  private(set) var tasks: [LintTask] = []
  private let arguments: LintArguments
  private let passedOver: Set<String>
  /// What counts for documents that are of no set; read for the first of them.
  private var common: (settings: LintTask.Settings, base: String?)?

  /// - Parameter passedOver: files that are no documents, as a baseline in the same folder.
  init(_ arguments: LintArguments, passingOver: [String]) {
    self.arguments = arguments
    passedOver = Set(passingOver.map(FilePlace.absolute))
  }

  /// Adds what an input stands for: a document, a folder of them, a manifest, or a picture.
  mutating func add(_ input: String) throws {
    guard input != "-", FileSystem.isFolder(input) else { return try addFile(input, isNamed: true) }
    let count = tasks.count
    for file in try InputFile.list([input]) where !passedOver.contains(FilePlace.absolute(file.path)) {
      try addFile(file.path, isNamed: false)
    }
    guard tasks.count > count else {
      throw Failure(message: "\(input): there are no documents in this folder", status: .noInput)
    }
  }

  /// - Parameter isNamed: whether somebody asked for just this file: folders have JSON of other kinds, too.
  private mutating func addFile(_ path: String, isNamed: Bool) throws {
    let isStandardInput = path == "-"
    let name = isStandardInput ? "<stdin>" : path
    let limit = InputFile.isDocument(path) ? Limit.jsonBytes : .pictureBytes
    let bytes = try CommandInput.read(path, atMost: limit, allowsPipes: isNamed)
    if let document = try Self.document(inPicture: bytes, name: name) {
      return try addDocument(name, .picture, document)
    }
    switch JSONFileKind(of: bytes) {
    case .manifest: try addSet(bytes, file: name)
    case .theme where isNamed: throw Self.failure(name, "a theme")
    case .strings where isNamed: throw Self.failure(name, "a table of strings")
    case .theme, .strings: break
    case .document:
      if !isNamed, Self.isBaseline(bytes) { return }
      let isFile = !isStandardInput && FileSystem.isOrdinary(path)
      try addDocument(name, isFile ? .file : .stream, isFile ? nil : bytes)
    }
  }

  private static func failure(_ name: String, _ kind: String) -> Failure {
    Failure(message: "\(name): it is \(kind), and no document; menumock validate judges it", status: .badInput)
  }

  private static func isBaseline(_ bytes: [UInt8]) -> Bool {
    guard bytes.firstRange(of: Array("\"findings\"".utf8)) != nil else { return false }
    return JSONReading(bytes, .strict).root.map(Baseline.isBaseline) ?? false
  }

  private mutating func addDocument(_ name: String, _ origin: LintTask.Origin, _ bytes: [UInt8]?) throws {
    let common = try common ?? readCommon()
    self.common = common
    let folder = common.base ?? (name == "<stdin>" ? "." : FileSystem.folder(of: name))
    tasks.append(LintTask(name: name, origin: origin, bytes: bytes, folder: folder, settings: common.settings))
  }

  private func readCommon() throws -> (settings: LintTask.Settings, base: String?) {
    let context = try arguments.context()
    return (.context(context), context.base)
  }

  /// The document that a picture carries; `nil` for what is no picture.
  private static func document(inPicture bytes: [UInt8], name: String) throws(Failure) -> [UInt8]? {
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    guard
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: "%PDF-".utf8) || first == UInt8(ascii: "<")
    else { return nil }
    do throws(PictureRecord.Problem) {
      return try PictureRecord.read(.document, from: bytes)
    } catch {
      throw Failure(message: "\(name): \(error.description)", status: .badInput)
    }
  }

  // MARK: Sets

  /// The settings that change what rules find.
  private static let counting: Set<Setting.Key> = [
    .platform, .theme, .appearance, .contrast, .locale, .textSize, .tint, .frame,
  ]

  /// Adds the documents of a set, each once for all variants that rules see in the same way.
  private mutating func addSet(_ bytes: [UInt8], file: String) throws {
    let asked = try arguments.setArguments()
    let set: MockupSet
    do throws(SetError) {
      set = try MockupSet.read(bytes, file: file, arguments: asked)
    } catch {
      _ = Refusal.report(error)
      throw Failure(message: "\(file): the set cannot be read", status: .badInput)
    }
    struct Look: Hashable {
      var input: String
      var values: [Setting]
    }
    var known: Set<Look> = []
    for variant in set.variants {
      let look = Look(input: variant.input, values: variant.values.filter { Self.counting.contains($0.key) })
      guard known.insert(look).inserted else { continue }
      tasks.append(
        LintTask(
          name: variant.input, origin: .file, folder: set.arguments.base ?? FileSystem.folder(of: variant.input),
          settings: .set(variant.options, set.arguments.resources)))
    }
  }
}
