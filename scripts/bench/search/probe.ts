// Runs in the page: renders a contestant, and measures from a key to the end of the frame that shows the right rows.
import { createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { benchOptions, fold, type BenchOption } from "./options.ts";

declare global {
  /** Renders the contestant with a number of options, and starts measuring. */
  var startBench: (count: number) => void;
  /** Says what will be typed next, in an empty or wholly selected field. */
  var expectWord: (word: string) => void;
  /** Resolves when the last key's result was shown: milliseconds from the key to the end of that frame. */
  var lastLatency: () => Promise<number>;
}

/** Rows compared: those that a visitor sees. */
const rowsCompared = 4;
/** Milliseconds after which a list that shows other rows is wrong, not slow. */
const longestWait = 30_000;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves in the task after the current one: called in a frame, after that frame's style, layout and paint. */
const afterThisFrame = (): Promise<number> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  });

const shownLabels = (): string =>
  [...document.querySelectorAll("[role=option]")]
    .slice(0, rowsCompared)
    .map((row) => row.textContent)
    .join("|");

async function measure(pressedAt: number, labels: string | undefined): Promise<number> {
  do {
    await nextFrame();
    if (performance.now() - pressedAt > longestWait)
      throw new Error(`The rows ${labels} were expected, and ${shownLabels()} are shown.`);
  } while (shownLabels() !== labels);
  return (await afterThisFrame()) - pressedAt;
}

/** Makes a page of one contestant: a search field with a list of options while it is open. */
export function startPage(Contestant: (props: { options: readonly BenchOption[] }) => ReactNode): void {
  globalThis.startBench = (count) => {
    const node = document.body.appendChild(document.createElement("main"));
    const options = benchOptions(count);
    flushSync(() => createRoot(node).render(createElement(Contestant, { options })));
    node.querySelector("input")?.focus();
    const rightLabels = (text: string): string => {
      const matching = options.filter(({ label }) => fold(label).includes(fold(text)));
      return matching
        .slice(0, rowsCompared)
        .map(({ label }) => label)
        .join("|");
    };
    let expected: string[] = [];
    let latency: Promise<number>;
    globalThis.expectWord = (word) =>
      (expected = Array.from(word, (_, index) => rightLabels(word.slice(0, index + 1))));
    globalThis.lastLatency = () => latency;
    addEventListener("keydown", (event) => (latency = measure(event.timeStamp, expected.shift())), { capture: true });
  };
}
