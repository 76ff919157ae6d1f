public import MockupScene

/// What a picture is seen on.
public enum AnnotationGround: Hashable, Sendable {
  /// The background of the theme.
  case theme
  /// The page that shows the picture, light or dark like the menu.
  case page
  /// A color that was asked for.
  case color(Color)
}

/// The colors of callouts, their leaders and captions.
public struct AnnotationColors: Hashable, Sendable {
  /// The ground of a callout.
  public var callout: Color
  /// The text on that ground.
  public var calloutText: Color
  /// A callout in words, which has no ground of its own.
  public var words: Color
  /// The line from a callout to its item.
  public var leader: Color
  /// The caption of a frame, which stands below its host.
  public var caption: Color
}

extension ResolvedStyle {
  /// The colors for annotations on the theme's own background; over a host a leader is as strong as a callout.
  package func ownAnnotations(hasHost: Bool) -> AnnotationColors {
    AnnotationColors(
      callout: self[.callout], calloutText: self[.calloutText], words: self[.caption],
      leader: self[hasHost ? .callout : .leader], caption: self[.caption])
  }

  /// The colors for annotations on a page that is light or dark like the menu.
  package var pageAnnotations: AnnotationColors {
    AnnotationColors(
      callout: self[.pageCallout], calloutText: self[.pageCalloutText], words: self[.pageCaption],
      leader: self[.pageLeader], caption: self[.pageCaption])
  }
}

extension AnnotationColors {
  /// How well they are told from a ground: the contrast ratio of a caption.
  package func contrast(on ground: Color) -> Double {
    let ground = ground.painted(on: .white)
    return caption.painted(on: ground).contrast(on: ground)
  }
}
