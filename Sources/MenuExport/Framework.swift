/// A framework that menus are written out for, by its name on the command line.
public enum Framework: String, CaseIterable, Hashable, Sendable {
  /// SwiftUI.
  case swiftUI = "swiftui"
  /// UIKit.
  case uiKit = "uikit"
}
