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
    case .auto: "Both in one picture, which follows the reader's setting (SVG, HTML)."
    }
  }
}

extension Contrast: ExplainedValue {
  package var explanation: String {
    switch self {
    case .standard: "Increase Contrast is off."
    case .increased: "Increase Contrast is on."
    }
  }
}

extension Transparency: ExplainedValue {
  package var explanation: String {
    switch self {
    case .standard: "Panels are translucent."
    case .reduced: "Panels are opaque, as with Reduce Transparency."
    }
  }
}

extension LayoutDirection: ExplainedValue {
  package var explanation: String {
    switch self {
    case .leftToRight: "Left to right, as in English."
    case .rightToLeft: "Right to left, as in Arabic and Hebrew."
    }
  }
}

extension PictureFormat: ExplainedValue {
  package var explanation: String {
    switch self {
    case .png: "Raster image."
    case .svg: "Vector image for the web."
    case .pdf: "Vector image for print."
    case .apng: "Animation of the document's frames."
    case .html: "Interactive page with the menu."
    }
  }
}

extension SVGText: ExplainedValue {
  package var explanation: String {
    switch self {
    case .outlines: "Outlines, identical in every viewer."
    case .text: "Selectable text, which depends on the viewer's fonts."
    }
  }
}

extension MissingPolicy: ExplainedValue {
  package var explanation: String {
    switch self {
    case .warn: "Uses a substitute and warns."
    case .error: "Reports an error and draws nothing."
    case .ignore: "Uses a substitute without a warning."
    }
  }
}

extension Presentation: ExplainedValue {
  package var explanation: String {
    switch self {
    case .menu: "None: the menu alone."
    case .pullDownButton: "Button that offers commands."
    case .popUpButton: "Button that offers options and shows the selected one."
    case .contextMenu: "Element that is touched and held or control-clicked: the `preview`."
    case .menuBar: "Bar at the top of the screen, with `menus` (macOS, iPadOS)."
    }
  }
}

extension PresentationState: ExplainedValue {
  package var explanation: String {
    switch self {
    case .open: "The menu is open."
    case .closed: "The button alone."
    case .confirming: "A chosen item asks for confirmation."
    }
  }
}

extension MenuButton.Style: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "Platform default."
    case .plain: "Text without background."
    case .bordered: "Gray background."
    case .borderedProminent: "Background in the accent color."
    case .toolbar: "Toolbar style."
    }
  }
}

extension MenuButton.ControlSize: ExplainedValue {
  package var explanation: String {
    switch self {
    case .regular: "Regular size."
    case .mini: "Smallest size."
    case .small: "Smaller than regular."
    case .large: "Larger than regular."
    case .extraLarge: "Largest size."
    }
  }
}

extension Host.Kind: ExplainedValue {
  package var explanation: String {
    switch self {
    case .nothing: "Background only."
    case .navigationBar: "Bar at the top of a screen."
    case .toolbar: "Bar at the bottom of a screen or the top of a window."
    case .window: "Window."
    case .form: "List of settings."
    }
  }
}

extension Host.Crop: ExplainedValue {
  package var explanation: String {
    switch self {
    case .content: "Area around the control and its menu."
    case .screen: "Whole screen or window."
    }
  }
}

extension MenuLayoutStyle: ExplainedValue {
  package var explanation: String {
    switch self {
    case .large: "All items are rows."
    case .medium: "The first three items are cells with a symbol above a short label."
    case .small: "The first four items are cells with a symbol."
    }
  }
}

extension MenuOrder: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "Platform default."
    case .fixed: "Written order, even if the menu opens upward."
    case .priority: "First item nearest to the button."
    }
  }
}

extension LabelStyle: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "Platform default."
    case .titleAndIcon: "Title and symbol."
    case .titleOnly: "Title only."
    case .iconOnly: "Symbol only."
    }
  }
}

extension DismissBehavior: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "Platform default."
    case .enabled: "The menu closes."
    case .disabled: "The menu stays open."
    }
  }
}

extension ButtonRole: ExplainedValue {
  package var explanation: String {
    switch self {
    case .plain: "No role."
    case .destructive: "Deletes data; red on most platforms."
    case .cancel: "Leaves everything unchanged."
    }
  }
}

extension PickerItem.Style: ExplainedValue {
  package var explanation: String {
    switch self {
    case .inline: "Separate group of rows."
    case .menu: "Submenu."
    case .palette: "One row of symbols."
    }
  }
}

extension PickerItem.SelectionMode: ExplainedValue {
  package var explanation: String {
    switch self {
    case .single: "One option."
    case .any: "Any number of options."
    }
  }
}

extension ElementSize: ExplainedValue {
  package var explanation: String {
    switch self {
    case .medium: "Symbol above a short label, three in a row."
    case .small: "Symbol, four in a row."
    }
  }
}

extension SymbolScale: ExplainedValue {
  package var explanation: String {
    switch self {
    case .small: "Smaller than usual."
    case .medium: "Between small and large."
    case .large: "Larger than usual."
    }
  }
}
