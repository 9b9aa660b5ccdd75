import type { LaterSteps } from "../store/effect.ts";

let script: Pick<typeof import("./later-steps.ts"), "StepContact" | "StepTrip" | "submission"> | undefined;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    const { StepContact, StepTrip, submission } = await import("./later-steps.ts");
    script = { StepContact, StepTrip, submission };
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** The script with the later steps, which all forms of a page share. */
export const laterSteps = {
  loaded: () => script,
  load: () => (loading ??= load()),
} satisfies LaterSteps;
