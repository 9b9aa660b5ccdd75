import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeProblem } from "../errors.ts";

/**
 * Writes a file so that it is either the old one or the new one at any time, also after a crash.
 *
 * @throws BuilderError that says why it cannot be written
 */
export function writeFile(path: string, content: string | Buffer): void {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, content, { flag: "wx", flush: true });
    renameSync(temporary, path);
  } catch (error) {
    try {
      rmSync(temporary, { force: true });
    } catch {
      // The first error says more.
    }
    throw writeProblem(error);
  }
}

/** Removes what a crash left of {@link writeFile}, anywhere in a folder. */
export function removeUnfinishedFiles(folder: string): void {
  for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (/\.[0-9a-f-]{36}\.tmp$/.test(name)) rmSync(join(parentPath, name), { force: true });
}
