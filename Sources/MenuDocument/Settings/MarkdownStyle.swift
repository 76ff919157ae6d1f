/// The form of snippets that show pictures in pages.
public enum MarkdownStyle: String, CaseIterable, Hashable, Sendable {
  /// `<picture>` elements, as on GitHub.
  case github
  /// Images for Material for MkDocs and Zensical.
  case material
  /// Directives of MyST, for Sphinx.
  case myst
  /// Directives of reStructuredText, for Sphinx.
  case rst
  /// `<picture>` elements without Markdown.
  case html

  /// The extension of a file in this form.
  public var ending: String {
    switch self {
    case .github, .material, .myst: "md"
    case .rst: "rst"
    case .html: "html"
    }
  }
}
