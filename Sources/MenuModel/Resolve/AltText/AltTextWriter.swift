extension MockupDocument {
  /// What the picture is called: the document's own title, else one from what is drawn.
  public var altTitle: String { AltTextWriter(document: self).title }

  /// What the picture shows, in sentences: the document's own description, else one from what is drawn.
  public var altText: String { AltTextWriter(document: self).text }
}

/// A document read aloud: what surrounds the control, the control, and a sentence for each item of what is open.
struct AltTextWriter {
  private let document: MockupDocument

  /// Reads a document.
  init(document: MockupDocument) {
    self.document = document
  }

  // MARK: The whole

  /// What the picture is called: the document's own title, else one from what is drawn.
  var title: String { document.title ?? contentTitle ?? document.genericTitle }

  /// What the picture shows, in sentences: the document's own description, else one from what is drawn.
  ///
  /// Each frame has a line of its own.
  var text: String {
    if let own = document.description { return own }
    guard document.frames.isEmpty else {
      return document.frames.enumerated().map { line(of: $0.element, number: $0.offset + 1) }.joined(separator: "\n")
    }
    var speech = AltText()
    appendControl(to: &speech)
    if document.state == .confirming {
      if let confirmation = document.confirmingItem?.confirmation { append(confirmation, to: &speech) }
    } else if let menu = document.shownMenu {
      MenuAltText(document: document).append(menu, to: &speech)
    }
    return surrounded(speech)
  }

  private func line(of frame: Frame, number: Int) -> String {
    let text = AltTextWriter(document: frame.document).text
    guard let caption = frame.caption?.trimmed else { return "\(number). \(text)" }
    return "\(number). \(caption)\(AltText.isEnded(caption) ? "" : ":") \(text)"
  }

  // MARK: Titles

  /// A title from what is drawn; `nil` where nothing in it has one.
  private var contentTitle: String? {
    guard document.frames.isEmpty else {
      return document.frames.lazy.map(\.document).compactMap { frame in
        frame.title ?? AltTextWriter(document: frame).contentTitle
      }.first
    }
    return document.contentTitles.lazy.compactMap { $0?.trimmed?.withoutColon }.first
  }

  // MARK: Parts

  private func appendControl(to speech: inout AltText) {
    switch document.presentation {
    case .menu: break
    case .pullDownButton: speech.say((document.button ?? MenuButton()).isCalledPullDown(on: document.platform))
    case .popUpButton: speech.say((document.button ?? MenuButton()).isCalledPopUp(of: document.menu))
    case .contextMenu:
      if document.state != .open, let preview = document.preview { speech.say(preview.spoken.capitalizedSentence) }
    case .menuBar:
      let menus = document.menus.map { menu in
        var words = [menu.title?.trimmed ?? "untitled"]
        if document.state == .open, menu.isOpen { words.append("open") }
        if menu.isDisabled { words.append("dimmed") }
        return words.joined(separator: ", ")
      }
      let bar = ["Menu bar", document.host?.place(for: .menuBar, on: document.platform)].compactMap(\.self)
        .joined(separator: " ")
      speech.say(menus.isEmpty ? "\(bar), empty" : "\(bar): " + menus.joined(separator: "; "))
    }
  }

  private func append(_ confirmation: Confirmation, to speech: inout AltText) {
    let name =
      switch document.platform {
      case .iOS: "Action sheet"
      case .iPadOS: "Popover"
      case .macOS, .visionOS: "Alert"
      }
    speech.say(confirmation.title?.trimmed.map { "\(name): \($0)" } ?? name)
    speech.say(confirmation.message)
    for action in confirmation.actions + [confirmation.addedCancel(in: document.locale)].compactMap(\.self) {
      let role =
        switch action.role {
        case .plain: "button"
        case .destructive: "destructive button"
        case .cancel: action.title == "Cancel" ? "button" : "cancel button"
        }
      speech.say(action.title.isBlank ? "Untitled" : action.title, role)
    }
  }

  /// What was said, after the host; a menu bar has named it itself.
  private func surrounded(_ speech: AltText) -> String {
    guard document.presentation != .menuBar,
      let place = document.host?.place(for: document.presentation, on: document.platform)
    else {
      guard speech.isEmpty else { return speech.text }
      return document.presentation == .contextMenu ? "A closed context menu." : "A closed menu."
    }
    return speech.isEmpty ? AltText.sentence(place) : "\(place): \(speech.text)"
  }
}

extension String {
  /// The text without the colon that an introduction ends in; `nil` where nothing else is there.
  fileprivate var withoutColon: String? {
    guard last == ":" || last == "：" else { return self }
    return String(dropLast()).trimmed
  }
}

extension MockupDocument {
  /// What a picture is called that shows nothing with a title.
  fileprivate var genericTitle: String {
    switch presentation {
    case .menu: "Menu"
    case .pullDownButton, .popUpButton: state == .open ? "Menu" : "Button"
    case .contextMenu: "Context Menu"
    case .menuBar: "Menu Bar"
    }
  }

  /// What a picture may be called, the best first.
  fileprivate var contentTitles: [String?] {
    var titles: [String?] = []
    if state == .confirming, let item = confirmingItem {
      titles += [item.confirmation?.title, item.title]
    }
    switch presentation {
    case .menu: titles.append(menu?.title)
    case .pullDownButton:
      let button = button ?? MenuButton()
      let own = [button.altTitle, button.label]
      titles += state == .open ? [menu?.title] + own : own
    case .popUpButton:
      let own = [button?.label, button?.title, menu?.selectionInWords]
      titles += state == .open ? [menu?.title] + own : own
    case .contextMenu: titles += state == .open ? [menu?.title, preview?.host.title] : [preview?.host.title]
    case .menuBar: titles += [shownMenu?.title, menus.first?.title]
    }
    return titles + [host?.title]
  }
}
