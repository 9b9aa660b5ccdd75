import type { BlockDefinition } from "../../packages/blocks/src/define/editor.ts";
import { definitionFile, pascalCase } from "./names.ts";

const defaultBase = "reactBlock";

/** Where a component comes from, for whoever opens it. It also marks the component as written by the generator. */
export const origin = (name: string): string =>
  `Written by "npm run generate" from ${definitionFile(name)}: change it there.`;

function script(name: string, { properties, editor }: BlockDefinition): string {
  const base = editor.base ?? defaultBase;
  const names = Object.keys(properties);
  return `import ${pascalCase(base)} from "c/${base}";
${names.length > 0 ? 'import { api } from "lwc";' : ""}

/**
 * The block \`${name}\`. React draws it; this component says what the builder set.
 * ${origin(name)}
 */
export default class ${pascalCase(name)} extends ${pascalCase(base)} {
  blockName = "${name}";

${names.map((property) => `  @api ${property};\n`).join("")}
  get settings() {
    return { ${names.map((property) => `${property}: this.${property}`).join(", ")} };
  }
}
`;
}

/** The condition never fails: reading the settings in the template makes a change of one draw the component again. */
const template = `<template>
  <div lwc:if={settings} lwc:ref="block" lwc:dom="manual"></div>
</template>
`;

const style = `:host {
  display: block;
}
`;

/** The files of a component around a block that React draws, without those that every component has. */
export const leafShell = (name: string, definition: BlockDefinition): Record<string, string> => ({
  [`${name}.html`]: template,
  [`${name}.js`]: script(name, definition),
  [`${name}.css`]: style,
});
