import PositionedJSON

enum ConfirmationDefinitions {
  static let confirmation: Definition<Confirmation> = .object(
    "confirmation", Confirmation(),
    [
      Field("title", .text, "The question.", examples: ["Delete this note?"]) { $0.title = $1 },
      Field("message", .text, "What follows from the answer.", examples: ["This cannot be undone."]) {
        $0.message = $1
      },
      Field(
        "actions", .list(of: action), "The answers. A Cancel is added where none has that role.",
        examples: [[.object([("title", "Delete"), ("role", "destructive")])]]
      ) {
        $0.actions = $1
      },
    ], description: "What is asked before a command acts.")

  private static let action: Definition<Confirmation.Action> = .object(
    "confirmationAction", Confirmation.Action(),
    [
      .required("title", .text, "What the answer says.", examples: ["Delete"]) { $0.title = $1 },
      Field("role", .oneOf(ButtonRole.self), default: "none", "What the answer is for.") { $0.role = $1 },
    ], description: "An answer.")
}
