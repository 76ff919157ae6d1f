import MenuDocument
import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a confirmation.
  public struct Confirmation: Hashable, Sendable {
    /// The presentation of a confirmation.
    public enum Form: String, CaseIterable, Hashable, Sendable {
      /// A sheet at the bottom of the screen.
      case actionSheet
      /// A separate sheet near the button.
      case card
      /// A bubble with an arrow to the button.
      case popover
      /// A sheet in the middle.
      case alert
    }

    package var form = Form.alert
    package var width = 0.0
    package var accessibilityWidth = 0.0
    package var edge = 0.0
    package var cornerRadius = 0.0
    package var padding = 0.0
    package var textSpacing = 0.0
    package var isTextCentered = false
    package var iconSize = 0.0
    package var actionHeight = 0.0
    package var actionInset = 0.0
    package var actionGap = 0.0
    package var actionRadius = 0.0
    package var cancelGap = 0.0
    package var isSideBySide = false
    package var hasProminentAction = false
    package var arrowWidth = 0.0
    package var arrowHeight = 0.0
  }
}

extension ThemeMetrics.Confirmation {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "confirmationMetrics", Self(),
      [
        make("form", .oneOf(Form.self), "What asks it.") { $0.form = $1 },
        make("width", .menuWidth, "Its width.") { $0.width = $1 },
        make("accessibilityWidth", .menuWidth, "Its width at the five accessibility sizes of text.") {
          $0.accessibilityWidth = $1
        },
        make("edge", .length, "The distance of an action sheet from the edges of the screen.") { $0.edge = $1 },
        make("cornerRadius", .length, "The radius of its corners.") { $0.cornerRadius = $1 },
        make("padding", .length, "The room around title and message.") { $0.padding = $1 },
        make("textSpacing", .length, "The room between title and message.") { $0.textSpacing = $1 },
        make("isTextCentered", .flag, "Whether title and message stand in the middle.") { $0.isTextCentered = $1 },
        make("iconSize", .length, "Width and height of the picture above the title; 0 for none.") { $0.iconSize = $1 },
        make("actionHeight", .length, "The height of an action.") { $0.actionHeight = $1 },
        make("actionInset", .length, "The room beside the actions; without any, lines divide them.") {
          $0.actionInset = $1
        },
        make("actionGap", .length, "The room between two actions.") { $0.actionGap = $1 },
        make("actionRadius", .length, "The radius of the corners of an action's ground.") { $0.actionRadius = $1 },
        make("cancelGap", .length, "The room between the other actions and Cancel; without any it is one of them.") {
          $0.cancelGap = $1
        },
        make("isSideBySide", .flag, "Whether two actions stand side by side.") { $0.isSideBySide = $1 },
        make("hasProminentAction", .flag, "Whether the answer that the return key gives stands out.") {
          $0.hasProminentAction = $1
        },
        make("arrowWidth", .length, "The width of a popover's arrow at its foot.") { $0.arrowWidth = $1 },
        make("arrowHeight", .length, "The height of a popover's arrow.") { $0.arrowHeight = $1 },
      ])
  }
}
