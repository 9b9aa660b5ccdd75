import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import type { Contestant } from "./contestant.ts";
import { benchOptions } from "./labels.ts";
import { startProbe, type Probe } from "./probe.ts";

declare global {
  /** Renders the contestant with a number of options and starts measuring. */
  var startBench: (count: number) => void;
  var probe: Probe;
}

/** Makes a page of one contestant; the benchmark then calls `startBench` in it. */
export function startPage(contestant: Contestant): void {
  globalThis.startBench = (count) => {
    const node = document.body.appendChild(document.createElement("main"));
    const options = benchOptions(count);
    flushSync(() => createRoot(node).render(createElement(contestant, { options })));
    globalThis.probe = startProbe(options);
    node.querySelector("input")?.focus();
  };
}
