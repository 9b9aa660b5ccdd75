import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates an empty folder, which is removed when the current test is finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "travel-design-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
