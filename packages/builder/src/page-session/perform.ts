import { messages } from "../messages/index.ts";
import { copyItems } from "./clipboard.ts";
import { commands, type Command, type CommandName, type Outcome } from "./page-commands.ts";
import { gestures, type ArgumentOf, type GestureName } from "./page-gestures.ts";
import type { PageSession } from "./page-session.ts";

/** Carries out what a builder does to a page. */
export interface Performer {
  perform(name: CommandName): void;
  gesture<Name extends GestureName>(name: Name, argument: ArgumentOf<Name>): void;
}

const table: { readonly [Name in GestureName]: Command<ArgumentOf<Name>> } = gestures;

/** Lets a session carry out commands and gestures. */
export function createPerformer({ getState, dispatch }: Pick<PageSession, "getState" | "dispatch">): Performer {
  const carryOut = (outcome: Outcome): void => {
    if ("type" in outcome) return dispatch(outcome);
    if ("data" in outcome) {
      const { content } = getState();
      const { data, document = content.document, ...others } = outcome;
      const edited = data === content.data ? content : { ...content, data, document };
      return dispatch({ type: "edited", content: edited, ...others });
    }
    if ("sentence" in outcome) return dispatch({ type: "announced", sentence: outcome.sentence });
    if (copyItems(outcome.copied)) return carryOut(outcome.next);
    return dispatch({ type: "announced", sentence: messages.editor.cannotCopy });
  };
  return {
    perform: (name) => carryOut(commands[name].run(getState())),
    gesture: (name, argument) => carryOut(table[name].run(getState(), argument)),
  };
}
