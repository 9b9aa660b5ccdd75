import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { BlockDefinition } from "../../packages/blocks/src/define/editor.ts";
import { containers, type Container } from "./container-templates.ts";
import { pascalCase } from "./names.ts";
import { origin, propertyMembers } from "./shell-script.ts";

const repository = resolve(import.meta.dirname, "../..");
const defaultBase = "layoutBlock";

/** How Experience Builder learns of drop zones: the last lines of the comment before the class. */
const slotLines = ({ editor }: BlockDefinition): string =>
  (editor.slots ?? []).map(({ name }) => ` * @slot ${name}`).join("\n");

const viewGetter = (model: string): string => `
  get view() {
    return this.draw(${model});
  }
`;

function script(name: string, definition: BlockDefinition, { model }: Container): string {
  const base = definition.editor.base ?? defaultBase;
  return `import ${pascalCase(base)} from "c/${base}";
${model ? `import { ${model} } from "c/layoutModels";\n` : ""}import { api } from "lwc";

/**
 * The block \`${name}\`. Other blocks are dragged into it, so this template draws it, and not React.
 * ${origin(name)}
${slotLines(definition)}
 */
export default class ${pascalCase(name)} extends ${pascalCase(base)} {
  static renderMode = "light";

${propertyMembers(definition)}${model ? viewGetter(model) : ""}}
`;
}

const readStyle = (file: string): string => readFileSync(resolve(repository, file), "utf8");

/** The files of a component around drop zones, without those that every component has. */
export function containerShell(name: string, definition: BlockDefinition): Record<string, string> {
  const container = containers[name];
  if (!container) {
    throw new Error(`${name} has drop zones and no template: add one to scripts/generate/container-templates.ts.`);
  }
  return {
    [`${name}.html`]: container.template,
    [`${name}.js`]: script(name, definition, container),
    [`${name}.css`]: [...container.styles.map(readStyle), container.ownStyle ?? ""].join("\n"),
  };
}
