// The steps that can be undone.

/** Content, and what was selected in it. */
export interface Step<Content> {
  content: Content;
  selection: readonly string[];
}

/** Steps before and after the present one. */
export interface History<Content> {
  /** The latest last. */
  past: readonly Step<Content>[];
  /** What was undone, the next one first. */
  future: readonly Step<Content>[];
  /** What the latest edit concerned, until a pause. Further edits of it belong to the same step. */
  group?: string | undefined;
}

export const emptyHistory: History<never> = { past: [], future: [] };

/** Adds a step. @param group what the edit concerns; undefined for a step of its own */
export function record<Content>(
  { past, group: earlier }: History<Content>,
  present: Step<Content>,
  group?: string,
): History<Content> {
  const isSame = group !== undefined && group === earlier;
  return { past: isSame ? past : [...past, present], future: [], group };
}

/** Another step, and the history around it. */
export interface HistoryMove<Content> {
  step: Step<Content>;
  history: History<Content>;
}

/** Goes a step back. Undefined without one. */
export function undo<Content>(
  { past, future }: History<Content>,
  present: Step<Content>,
): HistoryMove<Content> | undefined {
  const step = past.at(-1);
  return step && { step, history: { past: past.slice(0, -1), future: [present, ...future] } };
}

/** Goes a step forward again. Undefined without one. */
export function redo<Content>(
  { past, future }: History<Content>,
  present: Step<Content>,
): HistoryMove<Content> | undefined {
  const [step, ...others] = future;
  return step && { step, history: { past: [...past, present], future: others } };
}
