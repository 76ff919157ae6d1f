import SwiftEvaluation
import SwiftValues

extension Evaluator {
  /// The views of SwiftUI that become neither items nor parts of labels.
  private static let unreadViews: Set = [
    "AsyncImage", "Canvas", "Capsule", "Circle", "ColorPicker", "ContentUnavailableView", "DatePicker",
    "DisclosureGroup", "Ellipse", "Gauge", "GeometryReader", "Grid", "GridRow", "LazyHGrid", "LazyVGrid",
    "MultiDatePicker", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "ProgressView",
    "Rectangle", "RoundedRectangle", "ScrollViewReader", "SecureField", "TabView", "Table", "TextEditor", "TextField",
    "TimelineView",
  ]

  /// The reason that a view, which no source declares, has no meaning in a scope.
  func absence(ofView name: String, _ scope: Scope) -> String {
    Self.unreadViews.contains(name) ? "\(name), a view of SwiftUI, is not read" : absence(of: name, scope)
  }
}
