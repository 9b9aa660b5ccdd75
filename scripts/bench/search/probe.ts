// Runs in the page: measures from a key to the end of the frame that shows the right rows.
import { fold, type BenchOption } from "./contestant.ts";

/** Milliseconds after which a list that shows other rows is wrong, not slow. */
const longestWait = 30_000;

/** Rows compared: those that a visitor sees. */
const rowsCompared = 4;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves in the task after the current one: called in a frame, after that frame's style, layout and paint. */
function afterThisFrame(): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

function shownLabels(): string {
  const rows = [...document.querySelectorAll("[role=option]")].slice(0, rowsCompared);
  return rows.map((row) => row.textContent).join("|");
}

/** What the page offers to the benchmark. */
export interface Probe {
  /** Says what will be typed next, in an empty or wholly selected field. */
  expect(word: string): void;
  /** Resolves when the last key's result was shown: milliseconds from the key to the end of that frame. */
  shown(): Promise<number>;
}

/**
 * Starts listening for keys.
 *
 * @param options all options: the probe finds for itself what should be shown
 */
export function startProbe(options: readonly BenchOption[]): Probe {
  const rightLabels = (text: string): string => {
    const query = fold(text);
    const matching = options.filter(({ label }) => fold(label).includes(query));
    return matching
      .map(({ label }) => label)
      .slice(0, rowsCompared)
      .join("|");
  };
  let expected: string[] = [];
  let measured: Promise<number> = Promise.reject(
    new Error("The benchmark requested a result before it pressed a key."),
  );
  measured.catch(() => undefined);

  async function measure(pressedAt: number, labels: string | undefined): Promise<number> {
    do {
      await nextFrame();
      if (performance.now() - pressedAt > longestWait)
        throw new Error(`The rows ${labels} were expected, and ${shownLabels()} are shown.`);
    } while (shownLabels() !== labels);
    return (await afterThisFrame()) - pressedAt;
  }
  addEventListener("keydown", (event) => (measured = measure(event.timeStamp, expected.shift())), { capture: true });

  return {
    expect: (word) => (expected = Array.from(word, (_, index) => rightLabels(word.slice(0, index + 1)))),
    shown: () => measured,
  };
}
