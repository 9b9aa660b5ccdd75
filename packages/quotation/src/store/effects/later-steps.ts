import type { Effect, EffectContext, StartTokens } from "../effect.ts";
import { draftStorageOf, readDraft } from "./draft-storage.ts";
import { TimeoutError, withTimeout } from "./with-timeout.ts";

/** How long the page may take to be opened again, in milliseconds. */
const reloadTimeout = 15_000;

/**
 * Fetches the later steps when the visitor waits for them, and submits the request with the code that comes with them. A deployment during
 * the visit may have removed their script, so the page is reloaded once where the answers survive that.
 */
export function laterSteps(context: EffectContext, tokens: StartTokens): Effect {
  const { ports, settings, laterSteps: steps, dispatch, getState, signal } = context;
  let submit = steps.loaded()?.submission(context, tokens);

  /** Without a stored draft a reload would lose the answers. @returns whether the page is being reloaded */
  const reload = async (): Promise<boolean> => {
    if (!ports.reloadPage || signal.aborted || getState().isReloaded || getState().phase.name !== "loadingStep")
      return false;
    dispatch({ type: "reloadRequested" });
    if (!readDraft(draftStorageOf(ports, settings), ports.clock.now())?.isReloaded) return false;
    return ports.reloadPage();
  };

  const fail = (): void => dispatch({ type: "laterStepsFailed" });

  const load = async (): Promise<void> => {
    try {
      await withTimeout(ports.clock, () => steps.load());
      dispatch({ type: "laterStepsLoaded" });
    } catch (error) {
      ports.log("The next step of the form could not be fetched.", error);
      const isReloading = !(error instanceof TimeoutError) && (await reload().catch(() => false));
      // A visitor may stop the reload.
      if (isReloading) ports.clock.after(reloadTimeout, fail);
      else fail();
    }
  };

  return (transition) => {
    const { before, after, event } = transition;
    if (event.type === "laterStepsLoaded") submit ??= steps.loaded()?.submission(context, tokens);
    submit?.(transition);
    if (after.phase.name === "loadingStep" && before.phase.name !== "loadingStep") void load();
  };
}
