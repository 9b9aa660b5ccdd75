import { useEffect, useRef, type ReactNode } from "react";
import { progressOf, sentenceOf } from "./progress.ts";
import type { DeploymentState } from "./publish-api.ts";

/** A deployment while it runs, and how it ended. */
export function DeploymentView({ deployment, onStop }: { deployment: DeploymentState; onStop(): void }): ReactNode {
  const { status, output, org, validate } = deployment;
  const progress = progressOf(output);
  const isRunning = status === "running";
  const box = useRef<HTMLTextAreaElement>(null);
  const followsEnd = useRef(true);
  useEffect(() => {
    if (box.current && followsEnd.current) box.current.scrollTop = box.current.scrollHeight;
  });
  return (
    <section aria-labelledby="deployment">
      <h2 id="deployment">{validate ? `Controle van ${org}` : `Publiceren naar ${org}`}</h2>
      {isRunning && (
        <progress
          className="org-builder-publish__progress"
          aria-label="Voortgang"
          max={progress?.count ?? 1}
          value={progress && progress.step - 1}
        />
      )}
      {isRunning && progress && <p lang="en">{progress.title}</p>}
      {isRunning && (
        <button type="button" className="org-builder-button" onClick={onStop}>
          Stoppen
        </button>
      )}
      <textarea
        ref={box}
        className="org-builder-input org-builder-publish__output"
        aria-label="Uitvoer"
        lang="en"
        readOnly
        rows={16}
        value={output}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          followsEnd.current = scrollTop + clientHeight > scrollHeight - clientHeight / 4;
        }}
      />
    </section>
  );
}

/** Props of {@link DeploymentStatus}. */
export interface DeploymentStatusProps {
  deployment: DeploymentState | undefined;
  isStarting: boolean;
}

/** What a screen reader announces about a deployment. It is on the page before there is one, because a new region is not announced. */
export function DeploymentStatus({ deployment, isStarting }: DeploymentStatusProps): ReactNode {
  const sentence = isStarting ? "De aanmelding bij de org wordt nagekeken." : deployment && sentenceOf(deployment);
  return (
    <p className="org-builder-publish__status" role="status" data-status={isStarting ? "running" : deployment?.status}>
      {sentence}
    </p>
  );
}
