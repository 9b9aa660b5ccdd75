import { useEffect, useRef, type ReactNode } from "react";
import { progressOf, sentenceOf } from "./progress.ts";
import type { DeploymentState } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";

type StepState = keyof typeof messages.publishing.stepStates;

function stepStateOf(index: number, { status, output }: DeploymentState): StepState {
  const current = (progressOf(output)?.step ?? 0) - 1;
  if (status === "succeeded" || index < current) return "done";
  if (index > current) return "waiting";
  return status === "running" ? "current" : "failed";
}

/** The steps of a deployment, and how far it is. */
const Steps = ({ deployment }: { deployment: DeploymentState }): ReactNode => (
  <ol className="org-builder-publish__steps">
    {deployment.steps.map((title, index) => {
      const state = stepStateOf(index, deployment);
      const stateText = messages.publishing.stepStates[state];
      return (
        <li key={title} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          {title}
          {stateText && <strong> ({stateText})</strong>}
        </li>
      );
    })}
  </ol>
);

/** What the programs print. It follows the end, unless somebody scrolled away from it. */
function Output({ deployment: { status, output } }: { deployment: DeploymentState }): ReactNode {
  const box = useRef<HTMLTextAreaElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const followsEnd = useRef(true);
  const scrollToEnd = (): void => {
    if (box.current && followsEnd.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useEffect(scrollToEnd);
  useEffect(() => {
    if (status === "failed" && details.current) details.current.open = true;
  }, [status]);
  return (
    <details ref={details} className="org-builder-publish__details" onToggle={scrollToEnd}>
      <summary>{messages.publishing.details}</summary>
      <p>{messages.publishing.detailsHelp}</p>
      <textarea
        ref={box}
        className="org-builder-input org-builder-publish__output"
        aria-label={messages.publishing.output}
        lang="en"
        readOnly
        rows={16}
        value={output}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          followsEnd.current = scrollTop + clientHeight > scrollHeight - clientHeight / 4;
        }}
      />
    </details>
  );
}

/** A deployment while it runs, and how it ended. */
export function DeploymentView({ deployment, onStop }: { deployment: DeploymentState; onStop(): void }): ReactNode {
  const { status, output, org, validate, remainingWork } = deployment;
  const progress = progressOf(output);
  return (
    <section aria-labelledby="deployment">
      <h2 id="deployment">{validate ? messages.publishing.validationOf(org) : messages.publishing.deployTo(org)}</h2>
      {status === "running" && (
        <>
          <progress
            className="org-builder-publish__progress"
            aria-label={messages.publishing.progress}
            max={progress?.count ?? 1}
            value={progress && progress.step - 1}
          />
          <button type="button" className="org-builder-button" onClick={onStop}>
            {messages.publishing.stop}
          </button>
        </>
      )}
      <Steps deployment={deployment} />
      {status === "succeeded" && !validate && (
        <>
          <h3>{messages.publishing.remainingWork}</h3>
          <p>{messages.publishing.remainingWorkHelp}</p>
          <ol>
            {remainingWork.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </>
      )}
      <Output deployment={deployment} />
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
  const sentence = isStarting ? messages.publishing.isChecking : deployment && sentenceOf(deployment);
  return (
    <p className="org-builder-publish__status" role="status" data-status={isStarting ? "running" : deployment?.status}>
      {sentence}
    </p>
  );
}
