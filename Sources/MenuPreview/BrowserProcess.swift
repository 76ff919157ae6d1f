/// The browser of whoever runs the program.
public enum BrowserProcess {
  /// Opens an address, where there is a program that does.
  public static func open(_ address: String) {
    #if os(macOS)
      _ = EditorProcess.start(["open", address])
    #else
      _ = EditorProcess.start(["xdg-open", address])
    #endif
  }
}
