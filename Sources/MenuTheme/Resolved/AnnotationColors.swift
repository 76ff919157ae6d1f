public import MockupScene

/// The background of annotations.
public enum AnnotationBackdrop: Hashable, Sendable {
  case theme
  /// A page as light or dark as the menu.
  case page
  case color(Color)
}

/// The colors of callouts, leaders, and captions.
public struct AnnotationColors: Hashable, Sendable {
  /// The background of a callout.
  public var callout: Color
  /// The text on the background of a callout.
  public var calloutText: Color
  /// The text of a callout without a background.
  public var words: Color
  /// The line from a callout to its item.
  public var leader: Color
  /// The caption of a frame.
  public var caption: Color
}

extension ResolvedStyle {
  /// Returns the colors on the theme's background; over a host, leaders are as strong as callouts.
  package func ownAnnotations(hasHost: Bool) -> AnnotationColors {
    AnnotationColors(
      callout: self[.callout], calloutText: self[.calloutText], words: self[.caption],
      leader: self[hasHost ? .callout : .leader], caption: self[.caption])
  }

  /// The colors on a page as light or dark as the menu.
  package var pageAnnotations: AnnotationColors {
    AnnotationColors(
      callout: self[.pageCallout], calloutText: self[.pageCalloutText], words: self[.pageCaption],
      leader: self[.pageLeader], caption: self[.pageCaption])
  }
}

extension AnnotationColors {
  /// Returns the contrast ratio of a caption on a background.
  package func contrast(on backdrop: Color) -> Double {
    let backdrop = backdrop.painted(on: .white)
    return caption.painted(on: backdrop).contrast(on: backdrop)
  }
}
