import { Children, isValidElement, useLayoutEffect, type ComponentProps, type Key, type ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useController } from "../../internal/use-controller.ts";
import { useSharedRef } from "../../internal/use-shared-ref.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { layout as layoutMessages, useMessages } from "../../messages/index.ts";
import { CarouselControls } from "./CarouselControls.tsx";
import { createCarousel } from "./carousel-controller.ts";
import { initialCarouselState, type CarouselLayout } from "./carousel-state.ts";

/** Props of {@link Carousel}. All others go to the `<section>`. */
export interface CarouselProps extends Omit<ComponentProps<"section">, "children"> {
  /** What the slides are, for screen readers: "Onze bestemmingen". */
  label: string;
  /** The slides. Empty ones are left out; without any, nothing is rendered. Give each a key if their order may change. */
  slides: readonly ReactNode[];
  /** Moves by itself, unless the visitor interacts with it, hides the page or prefers reduced motion. @default true */
  autoplay?: boolean | undefined;
  /** Milliseconds between two automatic moves, at least 1000. @default 5000 */
  interval?: number | undefined;
  /** The controlled current slide, from 0. Follow `onIndexChange`, or the visitor cannot move. */
  index?: number | undefined;
  /** Called when the visitor, or the carousel itself, moves to another slide. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** White arrows and dots, for a dark background. @default false */
  colorWhite?: boolean | undefined;
  /** `grid` shows all slides in columns on pages wider than 768 pixels. @default "slider" */
  layout?: CarouselLayout | undefined;
}

/**
 * Slides beside each other, three, two or one at a time by the width of the page: to swipe, to step through with arrows,
 * keys and dots, and to pause. Renders a `<section>`; `ref` is the section.
 *
 * @example
 * <Carousel label="Onze bestemmingen" slides={places.map((place) => <Place key={place.name} {...place} />)} />
 */
export function Carousel({ slides, ...props }: CarouselProps): ReactNode {
  const shown = Children.toArray(slides);
  // A component of its own, whose element exists as long as it does: slides may arrive after the carousel.
  return shown.length === 0 ? null : <CarouselWithSlides {...props} slides={shown} />;
}

function CarouselWithSlides(props: CarouselProps): ReactNode {
  const { label, slides, autoplay, interval, index: controlled, onIndexChange, ...others } = props;
  const { colorWhite = false, layout = "slider", className, ref, ...native } = others;
  const options = { slideCount: slides.length, autoplay, layout, interval, index: controlled, onIndexChange };
  const root = useSharedRef(ref);
  const initialState = initialCarouselState(options);
  const [state, controller] = useController(root, (element) => createCarousel(element, options), initialState);
  useWarnings(({ cannotChange }) =>
    controlled === undefined || onIndexChange ? [] : [cannotChange("Carousel", "index", "onIndexChange")],
  );
  // After every render, because slides may have been added, removed or reordered.
  useLayoutEffect(() => controller.current?.update(options));
  const { isSlider, allSlidesVisible, announcement } = state;
  const messages = useMessages(layoutMessages);
  return (
    <section
      {...native}
      ref={root}
      className={classNames("td-carousel", className)}
      {...(isSlider && { "aria-roledescription": messages.carousel, "aria-label": label })}
      data-color={colorWhite ? "white" : undefined}
      data-layout={layout}
      data-slides={slides.length}
    >
      <div
        className="td-carousel__viewport"
        role={isSlider ? "group" : undefined}
        aria-label={isSlider ? messages.slides : undefined}
        tabIndex={isSlider && !allSlidesVisible ? 0 : undefined}
      >
        {slides.map((slide, index) => (
          <div
            key={keyOf(slide) ?? index}
            className="td-carousel__slide"
            {...(isSlider && {
              role: "group",
              "aria-roledescription": messages.slide,
              "aria-label": messages.slideOf(index + 1, slides.length),
            })}
          >
            {slide}
          </div>
        ))}
      </div>
      {!allSlidesVisible && <CarouselControls state={state} controller={controller} count={slides.length} />}
      <output className="td-visually-hidden">{announcement && messages.slidesShown(announcement)}</output>
    </section>
  );
}

const keyOf = (slide: ReactNode): Key | null => (isValidElement(slide) ? slide.key : null);
