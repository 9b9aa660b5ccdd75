/** Keeps hidden slides out of reach of the Tab key and of screen readers. */
export interface SlideVisibility {
  /** Shows and hides slides. Call it again after slides were added, removed or reordered. */
  update(isHidden: (slide: number) => boolean): void;
  /** Makes hidden slides visible to the eye while the track moves. */
  reveal(): void;
  destroy(): void;
}

/** Milliseconds without scrolling after which the track counts as at rest. */
const restMs = 300;

/**
 * Creates the visibility of a viewport's slides. A hidden slide is `inert` while the track moves, so that it can be seen
 * passing by, and `hidden="until-found"` at rest, so that the browser's find-in-page finds its text. Browsers without
 * `until-found` keep it `inert`.
 *
 * @param onRest called when the track is at rest, before slides are hidden
 */
export function createSlideVisibility(viewport: HTMLElement, onRest: () => void): SlideVisibility {
  const view = viewport.ownerDocument.defaultView;
  const supportsUntilFound = "onbeforematch" in viewport;
  let timer: number | undefined;
  let frame: number | undefined;

  const cancel = (): void => {
    view?.clearTimeout(timer);
    if (frame !== undefined) view?.cancelAnimationFrame(frame);
  };

  function hideAtRest(): void {
    cancel();
    // The browser remembers the size of a slide after each frame that renders it, so wait for two of them.
    const onNextFrame = (callback: () => void) => () => (frame = view?.requestAnimationFrame(callback));
    const hide = (): void => {
      onRest();
      for (const slide of viewport.children) {
        if (supportsUntilFound && slide.hasAttribute("inert")) hideUntilFound(slide);
      }
    };
    timer = view?.setTimeout(onNextFrame(onNextFrame(hide)), restMs);
  }

  return {
    update(isHidden) {
      for (const [index, slide] of [...viewport.children].entries()) {
        if (!isHidden(index)) show(slide);
        else if (!isHiddenUntilFound(slide) && !slide.hasAttribute("inert")) {
          slide.setAttribute("inert", "");
          hideAtRest();
        }
      }
    },
    reveal() {
      for (const slide of viewport.children) {
        if (!isHiddenUntilFound(slide)) continue;
        show(slide);
        slide.setAttribute("inert", "");
      }
      hideAtRest();
    },
    destroy() {
      cancel();
      for (const slide of viewport.children) show(slide);
    },
  };
}

const isHiddenUntilFound = (slide: Element): boolean => slide.getAttribute("hidden") === "until-found";

/** Such a slide has no content for screen readers, so its empty group is hidden from them too. */
function hideUntilFound(slide: Element): void {
  slide.setAttribute("hidden", "until-found");
  slide.setAttribute("aria-hidden", "true");
  slide.removeAttribute("inert");
}

function show(slide: Element): void {
  for (const name of ["hidden", "aria-hidden", "inert"]) slide.removeAttribute(name);
}
