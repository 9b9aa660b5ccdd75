import { useState, type ReactNode } from "react";
import type { PageProblem } from "../contract/responses.ts";
import { invalidLine } from "../content/json.ts";
import type { Choices } from "../content/merge.ts";
import { messages } from "../messages/index.ts";
import { lineDifference, type ChangedLine } from "./line-difference.ts";
import { MergeQuestion } from "./MergeQuestion.tsx";
import type { SessionEvent } from "../session/session-event.ts";
import type { Phase } from "../session/session-state.ts";

const maxLines = 200;

/** Lines with their numbers as keys, because two may be equal. */
const numbered = (lines: readonly ChangedLine[]) => lines.map((line, index) => ({ ...line, key: `line ${index}` }));

/** Props of {@link SaveProblem}. */
export interface SaveProblemProps {
  phase: Phase<unknown>;
  dispatch(event: Extract<SessionEvent<never>, { type: "dismissed" | "overwriteRequested" | "saveRequested" }>): void;
  /** Where the work stays when the file on disk is opened. */
  draftNotice: string;
  /** Keeps the work, and opens the file as it is on disk. */
  onReload(): void;
  /** Renders what the site check found. Default: a list of sentences. */
  renderProblems?(problems: readonly PageProblem[]): ReactNode;
}

const listSentences = (problems: readonly PageProblem[]): ReactNode => (
  <ul>
    {problems.map(({ line, sentence }) => (
      <li key={`${line} ${sentence}`}>{sentence}</li>
    ))}
  </ul>
);

/** The lines of two files that cannot be merged by component. */
function Difference({ current, own }: { current: string; own: string }): ReactNode {
  const lines = lineDifference(current, own);
  return (
    <>
      <p>{messages.saving.changedElsewhere}</p>
      <pre className="org-builder-difference" aria-label={messages.saving.difference}>
        {numbered(lines.slice(0, maxLines)).map(({ sign, text, key }) => (
          <span key={key} className="org-builder-difference__line" data-sign={sign}>
            {`${sign} ${text}\n`}
          </span>
        ))}
        {lines.length > maxLines && messages.saving.moreLines(lines.length - maxLines)}
      </pre>
    </>
  );
}

/** What went wrong while saving, and what can be done. */
export function SaveProblem({
  phase,
  dispatch,
  draftNotice,
  onReload,
  renderProblems = listSentences,
}: SaveProblemProps): ReactNode {
  const [choices, setChoices] = useState<Choices>(new Map());
  // Choices are kept while saving, and reset once the question is answered.
  if (choices.size > 0 && phase.name !== "conflict" && phase.name !== "saving") setChoices(new Map());
  if (phase.name === "failed")
    return (
      <section className="org-builder-problem" role="alert">
        <p>{phase.message}</p>
        {renderProblems(phase.problems)}
        <button type="button" className="org-builder-button" onClick={() => dispatch({ type: "dismissed" })}>
          {messages.saving.goOn}
        </button>
      </section>
    );
  if (phase.name !== "conflict") return null;
  const invalid = invalidLine(phase.current.text);
  return (
    // The question changes while somebody types, and only the first sentence is news.
    <section
      className="org-builder-problem"
      role={phase.conflicts ? undefined : "alert"}
      aria-label={messages.saving.twoVersions}
    >
      {phase.conflicts ? (
        <>
          <p role="alert">{messages.saving.bothChanged}</p>
          <MergeQuestion conflicts={phase.conflicts} choices={choices} onChoose={setChoices} />
        </>
      ) : (
        <Difference current={phase.current.text} own={phase.own} />
      )}
      {invalid !== undefined && (
        <p>
          {messages.saving.onDisk} {messages.invalidJson(invalid)}
        </p>
      )}
      <p>
        {messages.saving.nothingIsLost} {draftNotice}
      </p>
      <div className="org-builder-buttons">
        {phase.conflicts ? (
          <button
            type="button"
            className="org-builder-button org-builder-main-button"
            onClick={() => dispatch({ type: "saveRequested", choices })}
          >
            {messages.saving.mergeAndSave}
          </button>
        ) : (
          // It replaces everything that the other one changed, which a merge does not.
          <button type="button" className="org-builder-button" onClick={() => dispatch({ type: "overwriteRequested" })}>
            {messages.saving.saveOwn}
          </button>
        )}
        <button type="button" className="org-builder-button" onClick={onReload}>
          {messages.saving.openTheirs}
        </button>
        <button type="button" className="org-builder-button" onClick={() => dispatch({ type: "dismissed" })}>
          {messages.saving.goOn}
        </button>
      </div>
    </section>
  );
}
