import { useState, type ReactNode } from "react";
import type { PageProblem } from "../contract/responses.ts";
import { invalidLine } from "../document/json.ts";
import type { Choices } from "../document/merge.ts";
import { messages } from "../messages.ts";
import { lineDifference, type ChangedLine } from "./line-difference.ts";
import { MergeQuestion } from "./MergeQuestion.tsx";
import type { Saving } from "./use-saving.ts";

const maxLines = 200;

/** Lines with their numbers as keys, because two may be equal. */
const numbered = (lines: readonly ChangedLine[]) => lines.map((line, index) => ({ ...line, key: `line ${index}` }));

/** Props of {@link SaveProblem}. */
export interface SaveProblemProps {
  saving: Pick<Saving, "state" | "overwrite" | "merge" | "dismiss">;
  /** Where the work stays when the file on disk is opened. */
  kept: string;
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
      <p>
        Dit bestand is intussen door een ander programma of een ander venster gewijzigd. Rood staat op de schijf, groen
        is van u.
      </p>
      <pre className="org-builder-difference" aria-label="Verschil tussen de schijf en uw versie">
        {numbered(lines.slice(0, maxLines)).map(({ sign, text, key }) => (
          <span key={key} className="org-builder-difference__line" data-sign={sign}>
            {`${sign} ${text}\n`}
          </span>
        ))}
        {lines.length > maxLines && `… en nog ${lines.length - maxLines} regels`}
      </pre>
    </>
  );
}

/** What went wrong while saving, and what can be done. */
export function SaveProblem({ saving, kept, onReload, renderProblems = listSentences }: SaveProblemProps): ReactNode {
  const { state } = saving;
  const [choices, setChoices] = useState<Choices>(new Map());
  if (state.name === "failed")
    return (
      <section className="org-builder-problem" role="alert">
        <p>{state.message}</p>
        {renderProblems(state.problems)}
        <button type="button" className="org-builder-button" onClick={saving.dismiss}>
          Verder werken
        </button>
      </section>
    );
  if (state.name !== "conflict") return null;
  const invalid = invalidLine(state.current.text);
  return (
    <section className="org-builder-problem" role="alert">
      {state.conflicts ? (
        <>
          <p>
            Iemand anders heeft intussen in dezelfde onderdelen iets gewijzigd als u. Kies per onderdeel welke versie
            blijft; al het andere van u beiden blijft staan.
          </p>
          <MergeQuestion conflicts={state.conflicts} choices={choices} onChoose={setChoices} />
        </>
      ) : (
        <Difference current={state.current.text} own={state.own} />
      )}
      {invalid !== undefined && <p>Op de schijf: {messages.invalidJson(invalid)}</p>}
      <p>Wat u hier niet opslaat of opent, gaat niet verloren. {kept}</p>
      <div className="org-builder-buttons">
        {state.conflicts && (
          <button
            type="button"
            className="org-builder-button org-builder-main-button"
            onClick={() => saving.merge(choices)}
          >
            Samenvoegen en opslaan
          </button>
        )}
        <button type="button" className="org-builder-button" onClick={saving.overwrite}>
          Mijn versie opslaan
        </button>
        <button type="button" className="org-builder-button" onClick={onReload}>
          Versie van de schijf openen
        </button>
        <button type="button" className="org-builder-button" onClick={saving.dismiss}>
          Verder werken
        </button>
      </div>
    </section>
  );
}
