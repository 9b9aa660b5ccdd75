import type { Effect, EffectContext } from "../effect.ts";

/** Writing the file of a long page takes longer than a frame, so it waits until a builder pauses. In milliseconds. */
const pause = 400;

/** Notices when a builder pauses. */
export function write<Content>({ dispatch }: EffectContext<Content>): Effect<Content> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ before, after }) => {
    if (before.content === after.content) return;
    clearTimeout(timer);
    timer = setTimeout(() => dispatch({ type: "paused" }), pause);
  };
}
