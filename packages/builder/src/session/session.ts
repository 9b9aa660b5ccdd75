import { createStore, type StoreApi } from "zustand/vanilla";
import type { ContentKind } from "./content-kind.ts";
import type { DraftWriter } from "./draft-writer.ts";
import type { Effect, EffectContext } from "./effect.ts";
import { announcements, type DescribeChange } from "./effects/announce.ts";
import { draft } from "./effects/draft.ts";
import { leaving, type Leave } from "./effects/leave.ts";
import { save, type StoreFile } from "./effects/save.ts";
import { write } from "./effects/write.ts";
import { createReduce } from "./reduce.ts";
import type { SessionEvent } from "./session-event.ts";
import { initialState, textOf, type SessionState, type Start } from "./session-state.ts";

/** The work on one content file in one window. */
export interface Session<Content> extends Pick<StoreApi<SessionState<Content>>, "getState" | "subscribe"> {
  getInitialState(): SessionState<Content>;
  /** Reduces an event, then runs the effects. Events that effects dispatch are handled afterwards. */
  dispatch(event: SessionEvent<Content>): void;
  /** The file of the work as it is now. */
  text(): string;
  /** Stores the work as a draft at once. @throws RequestError if it is not stored */
  storeDraft(): Promise<void>;
  /** Shows something else, once the work is in a draft. */
  leave: Leave;
  /** Starts the effects. @returns stops them, and stores what no draft has yet */
  start(): () => void;
}

/** Options of {@link createSession}. */
export interface SessionOptions<Content> {
  kind: ContentKind<Content>;
  start: Start<Content>;
  drafts: DraftWriter;
  storeFile: StoreFile;
  describe: DescribeChange<Content>;
  announce(sentence: string): void;
}

/** Creates the session of a content file. */
export function createSession<Content>({
  kind,
  start,
  drafts,
  storeFile,
  describe,
  announce,
}: SessionOptions<Content>): Session<Content> {
  const reduce = createReduce(kind);
  const { getState, getInitialState, setState, subscribe } = createStore(() => initialState(kind, start));
  const queue: SessionEvent<Content>[] = [];

  const handle = (event: SessionEvent<Content>): void => {
    const before = getState();
    const after = reduce(before, event);
    if (after !== before) setState(after, true);
    for (const effect of effects) effect({ before, after, event });
  };
  const dispatch = (event: SessionEvent<Content>): void => {
    queue.push(event);
    if (queue.length > 1) return;
    const errors: unknown[] = [];
    for (let next = queue[0]; next; queue.shift(), next = queue[0]) {
      // Later events do not depend on one that fails.
      try {
        handle(next);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  };

  const text = (): string => textOf(kind, getState());
  const context: EffectContext<Content> = { dispatch, getState, text, announce };
  const drafting = draft(context, drafts);
  const { leave, ask } = leaving(context, drafting);
  const effects: readonly Effect<Content>[] = [
    write(context),
    drafting.effect,
    save(context, drafting, storeFile),
    announcements(context, describe),
  ];
  return {
    getState,
    getInitialState,
    subscribe,
    dispatch,
    text,
    storeDraft: drafting.store,
    leave,
    start() {
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener("beforeunload", ask, { signal });
      window.addEventListener("pagehide", drafting.flush, { signal });
      return () => {
        listening.abort();
        drafting.flush();
      };
    },
  };
}
