import { useLayoutEffect, useRef, type ReactNode } from "react";
import { chevronLeftIcon, chevronRightIcon, Icon, pauseIcon, playIcon } from "../../icons/index.ts";
import * as messages from "../../messages/index.ts";
import { fewDots } from "./carousel-model.ts";
import type { CarouselState } from "./use-carousel.ts";

/** Props of {@link CarouselControls}. */
export interface CarouselControlsProps {
  carousel: CarouselState;
  count: number;
}

/** Arrows, dots and pause button of a carousel. Renders a `<div>`. */
export function CarouselControls({ carousel, count }: CarouselControlsProps): ReactNode {
  const { index, paused } = carousel;
  return (
    <div className="td-carousel__controls">
      <Arrows carousel={carousel} />
      <div
        className="td-carousel__dots"
        role="group"
        aria-label={messages.chooseSlide}
        data-many={count > fewDots ? "" : undefined}
      >
        {Array.from({ length: count }, (_, slide) => (
          <button
            key={slide}
            className="td-carousel__dot"
            type="button"
            aria-label={messages.toSlide(slide + 1)}
            aria-current={slide === index ? "true" : undefined}
            onClick={() => carousel.goTo(slide)}
          />
        ))}
      </div>
      {carousel.canMove && (
        <button
          className="td-carousel__button td-carousel__pause"
          type="button"
          aria-label={paused ? messages.playCarousel : messages.pauseCarousel}
          onClick={carousel.togglePause}
        >
          <Icon shape={paused ? playIcon : pauseIcon} />
        </button>
      )}
    </div>
  );
}

/** Both arrows; each is there only where it leads somewhere. */
function Arrows({ carousel }: Pick<CarouselControlsProps, "carousel">): ReactNode {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const focused = useRef<"previous" | "next" | undefined>(undefined);
  const { hasPrevious, hasNext } = carousel;

  // The arrow that has the focus may vanish under it: the other one takes over.
  useLayoutEffect(() => {
    if (focused.current === "previous" && !hasPrevious) next.current?.focus();
    if (focused.current === "next" && !hasNext) previous.current?.focus();
  }, [hasPrevious, hasNext]);

  const watch = (name: "previous" | "next") => ({
    onFocus: () => (focused.current = name),
    onBlur: () => (focused.current = undefined),
  });
  return (
    <>
      {hasPrevious && (
        <button
          {...watch("previous")}
          ref={previous}
          className="td-carousel__button td-carousel__previous"
          type="button"
          aria-label={messages.previousSlide}
          onClick={() => carousel.step("previous")}
        >
          <Icon shape={chevronLeftIcon} />
        </button>
      )}
      {hasNext && (
        <button
          {...watch("next")}
          ref={next}
          className="td-carousel__button td-carousel__next"
          type="button"
          aria-label={messages.nextSlide}
          onClick={() => carousel.step("next")}
        >
          <Icon shape={chevronRightIcon} />
        </button>
      )}
    </>
  );
}
