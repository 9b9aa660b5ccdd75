import { Children, useRef, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import * as messages from "../../messages/index.ts";
import { CarouselControls } from "./CarouselControls.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useCarousel } from "./use-carousel.ts";
import { useHeld } from "./use-held.ts";
import { useTrackPosition } from "./use-track-position.ts";

/** Props of {@link Carousel}; what is not named here goes to the `<section>`. */
export interface CarouselProps extends Omit<ComponentProps<"section">, "children"> {
  /** What the slides are, for readers: "Onze bestemmingen". */
  label: string;
  /** The slides; empty ones are left out, and without any nothing is drawn. */
  slides: readonly ReactNode[];
  /** Moves on every five seconds, unless the visitor is busy with it, hides the page or prefers less motion. */
  autoplay?: boolean | undefined;
  /** White arrows and dots, for a dark ground. */
  colorWhite?: boolean | undefined;
}

/**
 * Slides beside each other, three, two or one at a time by the width of the page: to swipe, to step through with arrows,
 * keys and dots, and to pause. Renders a `<section>`; `ref` is the section.
 *
 * @example
 * <Carousel label="Onze bestemmingen" slides={places.map((place) => <Place key={place.name} {...place} />)} />
 */
export function Carousel(props: CarouselProps): ReactNode {
  const { label, slides, autoplay = true, colorWhite = false, className, ref, ...native } = props;
  const shown = Children.toArray(slides);
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [held, holdHandlers] = useHeld(native);
  const carousel = useCarousel({ root, count: shown.length, autoplay, held });
  const { onScroll, onTakeOver } = useTrackPosition(viewport, carousel.first, carousel.goTo);
  const mergedRef = useMergedRefs(root, ref);

  useArrowKeys({ root, except: viewport, onArrow: carousel.step });
  if (shown.length === 0) return null;
  return (
    <section
      {...native}
      {...holdHandlers}
      ref={mergedRef}
      className={classNames("td-carousel", className)}
      aria-label={label}
      aria-roledescription={messages.carousel}
      data-color={colorWhite ? "white" : undefined}
    >
      <div
        ref={viewport}
        className="td-carousel__viewport"
        role="group"
        aria-label={messages.slides}
        tabIndex={carousel.isStill ? undefined : 0}
        onScroll={onScroll}
        onPointerDown={onTakeOver}
        onTouchMove={onTakeOver}
        onWheel={onTakeOver}
      >
        {shown.map((slide, index) => (
          <div
            key={index}
            className="td-carousel__slide"
            role="group"
            aria-roledescription={messages.slide}
            aria-label={messages.slideOf(index + 1, shown.length)}
            inert={carousel.isOut(index)}
          >
            {slide}
          </div>
        ))}
      </div>
      {!carousel.isStill && <CarouselControls carousel={carousel} count={shown.length} />}
      <output className="td-visually-hidden">{carousel.announcement}</output>
    </section>
  );
}
