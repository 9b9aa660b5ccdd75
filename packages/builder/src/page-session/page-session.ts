import { call } from "../api.ts";
import { createDraftWriter } from "../session/draft-writer.ts";
import { createSession, type Session } from "../session/session.ts";
import type { SessionState } from "../session/session-state.ts";
import type { Opened } from "../session/start.ts";
import { describeChange } from "./describe-change.ts";
import { pageKind, type PageContent } from "./page-content.ts";

/** The work on a page. */
export type PageSession = Session<PageContent>;

/** What is known about the work on a page. */
export type PageState = SessionState<PageContent>;

/** @param announce called with what happened */
export const createPageSession = (
  { view, draftId, start }: Opened<PageContent>,
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
