/** What a carousel needs from the page. Tests replace it to control time, width and preferences. */
export interface CarouselEnvironment {
  /** In CSS pixels. */
  getPageWidth(): number;
  isPageHidden(): boolean;
  prefersReducedMotion(): boolean;
  /** Calls `onChange` when one of the above changes, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
  /** Calls `callback` every `milliseconds`, until the returned function is called. */
  repeat(callback: () => void, milliseconds: number): () => void;
}

/** The environment of an element's own page. */
export function pageEnvironment({ ownerDocument: page }: Element): CarouselEnvironment {
  const view = page.defaultView;
  // jsdom has no matchMedia.
  const motionPreference = view?.matchMedia?.("(prefers-reduced-motion: reduce)");
  return {
    getPageWidth: () => view?.innerWidth ?? 0,
    isPageHidden: () => page.hidden,
    prefersReducedMotion: () => motionPreference?.matches ?? false,
    subscribe(onChange) {
      view?.addEventListener("resize", onChange);
      page.addEventListener("visibilitychange", onChange);
      motionPreference?.addEventListener("change", onChange);
      return () => {
        view?.removeEventListener("resize", onChange);
        page.removeEventListener("visibilitychange", onChange);
        motionPreference?.removeEventListener("change", onChange);
      };
    },
    repeat(callback, milliseconds) {
      const timer = view?.setInterval(callback, milliseconds);
      return () => view?.clearInterval(timer);
    },
  };
}
