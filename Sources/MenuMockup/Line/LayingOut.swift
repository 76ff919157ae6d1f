import MockupText
import MockupCairo
package import MenuLayout
package import MenuModel
import MockupScene

/// A document with its boxes.
package struct PreparedMockup {
  var resolved: ResolvedDocument
  package var tree: LayoutTree
  package var findings: [Diagnostic]

  package var document: MockupDocument { resolved.document }
  /// The pictures that it is drawn as, at least one.
  var parts: [ResolvedPart] { resolved.parts }
  var images: ImageLibrary { resolved.images }
  /// A user's own symbols that it shows: what their files hold, by name.
  var symbols: [String: [UInt8]] { resolved.symbols }
}

extension Renderer {
  /// The third stage: from what is decided to boxes in points.
  func layOut(_ resolved: ResolvedDocument, shaper: any TextShaping) throws(RenderError) -> PreparedMockup {
    let tree = boxes(of: resolved, shaper: shaper)
    var diagnostics = resolved.diagnostics
    report(engine.takeMissingFaces(), resolved.options.missingTypeface ?? .error, &diagnostics)
    // Of characters that no typeface has nobody can tell before all typefaces are there.
    if !diagnostics.hasErrors {
      report(tree.missingCharacters, resolved.options.missingGlyph ?? .warn, &diagnostics)
    }
    if diagnostics.hasErrors { throw .invalid(diagnostics.inOrder) }
    var findings = diagnostics.inOrder
    if let selection = resolved.options.lint { findings += try lintFindings(of: resolved, selection) }
    return PreparedMockup(resolved: resolved, tree: tree, findings: findings)
  }

  /// The boxes of all pictures of a document.
  private func boxes(of resolved: ResolvedDocument, shaper: any TextShaping) -> LayoutTree {
    let padding = resolved.options.padding
    let trees = resolved.parts.map { MenuLayout.layOut($0.mockup, shaper: shaper, padding: padding) }
    if trees.count == 1, let only = trees.first, resolved.document.frames.isEmpty { return only }
    // One ground for all is the picture's own.
    let hasOwnGrounds = resolved.options.background == .theme && resolved.background == nil
    return setSideBySide(
      zip(resolved.parts, trees).map { part, tree in
        FramedLayout(
          mockup: part.mockup, tree: tree, caption: part.caption, path: part.path,
          ground: hasOwnGrounds ? part.mockup.style[.background] : nil)
      }, shaper: shaper)
  }

  /// Tells in one go which typefaces are damaged, and which are not there.
  private func report(_ faces: [FontFace], _ policy: MissingPolicy, _ diagnostics: inout Diagnostics) {
    var absent: [FontFace] = []
    for face in faces {
      if let damage = engine.damage(of: face) {
        diagnostics.report(at: .root, damage.description)
      } else {
        absent.append(face)
      }
    }
    guard let severity = policy.severity, !absent.isEmpty else { return }
    func list(_ names: [String]) -> String {
      var known: Set<String> = []
      return names.filter { known.insert($0).inserted }.joined(separator: ", ")
    }
    let isOne = Set(absent.map(\.fileName)).count == 1
    let packages = absent.map(\.package)
    diagnostics.report(
      severity, at: .option(.missingTypeface),
      "the \(isOne ? "typeface" : "typefaces") \(list(absent.map { "\($0.family) (\($0.fileName))" })) "
        + "\(isOne ? "is" : "are") missing: install \(list(packages)); menumock list fonts --install tells how")
  }

  private func report(
    _ missing: [LayoutTree.MissingCharacter], _ policy: MissingPolicy, _ diagnostics: inout Diagnostics
  ) {
    guard let severity = policy.severity else { return }
    for character in missing {
      let scalar = character.scalar
      let number = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
      diagnostics.report(
        severity, at: character.location, "no typeface has the character “\(scalar)” (\(code))")
    }
  }
}
