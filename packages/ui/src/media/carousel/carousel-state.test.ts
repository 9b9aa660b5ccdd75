import { expect, test } from "vitest";
import { carouselState, type CarouselInputs, type Playback } from "./carousel-state.ts";
import { blocksAutoplay, type Interaction } from "./interaction.ts";

const state = (changes: Partial<CarouselInputs>) =>
  carouselState({
    options: { slideCount: 5 },
    index: 0,
    announcement: undefined,
    pageWidth: 1280,
    prefersReducedMotion: false,
    ...changes,
  });

test.each([
  [1920, 3],
  [1201, 3],
  [1200, 2],
  [769, 2],
  [768, 1],
  [375, 1],
  [0, 1],
  [Number.NaN, 1],
])("a page of %d pixels shows %d slides", (pageWidth, visible) => {
  expect(state({ pageWidth }).visibleCount).toBe(visible);
});

test.each([
  [0, 0, false, true],
  [1, 1, true, true],
  [2, 2, true, false],
  [4, 2, true, false],
])("at %d of five slides the first visible one is %d", (index, firstVisible, hasPrevious, hasNext) => {
  expect(state({ index })).toMatchObject({ index, firstVisible, hasPrevious, hasNext });
});

test.each([0, 1, 3])("%d slides are all visible, so that nothing moves", (slideCount) => {
  expect(state({ options: { slideCount } })).toMatchObject({
    allSlidesVisible: true,
    firstVisible: 0,
    hasNext: false,
    canAutoplay: false,
  });
});

test.each<[string, Partial<CarouselInputs>, boolean]>([
  ["by default", {}, true],
  ["while paused", { playback: "paused" }, true],
  ["without autoplay", { options: { slideCount: 5, autoplay: false } }, false],
  ["in a grid", { options: { slideCount: 5, layout: "grid" } }, false],
  ["under reduced motion", { prefersReducedMotion: true }, false],
])("whether it may move by itself %s: %j", (_case, changes, can) => {
  expect(state(changes).canAutoplay).toBe(can);
});

const untouched: Interaction = { isHovered: false, isTouched: false, hasFocus: false, hasFocusInSlide: false };

test.each<[Partial<Interaction>, Playback | undefined, blocks: boolean]>([
  [{}, undefined, false],
  [{ isHovered: true }, undefined, true],
  [{ hasFocus: true }, undefined, true],
  [{ isHovered: true, hasFocus: true }, "playing", false],
  [{ isTouched: true }, "playing", true],
  [{ hasFocus: true, hasFocusInSlide: true }, "playing", true],
])("whether the visitor with %j stops a carousel that plays with %s: %j", (changes, playback, blocks) => {
  expect(blocksAutoplay({ ...untouched, ...changes }, playback)).toBe(blocks);
});
