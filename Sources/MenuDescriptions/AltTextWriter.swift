public import MenuDocument

/// What a picture is called and what it shows, with the languages of both.
package struct PictureWords: Hashable, Sendable {
  /// As ``MockupDocument/altTitle``.
  package var title: String
  /// As ``MockupDocument/altText``.
  package var description: String
  /// As ``MockupDocument/altTitleLanguage``.
  package var titleLanguage: String
  /// As ``MockupDocument/altTextLanguage``.
  package var descriptionLanguage: String
}

extension MockupDocument {
  /// All that is said of the picture.
  package var words: PictureWords {
    let writer = AltTextWriter(document: self)
    return PictureWords(
      title: writer.title, description: writer.text, titleLanguage: writer.titleLanguage,
      descriptionLanguage: writer.textLanguage)
  }

  /// What the picture is called: the document's own title, else one from what is drawn.
  public var altTitle: String { AltTextWriter(document: self).title }

  /// What the picture shows, in sentences: the document's own description, else one from what is drawn, in the
  /// document's language where its words are known, else in English.
  public var altText: String { AltTextWriter(document: self).text }

  /// The language of ``altTitle``, a BCP 47 tag.
  public var altTitleLanguage: String { AltTextWriter(document: self).titleLanguage }

  /// The language of ``altText``, a BCP 47 tag: that of the document, or another one where its words are not known.
  public var altTextLanguage: String { AltTextWriter(document: self).textLanguage }
}

/// A document read aloud: what surrounds the control, the control, and a sentence for each item of what is open.
struct AltTextWriter {
  private let document: MockupDocument
  private let language: AltTextLanguage

  /// Reads a document.
  ///
  /// - Parameter language: the language to read it in, as a part of another document; its own where that is `nil`.
  init(document: MockupDocument, in language: AltTextLanguage? = nil) {
    self.document = document
    self.language = language ?? .best(for: document.locale)
  }

  /// The language of what is read: the document's own tag where it is one of that language.
  private var languageTag: String { language.isRead(in: document.locale) ? document.locale : language.tag }

  /// The language of the title.
  var titleLanguage: String { isTitleWritten ? document.locale : languageTag }

  /// The language of the text.
  var textLanguage: String { document.description == nil ? languageTag : document.locale }

  // MARK: The whole

  /// What the picture is called: the document's own title, else one from what is drawn.
  var title: String { document.title ?? contentTitle?.text ?? document.genericTitle(in: language) }

  /// Whether the title is a text of the document.
  private var isTitleWritten: Bool { document.title != nil || contentTitle?.isWritten == true }

  /// What the picture shows, in sentences: the document's own description, else one from what is drawn.
  ///
  /// Each frame has a line of its own, all in one language.
  var text: String {
    if let own = document.description { return own }
    guard document.frames.isEmpty else {
      return document.frames.enumerated().map { line(of: $0.element, number: $0.offset + 1) }.joined(separator: "\n")
    }
    var speech = AltText(in: language)
    appendControl(to: &speech)
    if document.state == .confirming {
      if let confirmation = document.confirmingItem?.confirmation { append(confirmation, to: &speech) }
    } else if let menu = document.shownMenu {
      MenuAltText(document: document, in: language).append(menu, to: &speech)
    }
    return surrounded(speech)
  }

  private func line(of frame: Frame, number: Int) -> String {
    let text = AltTextWriter(document: frame.document, in: language).text
    guard let caption = frame.caption?.trimmed else { return "\(number). \(text)" }
    let name = "\(number). \(language.isolated(caption))"
    return AltTextLanguage.isEnded(caption) ? "\(name) \(text)" : language.introduced(text, by: name)
  }

  // MARK: Titles

  /// A title from what is drawn; `nil` where nothing in it has one.
  private var contentTitle: DrawnTitle? {
    guard document.frames.isEmpty else {
      return document.frames.lazy.map(\.document).compactMap { frame in
        frame.title.map { DrawnTitle(text: $0, isWritten: true) }
          ?? AltTextWriter(document: frame, in: language).contentTitle
      }.first
    }
    return document.contentTitles(in: language).lazy.compactMap { title in
      title?.text.trimmed?.withoutColon.map { DrawnTitle(text: $0, isWritten: title?.isWritten == true) }
    }.first
  }

  // MARK: Parts

  private func appendControl(to speech: inout AltText) {
    switch document.presentation {
    case .menu: break
    case .pullDownButton:
      speech.say((document.button ?? MenuButton()).isCalledPullDown(on: document.platform, in: language))
    case .popUpButton: speech.say((document.button ?? MenuButton()).isCalledPopUp(of: document.menu, in: language))
    case .contextMenu:
      if document.state != .open, let preview = document.preview {
        speech.say(language.capitalized(preview.spoken(in: language)))
      }
    case .menuBar:
      let (states, marks) = (language.states, language.marks)
      let menus = document.menus.map { menu in
        var words = [menu.title?.trimmed.map(language.isolated) ?? states[.untitled].text]
        if document.state == .open, menu.isOpen { words.append(states[.open].text) }
        if menu.isDisabled { words.append(states[.dimmed].text) }
        return words.joined(separator: marks[.separator].text)
      }
      let place = document.host?.place(for: .menuBar, on: document.platform, in: language)
      let bar = language.capitalized(place ?? language.places[.menuBar].text)
      speech.say(
        menus.isEmpty
          ? bar + marks[.separator].text + states[.empty].text
          : language.introduced(menus.joined(separator: marks[.semicolon].text), by: bar))
    }
  }

  private func append(_ confirmation: Confirmation, to speech: inout AltText) {
    let name =
      switch document.platform {
      case .iOS: language.menus[.actionSheet].text
      case .iPadOS: language.menus[.popover].text
      case .macOS, .visionOS: language.menus[.alert].text
      }
    speech.say(confirmation.title?.trimmed.map { language.introduced(language.isolated($0), by: name) } ?? name)
    speech.say(confirmation.message.map(language.isolated))
    for action in confirmation.actions + [confirmation.addedCancel(in: document.locale)].compactMap(\.self) {
      let role =
        switch action.role {
        case .plain: language.kinds[.button].text
        case .destructive: language.buttons[.destructive].text
        case .cancel: isCancel(action.title) ? language.kinds[.button].text : language.buttons[.cancel].text
        }
      speech.say(
        action.title.isBlank ? language.capitalized(language.states[.untitled].text) : language.isolated(action.title),
        role)
    }
  }

  /// Whether a title says by itself what the button does.
  private func isCancel(_ title: String) -> Bool { title == CancelWords.word(for: language.tag) }

  /// What was said, after the host; a menu bar has named it itself.
  private func surrounded(_ speech: AltText) -> String {
    guard document.presentation != .menuBar,
      let place = document.host?.place(for: document.presentation, on: document.platform, in: language)
    else {
      guard speech.isEmpty else { return speech.text }
      let isContext = document.presentation == .contextMenu
      return language.sentence(isContext ? language.menus[.closedContext].text : language.menus[.closed].text)
    }
    let opening = language.capitalized(place)
    return speech.isEmpty ? language.sentence(opening) : language.introduced(speech.text, by: opening)
  }
}

extension String {
  /// The text without the colon that an introduction ends in; `nil` where nothing else is there.
  fileprivate var withoutColon: String? {
    guard last == ":" || last == "：" else { return self }
    return String(dropLast()).trimmed
  }
}

/// What something that is drawn is called.
private struct DrawnTitle {
  var text: String
  /// Whether it is a text of the document, not what a symbol means.
  var isWritten: Bool
}

extension MockupDocument {
  /// What a picture is called that shows nothing with a title.
  fileprivate func genericTitle(in language: AltTextLanguage) -> String {
    let titles = language.titles
    return switch presentation {
    case .menu: titles[.menu].text
    case .pullDownButton, .popUpButton: state == .open ? titles[.menu].text : titles[.button].text
    case .contextMenu: titles[.contextMenu].text
    case .menuBar: titles[.menuBar].text
    }
  }

  /// What a picture may be called, the best first.
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
    }
    return titles + written(host?.title)
  }
}
