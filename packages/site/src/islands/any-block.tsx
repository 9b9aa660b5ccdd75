// The script of a page with interactive blocks other than the request form.
import { interactiveBlocks } from "@travel-design/blocks";
import { loadStylesheetIn } from "../ports/load-stylesheet.ts";
import { logToConsole as log } from "../ports/log.ts";
import { pagePorts } from "../ports/page-ports.ts";
import { hydrateBlocks } from "./hydrate-blocks.tsx";

/** Hydrates every interactive block of the page that has no script of its own. */
export const start = (): void =>
  hydrateBlocks(interactiveBlocks, { ...pagePorts(window), loadStylesheet: loadStylesheetIn(window), log });
