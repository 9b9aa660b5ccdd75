import type { BlockDefinition } from "../../packages/blocks/src/define/editor.ts";
import { pascalCase } from "./names.ts";
import { origin, propertyMembers } from "./shell-script.ts";

const defaultBase = "reactBlock";

function script(name: string, definition: BlockDefinition): string {
  const base = definition.editor.base ?? defaultBase;
  const hasProperties = Object.keys(definition.properties).length > 0;
  return `import ${pascalCase(base)} from "c/${base}";
${hasProperties ? 'import { api } from "lwc";' : ""}

/**
 * The block \`${name}\`: this component says what the builder set, and \`c/${base}\` does the rest.
 * ${origin(name)}
 */
export default class ${pascalCase(name)} extends ${pascalCase(base)} {
  blockName = "${name}";

${propertyMembers(definition)}}
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
