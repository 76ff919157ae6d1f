import MenuDescriptions
package import MenuDocument
import MenuResolve
import MenuTheme
import MockupSymbols
package import PositionedJSON

/// Decides which documents an image consists of and how they are composed, before resolving.
///
/// A plan has one appearance; an image that follows the viewer's appearance has two plans.
package struct RenderPlan {
  package struct Part {
    var document: MockupDocument
    package var caption: Located<String>?
    var path = DocumentPath.root
    /// The duration in an animation, in seconds.
    package var duration = Frame.standardDuration
  }

  /// The subject of title, description, legend, and lint: the document, or the only drawn frame.
  package let document: MockupDocument
  /// At least one.
  package let parts: [Part]
  package let composition: Composition
  let background: ImageBackground?
  let backgroundLocation: SourceLocation
  let missingTypeface: MissingPolicy
  let missingGlyph: MissingPolicy

  /// - Parameter diagnostics: receives an error if the requested frame does not exist.
  /// - Returns: `nil` without that frame.
  package init?(_ document: MockupDocument, _ options: RenderOptions, diagnostics: inout Diagnostics) {
    guard let parts = Self.parts(of: document, options, diagnostics: &diagnostics), let first = parts.first else {
      return nil
    }
    let frame = options.effective { $0.frame }
    self.document = document.meansAllFrames(frame) ? document : first.document
    self.parts = parts
    let format = options.effective { $0.format }
    composition = Composition(
      arrangement: self.document.frames.isEmpty
        ? .alone : format == .apng ? .animated : format == .pdf && frame != nil ? .pages : .sideBySide,
      padding: options.effective { $0.padding }, canvas: options.effective { $0.size })
    background = options.effective { $0.background }
    backgroundLocation = options.located(.background)?.location ?? .root
    missingTypeface = options.effective { $0.missingTypeface } ?? .error
    missingGlyph = options.effective { $0.missingGlyph } ?? .warn
  }

  private static func parts(
    of document: MockupDocument, _ options: RenderOptions, diagnostics: inout Diagnostics
  ) -> [Part]? {
    let reference = options.effective { $0.frame }
    guard let frame = options.located(.frame), let reference, !document.meansAllFrames(reference) else {
      guard !document.frames.isEmpty else { return [Part(document: document)] }
      return document.frames.map { frame in
        let path = frame.location.path
        let caption = frame.caption.map { Located($0, at: document.location(at: path.appending("caption"))) }
        return Part(document: frame.document, caption: caption, path: path, duration: frame.duration)
      }
    }
    guard let chosen = document.frame(reference) else {
      let nearest = reference.nearest(among: document.frames.compactMap { $0.caption })
      diagnostics.report(
        at: frame.location.option == nil ? document.location(ofKey: "frames") : frame.location,
        "the document has no frame \(reference)",
        help: document.frames.isEmpty || nearest != nil
          ? nil : "expected a number from 1 to \(document.frames.count), or a caption",
        suggestion: nearest)
      return nil
    }
    return [Part(document: chosen.document)]
  }
}

package struct Composition: Hashable {
  package enum Arrangement: Hashable {
    case alone
    case sideBySide
    /// Frames follow each other; the layout shows them side by side.
    case animated
    /// Each frame is a page; the layout shows them side by side.
    case pages
  }

  package var arrangement = Arrangement.alone
  /// The margin around each layout, in points; `nil` for as much as the shadow needs.
  var padding: Double?
  /// The size of the image; `nil` to fit the content.
  var canvas: CanvasSize?
}
