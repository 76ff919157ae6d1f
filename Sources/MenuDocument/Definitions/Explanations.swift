import MockupSymbols
import PositionedJSON

// The meanings of enumeration values, as editors show them next to each other.

extension Platform: ExplainedValue {
  package var explanation: String {
    switch self {
    case .iOS: "iPhone."
    case .iPadOS: "iPad."
    case .macOS: "Mac."
    case .visionOS: "Apple Vision Pro."
    }
  }
}

extension Appearance: ExplainedValue {
  package var explanation: String { AppearanceChoice(self).explanation }
}

extension AppearanceChoice: ExplainedValue {
  package var explanation: String {
    switch self {
    case .light: "Dark text on light panels."
    case .dark: "Light text on dark panels."
    case .auto: "Both in one picture, which follows the reader's (SVG, HTML)."
    }
  }
}

extension Contrast: ExplainedValue {
  package var explanation: String {
    switch self {
    case .standard: "As it is without the setting Increase Contrast."
    case .increased: "With the setting Increase Contrast."
    }
  }
}

extension Transparency: ExplainedValue {
  package var explanation: String {
    switch self {
    case .standard: "Panels let what is under them shine through."
    case .reduced: "Panels are opaque, as with the setting Reduce Transparency."
    }
  }
}

extension LayoutDirection: ExplainedValue {
  package var explanation: String {
    switch self {
    case .leftToRight: "As in English."
    case .rightToLeft: "As in Arabic and Hebrew."
    }
  }
}

extension PictureFormat: ExplainedValue {
  package var explanation: String {
    switch self {
    case .png: "Pixels."
    case .svg: "Shapes, for the web."
    case .pdf: "Shapes, for print."
    case .apng: "Pixels, the document's frames one after the other."
    case .html: "A page in which the menu can be tried."
    }
  }
}

extension SVGText: ExplainedValue {
  package var explanation: String {
    switch self {
    case .outlines: "As shapes, which look the same in every viewer."
    case .text: "As text, which can be selected and depends on the viewer's typefaces."
    }
  }
}

extension MissingPolicy: ExplainedValue {
  package var explanation: String {
    switch self {
    case .warn: "It is drawn as well as can be, and told."
    case .error: "Nothing is drawn."
    case .ignore: "It is drawn as well as can be, and not told."
    }
  }
}

extension Presentation: ExplainedValue {
  package var explanation: String {
    switch self {
    case .menu: "Nothing: the menu alone."
    case .pullDownButton: "A button that offers commands."
    case .popUpButton: "A button that offers a choice and shows the chosen option."
    case .contextMenu: "Something that is touched and held, or clicked with the second button: the `preview`."
    case .menuBar: "The bar at the top of the screen, with `menus` (macOS, iPadOS)."
    }
  }
}

extension PresentationState: ExplainedValue {
  package var explanation: String {
    switch self {
    case .open: "The menu is open."
    case .closed: "The button alone."
    case .confirming: "An item was chosen and asks for confirmation."
    }
  }
}

extension MenuButton.Style: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "As the platform does it."
    case .plain: "Text without background."
    case .bordered: "On a grey background."
    case .borderedProminent: "On a background in the accent color."
    case .toolbar: "As in a toolbar."
    }
  }
}

extension MenuButton.ControlSize: ExplainedValue {
  package var explanation: String {
    switch self {
    case .regular: "The usual size."
    case .mini: "The smallest size."
    case .small: "Smaller than usual."
    case .large: "Larger than usual."
    case .extraLarge: "The largest size."
    }
  }
}

extension Host.Kind: ExplainedValue {
  package var explanation: String {
    switch self {
    case .nothing: "Only the background."
    case .navigationBar: "The bar at the top of a screen."
    case .toolbar: "The bar at the bottom of a screen, or at the top of a window."
    case .window: "A window."
    case .form: "A list of settings."
    }
  }
}

extension Host.Crop: ExplainedValue {
  package var explanation: String {
    switch self {
    case .content: "What is around the control and its menu."
    case .screen: "All of it."
    }
  }
}

extension MenuLayoutStyle: ExplainedValue {
  package var explanation: String {
    switch self {
    case .large: "All items are rows."
    case .medium: "The first three are cells with a symbol above a short label."
    case .small: "The first four are cells with a symbol."
    }
  }
}

extension MenuOrder: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "As the platform does it."
    case .fixed: "As it is written, also where the menu opens upwards."
    case .priority: "The first item is nearest to the button."
    }
  }
}

extension LabelStyle: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "As the platform does it."
    case .titleAndIcon: "Both."
    case .titleOnly: "The title without its symbol."
    case .iconOnly: "The symbol without its title."
    }
  }
}

extension DismissBehavior: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "As the platform does it."
    case .enabled: "The menu closes."
    case .disabled: "The menu stays open."
    }
  }
}

extension ButtonRole: ExplainedValue {
  package var explanation: String {
    switch self {
    case .plain: "Nothing special."
    case .destructive: "It deletes something: red where the platform has it so."
    case .cancel: "It leaves everything as it was."
    }
  }
}

extension PickerItem.Style: ExplainedValue {
  package var explanation: String {
    switch self {
    case .inline: "As a group of rows of their own."
    case .menu: "In a submenu."
    case .palette: "As one row of symbols."
    }
  }
}

extension PickerItem.SelectionMode: ExplainedValue {
  package var explanation: String {
    switch self {
    case .single: "One."
    case .any: "Any number."
    }
  }
}

extension ElementSize: ExplainedValue {
  package var explanation: String {
    switch self {
    case .medium: "A symbol above a short label, three in a row."
    case .small: "A symbol, four in a row."
    }
  }
}

extension SymbolScale: ExplainedValue {
  package var explanation: String {
    switch self {
    case .small: "Smaller than the platform has it as a rule."
    case .medium: "Between the two others."
    case .large: "Larger than the platform has it as a rule."
    }
  }
}
