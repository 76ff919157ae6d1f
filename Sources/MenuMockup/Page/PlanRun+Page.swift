import MenuLayout
import MenuModel
import MockupHTML
import MockupScene

/// A page in which a menu can be tried: the same line for each state of the menu, and one picture that has them all.
extension Renderer {
  /// A page, and the picture in which its states are.
  struct TriedMenu {
    var page: MenuPage
    var scene: Scene
    var dark: Scene?
  }

  /// Draws all states of a document of one picture.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` where there are more states than a page may have.
  func tried(_ prepared: PreparedMockup, dark: PreparedMockup?) throws(RenderError) -> TriedMenu {
    var drawing = TriedDrawing(tones: [prepared, dark].compactMap(\.self), symbols: symbols, engine: engine)
    guard drawing.stateCount <= Limit.pageStates.most else {
      var diagnostics = Diagnostics(file: prepared.resolved.source.name)
      diagnostics.report(
        at: .root, "the page would have \(drawing.stateCount) states of the menu (\(Limit.pageStates.message))")
      throw .invalid(diagnostics.inOrder)
    }
    return try drawing.draw()
  }
}
