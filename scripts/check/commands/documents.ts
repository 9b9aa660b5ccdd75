import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../../shared/commands.ts";
import { findCommands, type DocumentedCommand } from "./find-commands.ts";

const patterns = ["*.md", "packages/*/README.md", "storybook/**/*.{md,mdx}", "scripts/**/README.md"];

/** Paths of all documents, from the root of the repository. CONTRIBUTING is the first: it creates what other commands name. */
export const documents: readonly string[] = globSync(patterns, {
  cwd: repository,
  exclude: ["**/node_modules/**"],
}).toSorted();

export const commandsIn = (document: string): DocumentedCommand[] =>
  findCommands(readFileSync(join(repository, document), "utf8"));
