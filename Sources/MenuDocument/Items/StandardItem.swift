/// An item that the system adds to the menus of an app.
///
/// A document that marks an item this way needs neither its title nor its shortcut.
public enum StandardItem: String, CaseIterable, Hashable, Sendable {
  case about, settings, services, hide, hideOthers, showAll, quit
  case newWindow, newDocument, open, openRecent, close, save, duplicate, rename, moveTo, revertTo, importFromDevices
  case pageSetup, print
  case undo, redo, cut, copy, paste, pasteAndMatchStyle, delete, selectAll
  case find, spelling, substitutions, transformations, speech, font, text
  case showTabBar, showAllTabs, showToolbar, customizeToolbar, showSidebar, showInspector, enterFullScreen
  case minimize, zoom, bringAllToFront, help

  /// Whether the item is a submenu, which the system fills.
  package var isSubmenu: Bool {
    switch self {
    case .services, .openRecent, .revertTo, .importFromDevices, .find, .spelling, .substitutions, .transformations,
      .speech, .font, .text:
      true
    case .about, .settings, .hide, .hideOthers, .showAll, .quit, .newWindow, .newDocument, .open, .close, .save,
      .duplicate, .rename, .moveTo, .pageSetup, .print, .undo, .redo, .cut, .copy, .paste, .pasteAndMatchStyle,
      .delete, .selectAll, .showTabBar, .showAllTabs, .showToolbar, .customizeToolbar, .showSidebar, .showInspector,
      .enterFullScreen, .minimize, .zoom, .bringAllToFront, .help:
      false
    }
  }
}

/// A menu that the system gives to the menu bar of every app.
public enum StandardMenu: String, CaseIterable, Hashable, Sendable {
  case file, edit, format, view, window, help
}
