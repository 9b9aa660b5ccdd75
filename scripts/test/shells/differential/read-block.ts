import { readFileSync } from "node:fs";
import { join } from "node:path";
import { output } from "../folders.ts";
import type { ComparedBlock } from "./server.tsx";

/** Reads a block with its cases, as the build wrote it. */
export function readBlock(name: string): ComparedBlock {
  const block: ComparedBlock = JSON.parse(readFileSync(join(output, `${name}.json`), "utf8"));
  return block;
}
