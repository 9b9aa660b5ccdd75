import type { LaterSteps } from "../store/effect.ts";
import { PhoneNumber, StepContact, StepTrip, submission } from "./later-steps.ts";

const script = { PhoneNumber, StepContact, StepTrip, submission };

/** The later steps in a build that is one script, which has nothing to fetch. */
export const laterSteps = {
  loaded: (): typeof script | undefined => script,
  load: (): Promise<void> => Promise.resolve(),
} satisfies LaterSteps;
