package import MenuImport
package import MenuStrings
import SwiftDeclarations
import SwiftEvaluation
import SwiftValues

/// Whether a label has a checkmark.
package struct LabelMark {
  package var isOn: Bool
  /// The note, if that is known only at runtime.
  package var placeholder: Placeholder?

  init(isOn: Bool, _ placeholder: Placeholder? = nil) {
    self.isOn = isOn
    self.placeholder = placeholder.map {
      Placeholder(location: $0.location, about: .state, text: "off", reason: "the state is unknown: \($0.reason)")
    }
  }

  package static let symbol = "checkmark"
}

package struct LabelParts {
  package var texts: [ReadText] = []
  /// The symbol or the image.
  package var image: ImportedImage?
  /// The name of an image of the app, which is left out.
  package var imageName: String?
  /// The reason that it is left out.
  var imageReason: String?
  package var accessibilityLabel: ReadText?
  package var labelStyle: String?
  var badge: String?
  package var tint: String?
  /// The note on a color of the symbol that documents cannot name.
  package var colorNote: Placeholder?
  /// Unknown parts other than texts.
  package var placeholders: [Placeholder] = []
  /// The checkmark that a condition adds to the label.
  package var mark: LabelMark?
  /// A view that shows neither a known text nor a known symbol; it names a label without any.
  package var unknownView: Unknown?
  /// A view that may be a text or an image.
  var unclear: Unknown?
  /// Whether the text stands for such a view, or is the title of a `Label`.
  var isSettled = false

  package init() {}

  /// What notes call the image, or a view that may be one.
  var imageWords: String? {
    image?.name ?? (unknownView == nil && unclear == nil ? nil : "an unknown view")
  }

  init(texts: [ReadText] = [], symbol: String? = nil) {
    self.texts = texts
    image = symbol.map { .symbol($0) }
  }

  /// Fills missing parts from another label.
  mutating func add(_ other: LabelParts) {
    var other = other
    // A label with a hidden title beside a text only adds its image.
    if labelStyle == "iconOnly", other.labelStyle != "iconOnly", !other.texts.isEmpty {
      (texts, labelStyle) = ([], nil)
    } else if other.labelStyle == "iconOnly", labelStyle != "iconOnly", !texts.isEmpty {
      (other.texts, other.labelStyle) = ([], nil)
    }
    // What separates a text from an image in front of it does not indent the text.
    if texts.isEmpty, !other.texts.isEmpty, image != nil || imageName != nil || unknownView != nil || unclear != nil {
      other.texts[0] = other.texts[0].withoutSeparator
    }
    texts += other.texts
    image = image ?? other.image
    imageName = imageName ?? other.imageName
    accessibilityLabel = accessibilityLabel ?? other.accessibilityLabel
    labelStyle = labelStyle ?? other.labelStyle
    badge = badge ?? other.badge
    if tint == nil, colorNote == nil { (tint, colorNote) = (other.tint, other.colorNote) }
    placeholders += other.placeholders
    mark = mark ?? other.mark
    unknownView = unknownView ?? other.unknownView
    unclear = unclear ?? other.unclear
    isSettled = isSettled || other.isSettled
  }

  /// Decides what an unclear view is: an image beside a text, otherwise a text.
  mutating func settle() {
    guard let view = unclear else { return }
    unclear = nil
    if texts.isEmpty {
      texts = [ReadText(view)]
      isSettled = true
    } else {
      placeholders.append(
        Placeholder(
          location: view.location, about: .symbol, text: "no image",
          reason: "\(view.words) may be an image: \(view.reason)"))
    }
  }

  /// Whether the label shows something known.
  package var isTelling: Bool { image != nil || texts.contains { $0.placeholders.isEmpty } }

  package var isEmpty: Bool { texts.isEmpty && image == nil && placeholders.isEmpty }

  /// The image and the other attributes of an item.
  var attributes: [ImportedItem.Attribute] {
    var attributes: [ImportedItem.Attribute] = []
    if texts.count > 1 { attributes.append(.subtitle(texts[1].string)) }
    if let image { attributes.append(.image(image)) }
    if let tint { attributes.append(.tint(tint)) }
    if let badge { attributes.append(.badge(badge)) }
    if let labelStyle { attributes.append(.labelStyle(labelStyle)) }
    if let accessibilityLabel, accessibilityLabel.string != texts.first?.string {
      attributes.append(.accessibilityLabel(accessibilityLabel.string))
    }
    return attributes
  }

  package var allPlaceholders: [Placeholder] {
    texts.prefix(2).flatMap(\.notes) + (accessibilityLabel?.notes ?? []) + placeholders
  }

  /// The words of a label without a known text or symbol: its view; if there is none, its accessibility label, or others.
  package func named(otherwise other: Unknown) -> Unknown { unknownView ?? spoken(other) }

  /// A label without views in the words of the accessibility label, if that is known.
  private func spoken(_ view: Unknown) -> Unknown {
    guard let accessibilityLabel, accessibilityLabel.placeholders.isEmpty, !accessibilityLabel.string.isEmpty else {
      return view
    }
    return Unknown(words: accessibilityLabel.string, location: view.location, reason: view.reason)
  }

  /// Notes on the texts that are not shown.
  ///
  /// - Parameters:
  ///   - count: The number of texts that are shown.
  ///   - reason: The reason that there are no more.
  package func lostTexts(after count: Int, at location: FileLocation, _ reason: String) -> [Placeholder] {
    texts.dropFirst(count).filter { !$0.string.isEmpty }.map { text in
      Placeholder(location: text.location ?? location, text: text.string, reason: reason)
    }
  }
}
