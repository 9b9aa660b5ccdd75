import { existsSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { blockFiles } from "./block-templates.ts";
import { containerFiles } from "./container-templates.ts";
import type { Plan } from "./plan.ts";
import type { Names } from "./names.ts";
import { UsageError } from "./usage-error.ts";

/** Names that the files of a block declare or import themselves. */
const usedNames = "choice, expect, ports, render, screen, settings, slots, string, test, title";
const slotName = /^[a-z][A-Za-z0-9]*$/;

/** Whether the files of a block can declare a variable with this name. An async function reserves `await`, like a module. */
function canDeclare(name: string): boolean {
  try {
    compileFunction(`"use strict"; async () => { let ${usedNames}, ${name}; }`);
    return true;
  } catch {
    return false;
  }
}

/**
 * The files of a new block.
 *
 * @param slot name of the drop zone, for a container
 * @throws UsageError if the name is taken or cannot be used
 */
export function planBlock(repository: string, names: Names, slot?: string): Plan {
  const { camel, kebab, pascal, words } = names;
  const folder = `packages/blocks/src/${kebab}`;
  const bundle = `force-app/main/default/lwc/td${pascal}`;
  const taken = [folder, bundle].find((path) => existsSync(join(repository, path)));
  if (taken) throw new UsageError(`${taken} exists already: choose another name, or change that block.`);
  if (!canDeclare(camel)) throw new UsageError(`"${camel}" is reserved in code: choose a name of two words.`);
  if (slot !== undefined && !slotName.test(slot)) {
    throw new UsageError(`"${slot}" is not a valid slot: use letters and digits, as in content.`);
  }
  const files = slot === undefined ? blockFiles(names) : containerFiles(names, slot);
  return {
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${kebab}${file}`, text])),
    nextSteps: [
      `Write its Dutch words in ${folder}/${kebab}.editor.ts, and the settings of its story.`,
      `See it: npm run storybook, then Blocks, ${words}.`,
      `Test it: npx vitest run --project unit ${folder}`,
      "After each change of properties, slots or words: npm run generate. CONTRIBUTING.md describes the rest.",
    ],
  };
}
