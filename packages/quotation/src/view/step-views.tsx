import { useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Step } from "../model/field.ts";
import type { QuotationPorts } from "../ports.ts";
import { MissingStep } from "./MissingStep.tsx";
import { StepPersonal } from "./StepPersonal.tsx";

type Log = QuotationPorts["log"];

/** The fields of each step. A visitor who only reads the page never fetches the later ones. */
const views = createStore<Partial<Record<Step, ReactNode>>>(() => ({ 1: <StepPersonal /> }));
let fetching: Promise<void> | undefined;

async function fetchOnce(log: Log): Promise<void> {
  try {
    const { StepContact, StepTrip } = await import("./later-steps.ts");
    views.setState({ 2: <StepTrip />, 3: <StepContact /> });
  } catch (error) {
    log("The next step of the form could not be fetched; the form asks the visitor to try again.", error);
    fetching = undefined;
    const missing = <MissingStep onRetry={() => void fetchLaterSteps(log)} />;
    views.setState({ 2: missing, 3: missing });
  }
}

/** Fetches the later steps before they are needed. Logs a failure; the next call tries again. */
export function fetchLaterSteps(log: Log): Promise<void> {
  fetching ??= fetchOnce(log);
  return fetching;
}

/** The fields of a step; nothing while they are being fetched. */
export function useStepView(step: Step, log: Log): ReactNode {
  useEffect(() => {
    if (step > 1) void fetchLaterSteps(log);
  }, [step, log]);
  return useStore(views, (known) => known[step]);
}
