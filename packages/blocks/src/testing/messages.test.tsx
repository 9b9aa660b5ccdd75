import { render } from "@testing-library/react";
import { en as controlsInEnglish, MessagesProvider, nl as controlsInDutch } from "@travel-design/ui/messages";
import { isValidElement } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setPageWidth } from "../../../ui/src/media/carousel/carousel-fixture.tsx";
import { en as blocksInEnglish } from "../messages/en.ts";
import { BlockMessagesProvider } from "../messages/messages-context.tsx";
import { nl as blocksInDutch } from "../messages/nl.ts";
import { messageScenes, type MessageScene } from "./message-scenes.tsx";

/** All texts of a language: those of the library and those of the blocks. */
const nl = { ...controlsInDutch, ...blocksInDutch };
const en: typeof nl = { ...controlsInEnglish, ...blocksInEnglish };

beforeEach(() => {
  vi.useFakeTimers();
  setPageWidth(1280);
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)");
});
afterEach(() => {
  vi.useRealTimers();
});

const attributes = ["aria-label", "aria-roledescription", "placeholder", "alt", "title"];

/** Every text that an element shows or that screen readers announce. */
function textsIn(container: HTMLElement): string[] {
  const nodes = [...container.querySelectorAll("*")];
  const shown = nodes.flatMap((node) => [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE));
  return [
    ...shown.map((node) => node.textContent ?? ""),
    ...nodes.flatMap((node) => attributes.map((name) => node.getAttribute(name) ?? "")),
  ].filter((text) => /\p{L}{2}/u.test(text));
}

function textsOf({ element, act }: MessageScene, messages?: typeof nl): string[] {
  const { container, unmount } = render(
    messages ? (
      <MessagesProvider messages={messages}>
        <BlockMessagesProvider messages={messages}>{element}</BlockMessagesProvider>
      </MessagesProvider>
    ) : (
      element
    ),
  );
  act?.(container);
  const texts = textsIn(container);
  unmount();
  return texts;
}

/** All texts that the page passes to a component. */
function givenTexts(value: unknown): string {
  if (typeof value === "string") return value;
  if (isValidElement(value)) return givenTexts(value.props);
  return typeof value === "object" && value !== null ? Object.values(value).map(givenTexts).join("\n") : "";
}

/** Texts that are the same in both languages. */
const sameInBoth = ["Menu"];

describe.each(messageScenes)("$name", (scene) => {
  const given = givenTexts(scene.element).replaceAll(/[*[\]]/g, "");
  const isGiven = (text: string): boolean => text.split(": ").every((part) => given.includes(part));
  const isOwn = (text: string): boolean => !isGiven(text) && !sameInBoth.includes(text) && !/^TD-\w{6}$/.test(text);

  test("shows no text of its own that is the same in Dutch and in English", () => {
    const english = new Set(textsOf(scene, en));
    expect(textsOf(scene, nl).filter((text) => english.has(text) && isOwn(text))).toEqual([]);
  });

  test("is Dutch without a provider", () => {
    expect(textsOf(scene)).toEqual(textsOf(scene, nl));
  });
});

test("no message of the library is one of the blocks", () => {
  expect(Object.keys(controlsInDutch).filter((key) => key in blocksInDutch)).toEqual([]);
});

test("every message is shown by a component", () => {
  const shown = new Set<string>();
  const marked: typeof nl = { ...nl };
  for (const [key, value] of Object.entries(nl)) {
    const mark = `message-${key}`;
    Object.assign(marked, { [key]: typeof value === "function" ? () => mark : mark });
  }
  for (const scene of messageScenes) {
    for (const text of textsOf(scene, marked))
      for (const [, key] of text.matchAll(/message-(\w+)/g)) shown.add(key ?? "");
  }
  expect(Object.keys(nl).filter((key) => !shown.has(key))).toEqual([]);
});
