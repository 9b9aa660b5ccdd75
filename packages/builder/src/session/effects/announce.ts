import { messages } from "../../messages/index.ts";
import type { Effect, EffectContext, Transition } from "../effect.ts";

/** Words for the difference between two versions; empty if there are none. `selection`: what is selected in the later one. */
export type DescribeChange<Content> = (before: Content, after: Content, selection: readonly string[]) => string;

/** How a save ended. */
function savedSentence<Content>({ before, after, event }: Transition<Content>): string | undefined {
  const { phase } = before;
  if (event.type === "saveRequested") return after.phase.name === "saved" ? messages.saving.saved : undefined;
  if (phase.name !== "saving") return undefined;
  const isMerged = phase.isMerged || before.content !== after.content;
  const sentence = isMerged ? messages.merged : messages.saving.saved;
  if (event.type === "stored") return [sentence, ...messages.sharing.alsoChanged(event.alsoOn ?? [])].join(" ");
  if (after.phase.name === "saved") return sentence;
  return after.phase.name === "failed" ? after.phase.message : undefined;
}

/** Announces what happened, for screen readers and in the bar of the editor. */
export function announcements<Content>(
  { announce }: EffectContext<Content>,
  describe: DescribeChange<Content>,
): Effect<Content> {
  const sentenceOf = (transition: Transition<Content>): string | undefined => {
    const { before, after, event } = transition;
    const isChanged = before.content !== after.content;
    switch (event.type) {
      case "edited":
      case "announced":
        return event.sentence;
      case "undone":
        return isChanged
          ? messages.editor.undone(describe(after.content, before.content, after.selection))
          : messages.editor.nothingToUndo;
      case "redone":
        return isChanged
          ? messages.editor.redone(describe(before.content, after.content, after.selection))
          : messages.editor.nothingToRedo;
      case "saveRequested":
      case "stored":
      case "storingFailed":
        return savedSentence(transition);
      default:
        return undefined;
    }
  };
  return (transition) => {
    const sentence = sentenceOf(transition);
    if (sentence !== undefined) announce(sentence);
  };
}
