import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefCallback } from "react";
import { createCarousel, type CarouselController } from "./carousel-controller.ts";
import { initialCarouselState, type CarouselOptions, type CarouselState } from "./carousel-state.ts";

const noSubscription = () => () => {};

/** State and controller of a rendered carousel. */
export interface CarouselBinding {
  state: CarouselState;
  /** Undefined until the element exists. */
  controller: CarouselController | undefined;
  /** Ref of the viewport, not of the root, because callers may replace the ref of the root. */
  viewportRef: RefCallback<Element>;
}

/** Binds a carousel controller to rendered elements. */
export function useCarousel({ slideCount, autoplay, layout }: CarouselOptions): CarouselBinding {
  const options = useMemo(() => ({ slideCount, autoplay, layout }), [slideCount, autoplay, layout]);
  const [firstOptions] = useState(options);
  const [controller, setController] = useState<CarouselController>();
  const initialState = useMemo(() => initialCarouselState(options), [options]);
  const getInitialState = () => initialState;
  const state = useSyncExternalStore(
    controller?.subscribe ?? noSubscription,
    controller?.getState ?? getInitialState,
    getInitialState,
  );

  const viewportRef = useCallback(
    (viewport: Element | null) => {
      if (!viewport?.parentElement) return;
      const created = createCarousel(viewport.parentElement, firstOptions);
      setController(created);
      return () => created.destroy();
    },
    [firstOptions],
  );
  // After every render, because slides may have been added, removed or reordered.
  useLayoutEffect(() => controller?.update(options));

  return { state, controller, viewportRef };
}
