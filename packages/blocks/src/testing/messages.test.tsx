import { render } from "@testing-library/react";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Button } from "@travel-design/ui";
import { en, MessagesProvider, nl, type Messages, type MessagesProviderProps } from "@travel-design/ui/messages";
import { setPageWidth } from "../../../ui/src/media/carousel/carousel-fixture.tsx";
import { messageScenes, type MessageScene } from "./message-scenes.tsx";

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

function textsOf({ element, act }: MessageScene, messages?: Messages): string[] {
  const { container, unmount } = render(
    messages ? <MessagesProvider messages={messages}>{element}</MessagesProvider> : element,
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

/** Texts that are English on every site, and those that are the same in both languages. */
const sameInBoth = ["Search", "Start typing...", "Loading", "Menu"];

describe.each(messageScenes)("$name", (scene) => {
  const given = givenTexts(scene.element).replaceAll(/[*[\]]/g, "");
  const isGiven = (text: string): boolean => text.split(": ").every((part) => given.includes(part));
  const isOwn = (text: string): boolean =>
    !isGiven(text) && !sameInBoth.includes(text) && !/^(?:List Item \d+|TD-\w{6})$/.test(text);

  test("shows no text of its own that is the same in Dutch and in English", () => {
    const english = new Set(textsOf(scene, en));
    expect(textsOf(scene, nl).filter((text) => english.has(text) && isOwn(text))).toEqual([]);
  });

  test("is Dutch without a provider", () => {
    expect(textsOf(scene)).toEqual(textsOf(scene, nl));
  });
});

test("every message is shown by a component", () => {
  const shown = new Set<string>();
  const marked: Messages = { ...nl };
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

test("English and Dutch have the same keys", () => {
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(nl).toSorted());
});

test("a provider inside another one wins, also on the server", () => {
  const buttons: ReactNode = (
    <MessagesProvider messages={en}>
      <Button />
      <MessagesProvider messages={{ ...nl, buttonLabel: "Ga door" }}>
        <Button />
      </MessagesProvider>
    </MessagesProvider>
  );
  expect(renderToString(buttons).match(/>[^<]+</g)).toEqual([">Click here<", ">Ga door<"]);
});

test("a missing or an unknown message does not compile", () => {
  const { showMore: _showMore, ...incomplete } = nl;
  const rejected: MessagesProviderProps[] = [
    // @ts-expect-error a missing message
    { messages: incomplete, children: "" },
    // @ts-expect-error an unknown message
    { messages: { ...nl, showLess: "Minder tonen" }, children: "" },
    // @ts-expect-error a text where a function is expected
    { messages: { ...nl, stars: "sterren" }, children: "" },
  ];
  expect(rejected).toHaveLength(3);
});
