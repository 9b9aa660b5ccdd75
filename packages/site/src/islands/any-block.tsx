// The script of a page with living blocks other than the request form.
import { catalogue } from "@travel-design/blocks";
import { logToConsole as log } from "../ports/log.ts";
import { pagePorts } from "../ports/page-ports.ts";
import { bringToLife } from "./bring-to-life.tsx";
import { scriptOf } from "./live-blocks.ts";

/** Brings to life every living block of the page that has no script of its own. */
export function begin(): void {
  for (const [name, block] of catalogue) {
    if (scriptOf(name) === "any-block") bringToLife(name, block, { ...pagePorts(window), log });
  }
}
