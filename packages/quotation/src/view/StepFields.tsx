import { memo, type ReactNode } from "react";
import type { Step } from "../model/field.ts";
import { laterSteps } from "#later-steps";
import { StepPersonal } from "./StepPersonal.tsx";

/** The fields of a step, whose script is loaded. Each renders when its own answer changes. Renders the `<div>` of the step. */
export const StepFields = memo(function StepFields({ step }: { step: Step }): ReactNode {
  const script = laterSteps.loaded();
  if (step === 1) return <StepPersonal />;
  return script && (step === 2 ? <script.StepTrip /> : <script.StepContact />);
});
