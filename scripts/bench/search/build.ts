// Builds the contestants, and weighs what each adds to a page.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { bundle, keepAll, type BenchPage } from "../bundle.ts";

const here = import.meta.dirname;

/** Who takes part, in the order of the report. */
export const contestantNames = ["limit", "downshift", "search-list"] as const;
export type ContestantName = (typeof contestantNames)[number];

const keep = (file: string): string => keepAll(resolve(here, file));
const keepReact =
  'export { createRoot } from "react-dom/client"; export { use } from "react"; export { jsx } from "react/jsx-runtime";';

const controls = resolve(here, "../../../packages/ui/src/controls");
const keepOtherControls = readdirSync(controls)
  .filter((folder) => folder !== "search-list")
  .map((folder) => keep(`${controls}/${folder}/index.ts`))
  .join("");

/** What a page holds before the contestant comes: React, and for ours the controls that it shares its field parts with. */
const codeBefore: Record<ContestantName, string> = {
  limit: keepReact,
  downshift: keepReact,
  "search-list": keepReact + keepOtherControls,
};

/** What the contestant brings. */
const ownCode: Record<ContestantName, string> = {
  limit: keep("limit.tsx"),
  downshift: keep("downshift.tsx"),
  "search-list": keep(`${controls}/search-list/SearchList.tsx`),
};

const gzipBytes = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Builds a contestant's page. */
export function buildPage(name: ContestantName): Promise<BenchPage> {
  return bundle(keep(`pages/${name}.tsx`));
}

/**
 * What a contestant adds to a page that has React already, and for ours the other controls.
 *
 * @returns bytes of minified script, gzipped
 */
export async function addedBytes(name: ContestantName): Promise<number> {
  const before = await bundle(codeBefore[name]);
  const after = await bundle(codeBefore[name] + ownCode[name]);
  return gzipBytes(after.script) - gzipBytes(before.script);
}
