import type { LaterSteps } from "../store/effect.ts";

let script: typeof import("./later-steps.ts") | undefined;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    script = await import("./later-steps.ts");
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
