import MenuDocument

extension StandardItem {
  /// The method of the responder chain that the item calls; `nil` if the app must provide one.
  var selector: String? {
    switch self {
    case .about: "NSApplication.orderFrontStandardAboutPanel(_:)"
    case .hide: "NSApplication.hide(_:)"
    case .hideOthers: "NSApplication.hideOtherApplications(_:)"
    case .showAll: "NSApplication.unhideAllApplications(_:)"
    case .quit: "NSApplication.terminate(_:)"
    case .newDocument: "NSDocumentController.newDocument(_:)"
    case .open: "NSDocumentController.openDocument(_:)"
    case .close: "NSWindow.performClose(_:)"
    case .save: "NSDocument.save(_:)"
    case .duplicate: "NSDocument.duplicate(_:)"
    case .rename: "NSDocument.rename(_:)"
    case .moveTo: "NSDocument.move(_:)"
    case .pageSetup: "NSDocument.runPageLayout(_:)"
    case .print: "NSDocument.printDocument(_:)"
    // No class of AppKit declares these methods.
    case .undo: "Selector((\"undo:\"))"
    case .redo: "Selector((\"redo:\"))"
    case .cut: "NSText.cut(_:)"
    case .copy: "NSText.copy(_:)"
    case .paste: "NSText.paste(_:)"
    case .pasteAndMatchStyle: "NSTextView.pasteAsPlainText(_:)"
    case .delete: "NSText.delete(_:)"
    case .selectAll: "NSText.selectAll(_:)"
    case .showTabBar: "NSWindow.toggleTabBar(_:)"
    case .showAllTabs: "NSWindow.toggleTabOverview(_:)"
    case .showToolbar: "NSWindow.toggleToolbarShown(_:)"
    case .customizeToolbar: "NSWindow.runToolbarCustomizationPalette(_:)"
    case .showSidebar: "NSSplitViewController.toggleSidebar(_:)"
    case .showInspector: "NSSplitViewController.toggleInspector(_:)"
    case .enterFullScreen: "NSWindow.toggleFullScreen(_:)"
    case .minimize: "NSWindow.performMiniaturize(_:)"
    case .zoom: "NSWindow.performZoom(_:)"
    case .bringAllToFront: "NSApplication.arrangeInFront(_:)"
    case .help: "NSApplication.showHelp(_:)"
    case .settings, .services, .newWindow, .openRecent, .revertTo, .importFromDevices, .find, .spelling, .substitutions,
      .transformations, .speech, .font, .text:
      nil
    }
  }
}
