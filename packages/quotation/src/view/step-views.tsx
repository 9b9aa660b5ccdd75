import { useEffect, type ReactNode } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Step } from "../model/fields.ts";
import type { QuotationPorts } from "../ports.ts";
import { MissingStep } from "./MissingStep.tsx";
import { StepPersonal } from "./StepPersonal.tsx";

type Log = QuotationPorts["log"];

/** Each step as it is drawn; whoever only reads the page never fetches the later ones. */
const views = createStore<Partial<Record<Step, ReactNode>>>(() => ({ 1: <StepPersonal /> }));
let fetching: Promise<void> | undefined;

async function fetchOnce(log: Log): Promise<void> {
  try {
    const { StepContact, StepTrip } = await import("./later-steps.ts");
    views.setState({ 2: <StepTrip />, 3: <StepContact /> });
  } catch (error) {
    log("The form's next step could not be fetched; the visitor is told to try again.", error);
    views.setState({ 2: <MissingStep />, 3: <MissingStep /> });
    fetching = undefined;
  }
}

/**
 * Fetches what draws the later steps, so that they are there when they are asked for.
 *
 * @param log told when they cannot be had; the next call tries again
 */
export function fetchLaterSteps(log: Log): Promise<void> {
  fetching ??= fetchOnce(log);
  return fetching;
}

/** A step as it is drawn; nothing while it is on its way. */
export function useStepView(step: Step, log: Log): ReactNode {
  useEffect(() => {
    if (step > 1) void fetchLaterSteps(log);
  }, [step, log]);
  return useStore(views, (known) => known[step]);
}
