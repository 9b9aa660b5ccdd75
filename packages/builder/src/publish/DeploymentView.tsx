import { useEffect, useRef, type ReactNode } from "react";
import { progressOf, sentenceOf } from "./progress.ts";
import type { DeploymentState } from "./publish-api.ts";

/** A deployment while it runs, and how it ended. */
export function DeploymentView({ deployment, onStop }: { deployment: DeploymentState; onStop(): void }): ReactNode {
  const { status, output, org, validate } = deployment;
  const progress = progressOf(output);
  const isRunning = status === "running";
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [output]);
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
      <pre ref={box} className="org-builder-publish__output" role="region" aria-label="Uitvoer" lang="en" tabIndex={0}>
        {output}
      </pre>
    </section>
  );
}

/** What a screen reader announces about a deployment. It is on the page before there is one, because a new region is not announced. */
export const DeploymentStatus = ({ deployment }: { deployment: DeploymentState | undefined }): ReactNode => (
  <p className="org-builder-publish__status" role="status" data-status={deployment?.status}>
    {deployment && sentenceOf(deployment)}
  </p>
);
