import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { SideText } from "../../side-text/SideText.tsx";
import { TravelerStories } from "../../traveler-stories/TravelerStories.tsx";
import "../../../../ui/src/style.css";
import "../../style.css";

const stories = [1, 2].map((step) => ({
  rating: 5,
  review: `Verhaal ${step}`,
  client: "Noor",
  date: "mei",
  storyId: step,
}));

/** Mounts a block in a React root of its own, as a page does. */
function mount(block: ReactNode, marginTop: number): HTMLElement {
  const node = document.body.appendChild(document.createElement("div"));
  node.style.marginBlockStart = `${marginTop}px`;
  const root = createRoot(node);
  root.render(block);
  onTestFinished(() => {
    root.unmount();
    node.remove();
  });
  return node;
}

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** The frame in which each element contains a text. */
async function framesUntil(texts: readonly (readonly [HTMLElement, string])[]): Promise<number[]> {
  const frames = texts.map(() => 0);
  for (let count = 1; frames.includes(0) && count < 600; count += 1) {
    await frame();
    texts.forEach(([element, text], index) => {
      if (!frames[index] && element.textContent.includes(text)) frames[index] = count;
    });
  }
  return frames;
}

/** Two blocks that follow the form, after they have learned whether they are on the screen. */
async function mountListeners(marginTop: number): Promise<[HTMLElement, HTMLElement]> {
  const sideText = mount(<SideText title1="Stap een" title2="Stap twee" />, marginTop);
  const shownStory = mount(<TravelerStories stories={stories} />, 0);
  await framesUntil([
    [sideText, "Stap een"],
    [shownStory, "Verhaal 1"],
  ]);
  for (let count = 0; count < 5; count += 1) await frame();
  return [sideText, shownStory];
}

const fadesOf = (element: HTMLElement): number => element.getAnimations({ subtree: true }).length;

test("blocks that follow the form change in the same frame, and fade in on the screen", async () => {
  const [sideText, shownStory] = await mountListeners(0);
  expect([fadesOf(sideText), fadesOf(shownStory)]).toEqual([0, 0]);
  dispatchWindowEvent(sideText, windowEventNames.stepChange, { step: 2 });
  const [first, second] = await framesUntil([
    [sideText, "Stap twee"],
    [shownStory, "Verhaal 2"],
  ]);
  expect(first).toBeGreaterThan(0);
  expect(second).toBe(first);
  expect([fadesOf(sideText), fadesOf(shownStory)]).toEqual([1, 1]);
});

test("blocks far from the screen change when they come close, without an animation", async () => {
  const [sideText, shownStory] = await mountListeners(5000);
  dispatchWindowEvent(sideText, windowEventNames.stepChange, { step: 3 });
  dispatchWindowEvent(sideText, windowEventNames.stepChange, { step: 2 });
  for (let count = 0; count < 60; count += 1) await frame();
  expect([sideText.textContent, shownStory.textContent]).toEqual([
    expect.stringContaining("Stap een"),
    expect.stringContaining("Verhaal 1"),
  ]);
  sideText.scrollIntoView();
  await framesUntil([
    [sideText, "Stap twee"],
    [shownStory, "Verhaal 2"],
  ]);
  expect(sideText.textContent).toContain("Stap twee");
  expect([fadesOf(sideText), fadesOf(shownStory)]).toEqual([0, 0]);
});

test("a block that is changed twice at once shows the latest step", async () => {
  const [sideText] = await mountListeners(0);
  dispatchWindowEvent(sideText, windowEventNames.stepChange, { step: 2 });
  dispatchWindowEvent(sideText, windowEventNames.stepChange, { step: 1 });
  for (let count = 0; count < 60; count += 1) await frame();
  expect(sideText.textContent).toContain("Stap een");
});

test("a block changes after the page has scrolled, and not while it does", async () => {
  const [sideText] = await mountListeners(400);
  sideText.style.marginBlockEnd = "3000px";
  window.scrollTo({ top: 400, behavior: "instant" });
  for (let count = 0; count < 5; count += 1) await frame();
  dispatchWindowEvent(sideText, windowEventNames.stepChange, { step: 2 });
  window.scrollTo({ top: 100, behavior: "smooth" });
  const positions = new Set<number>();
  for (; !sideText.textContent.includes("Stap twee"); await frame()) positions.add(window.scrollY);
  expect(positions.size).toBeGreaterThan(5);
  expect(window.scrollY).toBe(100);
});
