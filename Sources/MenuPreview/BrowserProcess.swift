import MockupFiles

/// Opens addresses in the user's browser.
package enum BrowserProcess {
  /// Opens an address, if the system has a program for it.
  ///
  /// Other users can read the arguments of programs, so that the program gets a private file that leads to the address.
  package static func open(_ address: String) {
    guard let folder = PreviewToken.folder else { return }
    let path = FileSystem.path("preview.html", in: folder)
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><title>menumock</title>
      <meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0; url=\(address)">
      <a href="\(address)">menumock preview</a>

      """
    try? OutputFile.makeFolder(folder)
    FileSystem.remove(path)
    guard (try? PrivateFile.write(Array(page.utf8), to: path)) != nil else { return }
    #if os(macOS)
      _ = EditorProcess.start(["open", path])
    #else
      _ = EditorProcess.start(["xdg-open", path])
    #endif
  }
}
