public import MenuDocument

/// The title and description of a picture, with their languages.
package struct ImageDescription: Hashable, Sendable {
  package var title: String
  package var description: String
  package var titleLanguage: String
  package var descriptionLanguage: String
}

extension MockupDocument {
  package var words: ImageDescription { words(hidingCancel: false) }

  /// - Parameter hidesCancel: true if the picture's confirmation has no Cancel.
  package func words(hidingCancel hidesCancel: Bool) -> ImageDescription {
    let writer = AltTextWriter(document: self, hidesCancel: hidesCancel)
    return ImageDescription(
      title: writer.title, description: writer.text, titleLanguage: writer.titleLanguage,
      descriptionLanguage: writer.textLanguage)
  }

  /// The title of the picture: the document's, else one from its content.
  public var altTitle: String { AltTextWriter(document: self).title }

  /// The description of the picture: the document's, else one from its content.
  ///
  /// A generated description is in the document's language if its phrases are available, else in English.
  public var altText: String { AltTextWriter(document: self).text }

  /// The language of ``altTitle``, a BCP 47 tag.
  public var altTitleLanguage: String { AltTextWriter(document: self).titleLanguage }

  /// The language of ``altText``, a BCP 47 tag: the document's, or English if its phrases are unavailable.
  public var altTextLanguage: String { AltTextWriter(document: self).textLanguage }
}

/// Describes a document: the surroundings of the control, the control, and each item of the open menus.
package struct AltTextWriter {
  private let document: MockupDocument
  private let language: AltTextLanguage
  private let hidesCancel: Bool

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - language: overrides the document's language, for a part of another document.
  ///   - hidesCancel: true if the picture's confirmation has no Cancel.
  package init(document: MockupDocument, in language: AltTextLanguage? = nil, hidesCancel: Bool = false) {
    self.document = document
    self.hidesCancel = hidesCancel
    self.language = language ?? .best(for: document.locale)
  }

  /// The document's tag if it denotes the language of the description.
  private var languageTag: String { language.isRead(in: document.locale) ? document.locale : language.tag }

  var titleLanguage: String { isTitleWritten ? document.locale : languageTag }

  var textLanguage: String { document.description == nil ? languageTag : document.locale }

  // MARK: Document

  package var title: String { document.title ?? contentTitle?.text ?? document.genericTitle(in: language) }

  private var isTitleWritten: Bool { document.title != nil || contentTitle?.isWritten == true }

  /// The document's description, else one from its content; one line per frame, all in one language.
  package var text: String {
    if let own = document.description { return own }
    guard document.frames.isEmpty else {
      return document.frames.enumerated().map { line(of: $0.element, number: $0.offset + 1) }.joined(separator: "\n")
    }
    var altText = AltText(in: language)
    appendControl(to: &altText)
    if document.state == .confirming {
      if let confirmation = document.confirmingItem?.confirmation { append(confirmation, to: &altText) }
    } else if let menu = document.shownMenu {
      MenuAltText(document: document, in: language).append(menu, to: &altText)
    }
    return surrounded(altText)
  }

  private func line(of frame: Frame, number: Int) -> String {
    let text = AltTextWriter(document: frame.document, in: language, hidesCancel: hidesCancel).text
    guard let caption = frame.caption?.trimmed else { return "\(number). \(text)" }
    let name = "\(number). \(language.isolated(caption))"
    return AltTextLanguage.endsSentence(caption) ? "\(name) \(text)" : language.introduced(text, by: name)
  }

  // MARK: Titles

  private var contentTitle: DrawnTitle? {
    guard document.frames.isEmpty else {
      return document.frames.lazy.map { $0.document }.compactMap { frame in
        frame.title.map { DrawnTitle(text: $0, isWritten: true) }
          ?? AltTextWriter(document: frame, in: language).contentTitle
      }.first
    }
    return document.contentTitles(in: language).lazy.compactMap { title in
      title?.text.trimmed?.withoutColon.map { DrawnTitle(text: $0, isWritten: title?.isWritten == true) }
    }.first
  }

  // MARK: Parts

  private func appendControl(to altText: inout AltText) {
    switch document.presentation {
    case .menu: break
    case .menuBarExtra, .quickActions, .editMenu, .dockMenu:
      if let title = (document.button ?? MenuButton()).altTitle(in: language) {
        altText.append(language.isolated(title))
      }
    case .pullDownButton:
      altText.append((document.button ?? MenuButton()).pullDownPhrases(on: document.platform, in: language))
    case .popUpButton: altText.append((document.button ?? MenuButton()).popUpPhrases(of: document.menu, in: language))
    case .contextMenu:
      if document.state != .open, let preview = document.preview {
        altText.append(language.capitalized(preview.spoken(in: language)))
      }
    case .menuBar:
      let (states, marks) = (language.states, language.marks)
      let menus = document.menus.map { menu in
        var words = [menu.title?.trimmed.map(language.isolated) ?? states[.untitled].text]
        if document.state == .open, menu.isOpen { words.append(states[.open].text) }
        if menu.isDisabled { words.append(states[.dimmed].text) }
        return words.joined(separator: marks[.separator].text)
      }
      let location = document.host?.location(for: .menuBar, on: document.platform, in: language)
      let bar = language.capitalized(location ?? language.locations[.menuBar].text)
      altText.append(
        menus.isEmpty
          ? bar + marks[.separator].text + states[.empty].text
          : language.introduced(menus.joined(separator: marks[.semicolon].text), by: bar))
    }
  }

  private func append(_ confirmation: Confirmation, to altText: inout AltText) {
    let name =
      switch document.platform {
      case .iOS: language.menus[.actionSheet].text
      case .iPadOS: language.menus[.popover].text
      case .macOS, .visionOS: language.menus[.alert].text
      }
    altText.append(confirmation.title?.trimmed.map { language.introduced(language.isolated($0), by: name) } ?? name)
    altText.append(confirmation.message.map(language.isolated))
    let all = confirmation.actions + [confirmation.addedCancel(in: document.locale)].compactMap { $0 }
    for action in all where !hidesCancel || action.role != .cancel {
      let role =
        switch action.role {
        case .plain: language.kinds[.button].text
        case .destructive: language.buttons[.destructive].text
        case .cancel: isCancel(action.title) ? language.kinds[.button].text : language.buttons[.cancel].text
        }
      altText.append(
        action.title.isBlank ? language.capitalized(language.states[.untitled].text) : language.isolated(action.title),
        role)
    }
  }

  /// Returns whether a title is the word for Cancel, which needs no explanation.
  private func isCancel(_ title: String) -> Bool { title == CancelWords.word(for: language.tag) }

  /// Adds the description of the host; a menu bar is already described with it.
  private func surrounded(_ altText: AltText) -> String {
    guard document.presentation != .menuBar,
      let location = document.host?.location(for: document.presentation, on: document.platform, in: language)
    else {
      guard altText.isEmpty else { return altText.text }
      let isContext = document.presentation == .contextMenu
      return language.sentence(isContext ? language.menus[.closedContext].text : language.menus[.closed].text)
    }
    let opening = language.capitalized(location)
    return altText.isEmpty ? language.sentence(opening) : language.introduced(altText.text, by: opening)
  }
}

extension String {
  fileprivate var withoutColon: String? {
    guard last == ":" || last == "：" else { return self }
    return String(dropLast()).trimmed
  }
}

private struct DrawnTitle {
  var text: String
  var isWritten: Bool
}

extension MockupDocument {
  fileprivate func genericTitle(in language: AltTextLanguage) -> String {
    let titles = language.titles
    return switch presentation {
    case .menu: titles[.menu].text
    case .pullDownButton, .popUpButton: state == .open ? titles[.menu].text : titles[.button].text
    case .contextMenu: titles[.contextMenu].text
    case .menuBar: titles[.menuBar].text
    case .menuBarExtra, .quickActions, .editMenu, .dockMenu:
      language.menus[presentation.phrase].text
    }
  }

  /// Returns candidates for the title, the best first.
  fileprivate func contentTitles(in language: AltTextLanguage) -> [DrawnTitle?] {
    func written(_ titles: String?...) -> [DrawnTitle?] {
      titles.map { $0.map { DrawnTitle(text: $0, isWritten: true) } }
    }
    var titles: [DrawnTitle?] = []
    if state == .confirming, let item = confirmingItem { titles += written(item.confirmation?.title, item.title) }
    switch presentation {
    case .menu: titles += written(menu?.title)
    case .pullDownButton:
      let button = button ?? MenuButton()
      let name = button.altTitle(in: language).map { DrawnTitle(text: $0, isWritten: button.title?.trimmed != nil) }
      titles += (state == .open ? written(menu?.title) : []) + [name] + written(button.label)
    case .popUpButton:
      titles += state == .open ? written(menu?.title) : []
      titles += written(button?.label, button?.title, menu?.selectionInWords(in: language))
    case .contextMenu: titles += written(state == .open ? menu?.title : nil, preview?.host.title)
    case .menuBar: titles += written(shownMenu?.title, menus.first?.title)
    case .menuBarExtra, .quickActions, .editMenu, .dockMenu: titles += written(menu?.title, button?.title)
    }
    return titles + written(host?.title)
  }
}
