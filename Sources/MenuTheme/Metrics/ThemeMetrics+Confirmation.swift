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
    package var iconInset: Double?
    package var iconGap: Double?
    package var textInset: Double?
    package var shadowBlur: Double?
    package var shadowOffset: Double?
    package var actionHeight = 0.0
    package var actionInset = 0.0
    package var actionGap = 0.0
    package var actionRadius = 0.0
    package var cancelGap = 0.0
    package var hidesCancel = false
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
        make("form", .oneOf(Form.self), "Form of the confirmation.") { $0.form = $1 },
        make("width", .menuWidth, "Width.") { $0.width = $1 },
        make("accessibilityWidth", .menuWidth, "Width at the five accessibility text sizes.") {
          $0.accessibilityWidth = $1
        },
        make("edge", .length, "Distance of an action sheet from the edges of the screen.") { $0.edge = $1 },
        make("cornerRadius", .length, "Corner radius.") { $0.cornerRadius = $1 },
        make("padding", .length, "Padding around title and message.") { $0.padding = $1 },
        make("textSpacing", .length, "Spacing between title and message.") { $0.textSpacing = $1 },
        make("isTextCentered", .flag, "Centers title and message.") { $0.isTextCentered = $1 },
        make("iconSize", .length, "Width and height of the icon above the title; 0 for none.") { $0.iconSize = $1 },
        Field("iconInset", .length, "Inset of the icon (default: `padding`).") { $0.iconInset = $1 },
        Field("iconGap", .length, "Gap between the icon and the title (default: twice `textSpacing`).") {
          $0.iconGap = $1
        },
        Field("textInset", .length, "Inset beside title and message (default: `padding`).") { $0.textInset = $1 },
        Field("shadowBlur", .blur, "Blur of the shadow: twice the standard deviation (default: that of menus).") {
          $0.shadowBlur = $1
        },
        Field("shadowOffset", .offset, "Vertical offset of the shadow (default: that of menus).") {
          $0.shadowOffset = $1
        },
        make("actionHeight", .length, "Height of an action.") { $0.actionHeight = $1 },
        make("actionInset", .length, "Inset beside the actions; 0 draws dividers.") {
          $0.actionInset = $1
        },
        make("actionGap", .length, "Gap between two actions.") { $0.actionGap = $1 },
        make("actionRadius", .length, "Corner radius of an action's background.") { $0.actionRadius = $1 },
        make("cancelGap", .length, "Gap between the other actions and Cancel; 0 joins them.") {
          $0.cancelGap = $1
        },
        Field(
          "hidesCancel", .flag,
          "Omits Cancel if the confirmation is at its source, because a tap elsewhere cancels (default: false)."
        ) { $0.hidesCancel = $1 },
        make("isSideBySide", .flag, "Places two actions side by side.") { $0.isSideBySide = $1 },
        make("hasProminentAction", .flag, "Emphasizes the default action.") {
          $0.hasProminentAction = $1
        },
        make("arrowWidth", .length, "Width of a popover's arrow at its base.") { $0.arrowWidth = $1 },
        make("arrowHeight", .length, "Height of a popover's arrow.") { $0.arrowHeight = $1 },
      ])
  }
}
