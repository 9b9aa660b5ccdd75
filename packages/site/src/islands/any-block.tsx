// The script of a page with interactive blocks other than the request form.
import { blocks } from "@travel-design/blocks";
import { logToConsole as log } from "../ports/log.ts";
import { pagePorts } from "../ports/page-ports.ts";
import { scriptOf } from "./block-scripts.ts";
import { hydrateBlocks } from "./hydrate-blocks.tsx";

/** Hydrates every interactive block of the page that has no script of its own. */
export function begin(): void {
  hydrateBlocks(
    blocks.filter((block) => scriptOf(block) === "any-block"),
    { ...pagePorts(window), log },
  );
}
