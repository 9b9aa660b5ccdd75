import type { ReactNode, RefObject } from "react";
import { chevronLeftIcon, chevronRightIcon, Icon, pauseIcon, playIcon } from "../../icons/index.ts";
import { layout, useMessages } from "../../messages/index.ts";
import type { CarouselController } from "./carousel-controller.ts";
import { fewDots, type CarouselState } from "./carousel-state.ts";

/** Props of {@link CarouselControls}. */
export interface CarouselControlsProps {
  state: CarouselState;
  /** Null until the carousel is interactive. */
  controller: RefObject<CarouselController | null>;
  /** Number of slides. */
  count: number;
}

/** Arrows, dots and pause button of a carousel. Renders a `<div>`. */
export function CarouselControls({ state, controller, count }: CarouselControlsProps): ReactNode {
  const messages = useMessages(layout);
  const { index, hasPrevious, hasNext, canAutoplay, isPaused } = state;
  return (
    <div className="td-carousel__controls">
      {hasPrevious && (
        <button
          className="td-carousel__button td-carousel__previous"
          type="button"
          aria-label={messages.previousSlide}
          onClick={() => controller.current?.previous()}
        >
          <Icon shape={chevronLeftIcon} />
        </button>
      )}
      {hasNext && (
        <button
          className="td-carousel__button td-carousel__next"
          type="button"
          aria-label={messages.nextSlide}
          onClick={() => controller.current?.next()}
        >
          <Icon shape={chevronRightIcon} />
        </button>
      )}
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
            tabIndex={slide === index ? 0 : -1}
            aria-label={messages.toSlide(slide + 1)}
            aria-current={slide === index ? "true" : undefined}
            onClick={() => controller.current?.goTo(slide)}
          />
        ))}
      </div>
      {canAutoplay && (
        <button
          className="td-carousel__button td-carousel__pause"
          type="button"
          aria-label={isPaused ? messages.playCarousel : messages.pauseCarousel}
          onClick={() => (isPaused ? controller.current?.play() : controller.current?.pause())}
        >
          <Icon shape={isPaused ? playIcon : pauseIcon} />
        </button>
      )}
    </div>
  );
}
