import { call } from "../api.ts";
import { createDraftWriter, type DraftPlace } from "../session/draft-writer.ts";
import { createSession, type Session } from "../session/session.ts";
import type { SessionState, Start } from "../session/session-state.ts";
import { describeChange } from "./describe-change.ts";
import { pageKind, type PageContent } from "./page-content.ts";

/** A page as it is opened in this window. Other windows with the same page have a draft of their own. */
export interface OpenedPage extends DraftPlace {
  start: Start<PageContent>;
}

/** The work on a page. */
export type PageSession = Session<PageContent>;

/** What is known about the work on a page. */
export type PageState = SessionState<PageContent>;

/** @param announce called with what happened */
export const createPageSession = (
  { view, draftId, start }: OpenedPage,
  announce: (sentence: string) => void,
): PageSession =>
  createSession({
    kind: pageKind,
    start,
    drafts: createDraftWriter({ view, draftId }),
    storeFile: (text, hash) => call("savePage", { view, draftId, text, hash }),
    describe: (before, after, selection) => describeChange(before.data, after.data, selection),
    announce,
  });
