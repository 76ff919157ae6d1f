package import MenuDocument
package import MenuLayout
import MenuResolve
import MenuTheme
import MockupCairo
import MockupScene
import MockupText
import PositionedJSON

/// A document with its boxes.
package struct PreparedMockup {
  var resolved: ResolvedDocument
  /// All of it: frames stand side by side.
  package var tree: LayoutTree
  /// What is drawn, one after the other: the tree, or the frames of an animation.
  var scenes: [PreparedScene]
  package var findings: [Remark]

  package var document: MockupDocument { resolved.document }
  /// The pictures that it is drawn as, at least one.
  var parts: [ResolvedPart] { resolved.parts }
  var images: ImageLibrary { resolved.images }
  /// A user's own symbols that it shows: what their files hold, by name.
  var symbols: [String: [UInt8]] { resolved.symbols }
}

/// A picture with its boxes.
struct PreparedScene {
  var tree: LayoutTree
  /// What is behind it; `nil` for nothing.
  var background: Color?
  /// How long it is seen in an animation, in seconds.
  var duration = Frame.standardDuration
}

extension Renderer {
  /// The third stage: from what is decided to boxes in points.
  func layOut(_ resolved: ResolvedDocument, shaper: any TextShaping) throws(RenderError) -> PreparedMockup {
    // What was measured before is not this picture's.
    _ = engine.shaper.takeNeeds()
    let scenes = scenes(of: resolved, shaper: shaper)
    let tree = scenes.tree
    let needs = engine.shaper.takeNeeds()
    var diagnostics = resolved.diagnostics
    report(needs.missingFaces, resolved.options.missingTypeface ?? .error, &diagnostics)
    // Of characters that no typeface has nobody can tell before all typefaces are there.
    if !diagnostics.hasErrors {
      report(tree.missingCharacters, resolved.options.missingGlyph ?? .warn, &diagnostics)
    }
    if diagnostics.hasErrors { throw .invalid(diagnostics.inOrder) }
    var findings = (diagnostics.inOrder + resolved.themeFindings).map(Remark.diagnostic)
    if let selection = resolved.options.lint {
      findings += try lintFindings(of: resolved, selection).map(Remark.finding)
    }
    return PreparedMockup(
      resolved: resolved, tree: tree, scenes: scenes.scenes, findings: findings)
  }

  /// The boxes of all pictures of a document, and those of what is drawn of them.
  private func scenes(
    of resolved: ResolvedDocument, shaper: any TextShaping
  ) -> (tree: LayoutTree, scenes: [PreparedScene]) {
    let (padding, canvas) = (resolved.options.padding, resolved.options.size)
    let trees = resolved.parts.map { MenuLayout.layOut($0.mockup, shaper: shaper, padding: padding) }
    func still(_ tree: LayoutTree) -> (LayoutTree, [PreparedScene]) {
      let tree = canvas.map(tree.centered) ?? tree
      return (tree, [PreparedScene(tree: tree, background: resolved.background)])
    }
    if trees.count == 1, let only = trees.first, resolved.document.frames.isEmpty { return still(only) }
    // One ground for all is the picture's own.
    let hasOwnGrounds = resolved.options.background == .theme && resolved.background == nil
    let frames = zip(resolved.parts, trees).map { part, tree in
      FramedLayout(
        mockup: part.mockup, tree: tree, caption: part.caption, path: part.path,
        ground: hasOwnGrounds ? part.mockup.style[.background] : nil)
    }
    let row = setSideBySide(frames, shaper: shaper)
    guard resolved.options.format == .apng, resolved.options.frame == nil else { return still(row) }
    let animated = zip(resolved.document.frames, zip(frames, LayoutTree.aligned(frames))).map { frame, laidOut in
      PreparedScene(
        tree: canvas.map(laidOut.1.centered) ?? laidOut.1, background: laidOut.0.ground ?? resolved.background,
        duration: frame.duration)
    }
    return (row, animated)
  }

  /// Tells in one go which typefaces are damaged, and which are not there.
  func report(_ faces: [FontFace], _ policy: MissingPolicy, _ diagnostics: inout Diagnostics) {
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
