import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Reports when a panel has finished opening: at once if nothing is animated, otherwise when the animation
 * has ended. A panel that starts open has nothing to wait for.
 *
 * @param ref the panel
 */
export function useSettled(ref: RefObject<Element | null>, open: boolean): boolean {
  const [settled, setSettled] = useState(open);
  useLayoutEffect(() => {
    // jsdom knows no animations; there every panel rests at once.
    const running = open ? (ref.current?.getAnimations?.() ?? []) : [];
    if (!open || running.length === 0) {
      setSettled(open);
      return;
    }
    let current = true;
    void Promise.allSettled(running.map((animation) => animation.finished)).then(() => {
      if (current) setSettled(true);
    });
    return () => {
      current = false;
    };
  }, [ref, open]);
  return open && settled;
}
