import { RequestError } from "../../api.ts";
import { messages } from "../../messages/index.ts";
import type { Effect, EffectContext } from "../effect.ts";
import type { SaveFailure, SessionEvent } from "../session-event.ts";
import type { Draft } from "./draft.ts";

type SaveEvent = Extract<SessionEvent<never>, { type: "stored" | "storingFailed" }>;
type StoredEvent = Extract<SaveEvent, { type: "stored" }>;

/** Writes the file. @throws RequestError with the current file if another program changed it */
export type StoreFile = (text: string, hash: string) => Promise<Pick<StoredEvent, "hash" | "alsoOn">>;

/** A request without a response, or with one that makes no sense, may have been carried out. */
function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof RequestError)) return { message: messages.unreachable, problems: [], isUnconfirmed: true };
  const { message, problems, current, status } = error;
  return { message, problems, current, isUnconfirmed: status === 0 || status >= 500 };
}

/** Sends each attempt to save, after a draft: the work is somewhere, whatever happens to the request. */
export function save<Content>(
  { dispatch }: EffectContext<Content>,
  draft: Pick<Draft<Content>, "store">,
  storeFile: StoreFile,
): Effect<Content> {
  const send = async (text: string, hash: string): Promise<void> => {
    await draft.store().catch(() => {});
    const event = await storeFile(text, hash).then(
      ({ hash: newHash, alsoOn }): SaveEvent => ({ type: "stored", hash: newHash, alsoOn }),
      (error: unknown): SaveEvent => ({ type: "storingFailed", failure: failureOf(error) }),
    );
    dispatch(event);
  };
  return ({ before, after: { phase, file, attempts } }) => {
    if (phase.name === "saving" && attempts !== before.attempts) void send(phase.text, file.hash);
  };
}
