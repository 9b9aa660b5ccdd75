import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

/**
 * Changes a metadata file of a test's own copy. An edit that changes nothing fails the test: it would prove nothing.
 *
 * @param forceApp path of the copy
 * @param file below it
 */
export function editFile(forceApp: string, file: string, change: (text: string) => string): void {
  const path = join(forceApp, file);
  const text = readFileSync(path, "utf8");
  expect(change(text), "the edit must change the file").not.toBe(text);
  writeFileSync(path, change(text));
}
