/// Opens addresses in the user's browser.
public enum BrowserProcess {
  /// Opens an address, if the system has a program for it.
  public static func open(_ address: String) {
    #if os(macOS)
      _ = EditorProcess.start(["open", address])
    #else
      _ = EditorProcess.start(["xdg-open", address])
    #endif
  }
}
