// Builds what the comparison of all hosts needs: the cases with their server HTML, and the script of the page.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compileJsx } from "@travel-design/site/jsx";
import { buildReactScript } from "../build-react-script.ts";
import type { ComparedBlock } from "./server.tsx";

/** Every block with its cases, by block name. */
export async function loadComparedBlocks(): Promise<readonly ComparedBlock[]> {
  compileJsx();
  const { comparedBlocks } = await import("./server.tsx");
  return comparedBlocks();
}

/** Writes `hosts.js` and a file of cases per block. */
export async function buildHosts(blocks: readonly ComparedBlock[], outDir: string): Promise<void> {
  for (const block of blocks) writeFileSync(join(outDir, `${block.name}.json`), JSON.stringify(block));
  await buildReactScript({ entry: resolve(import.meta.dirname, "hosts.tsx"), name: "hosts", outDir });
}
