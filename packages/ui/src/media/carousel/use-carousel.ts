import { useEffectEvent, useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from "react";
import { createCarousel, type CarouselController } from "./carousel-controller.ts";
import { initialCarouselState, type CarouselOptions, type CarouselState } from "./carousel-state.ts";

const noSubscription = () => () => {};

/**
 * Binds a carousel controller to an element of React.
 *
 * @param root rendered as long as the component is
 * @returns the state, and the controller once the element is there
 */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  { slideCount, autoplay, layout }: CarouselOptions,
): [state: CarouselState, controller: CarouselController | undefined] {
  const options = useMemo(() => ({ slideCount, autoplay, layout }), [slideCount, autoplay, layout]);
  const initialState = useMemo(() => initialCarouselState(options), [options]);
  const getInitialState = () => initialState;
  const [controller, setController] = useState<CarouselController>();
  const state = useSyncExternalStore(
    controller?.subscribe ?? noSubscription,
    controller?.getState ?? getInitialState,
    getInitialState,
  );

  const create = useEffectEvent(() => root.current && createCarousel(root.current, options));
  useLayoutEffect(() => {
    const created = create();
    if (!created) return;
    setController(created);
    return () => created.destroy();
  }, []);
  // After every render, because slides may have been added, removed or reordered.
  useLayoutEffect(() => controller?.update(options));

  return [state, controller];
}
