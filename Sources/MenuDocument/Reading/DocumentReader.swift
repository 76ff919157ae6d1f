import MockupScene
public import PositionedJSON

/// Parses, decodes, and validates documents, and merges their frames.
public enum DocumentReader {
  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, JSON in UTF-8, with optional comments and trailing commas.
  ///   - file: the file name for diagnostics.
  /// - Returns: the document, or `nil` if it has errors, and all diagnostics in file order.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (document: MockupDocument?, diagnostics: [Diagnostic]) {
    let (document, _, diagnostics) = readKeepingText(bytes, file: file)
    return (document, diagnostics)
  }

  /// Reads a document and returns its source tree as well.
  static func readKeepingText(
    _ bytes: [UInt8], file: String
  ) -> (document: MockupDocument?, text: JSONReading, diagnostics: [Diagnostic]) {
    var diagnostics = Diagnostics(file: file)
    let (document, text) = readKeepingText(bytes, into: &diagnostics)
    return (diagnostics.hasErrors ? nil : document, text, diagnostics.inOrder)
  }

  /// Reads as much of a document as possible, so that later stages can report more errors.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, JSON in UTF-8.
  ///   - diagnostics: receives all problems; the document is complete only without errors.
  /// - Returns: the document; `nil` if none can be built from the text.
  public static func read(_ bytes: [UInt8], diagnostics: inout Diagnostics) -> MockupDocument? {
    readKeepingText(bytes, into: &diagnostics).document
  }

  private static func readKeepingText(
    _ bytes: [UInt8], into diagnostics: inout Diagnostics
  ) -> (document: MockupDocument?, text: JSONReading) {
    let text = JSONReading(bytes, .commented, reportingTo: &diagnostics)
    guard let tree = text.root else { return (nil, text) }
    var items = ItemCount()
    var document = decode(tree, &items, &diagnostics)
    if !diagnostics.hasErrors, document != nil, tree["frames"]?.elements?.isEmpty == false {
      document?.frames = frames(of: tree, &items, &diagnostics)
    }
    return (document, text)
  }

  /// Decodes and validates a tree without its frames.
  ///
  /// - Parameter items: the running count; the document and its frames share one limit.
  private static func decode(
    _ tree: JSONNode, _ items: inout ItemCount, _ diagnostics: inout Diagnostics
  ) -> MockupDocument? {
    if let excess = items.add(tree) {
      diagnostics.report(at: excess, Limit.items.error)
      return nil
    }
    guard var document = MockupDocument.definition.decode(root: tree, into: &diagnostics, synonyms: .menus) else {
      return nil
    }
    document.file = diagnostics.file
    document.tree = tree
    var validator = DocumentValidator(tree: tree, diagnostics: diagnostics)
    validator.validate(document)
    diagnostics = validator.diagnostics
    return document
  }

  private static func frames(
    of tree: JSONNode, _ items: inout ItemCount, _ diagnostics: inout Diagnostics
  ) -> [Frame] {
    var frames: [Frame] = []
    let target = tree.removingMember("frames")
    let nodes = tree["frames"]?.elements ?? []
    guard Int64(tree.endOffset) * Int64(nodes.count) <= Limit.framesBytes.maximum else {
      let path = DocumentPath([.key("frames")])
      diagnostics.report(
        at: SourceLocation(position: tree["frames"]?.position ?? .start, path: path),
        Limit.framesBytes.error)
      return []
    }
    for (index, node) in nodes.enumerated() {
      let path = DocumentPath([.key("frames"), .index(index)])
      let patch = DocumentFrames.patch(of: node)
      var merge = MergePatch(diagnostics: diagnostics, path: path)
      let merged = merge.apply(patch, to: target)
      diagnostics = merge.diagnostics
      guard !merged.isDeeper(than: JSONReading.maximumDepth) else {
        diagnostics.report(at: SourceLocation(position: node.position, path: path), Limit.jsonDepth.error)
        continue
      }
      var found = Diagnostics(file: diagnostics.file)
      let document = decode(merged, &items, &found)
      diagnostics.add(contentsOf: found, inside: path)
      guard let document else { continue }
      frames.append(
        Frame(
          caption: node["caption"]?.text.map(TextCleaning.cleaned), duration: DocumentFrames.duration(of: node),
          patch: patch,
          settings: document.settings.filter { patch[$0.name] != nil }, document: document,
          location: SourceLocation(position: node.position, path: path)))
    }
    return frames
  }
}

extension JSONNode {
  func removingMember(_ key: String) -> JSONNode {
    guard let members else { return self }
    return JSONNode(.object(members.filter { $0.key.text != key }), position: position, endOffset: endOffset)
  }
}
