import { bundleName } from "../../packages/blocks/src/define/bundle-name.ts";
import type { EditableBlock } from "../../packages/blocks/src/define/editor.ts";
import { pathName } from "../../packages/ui/src/settings/parse-settings.ts";
import { blocksFolder } from "./block-folders.ts";

/** @example pascalCase("tdGrid") // "TdGrid" */
const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** @example kebabCase("slotsBlock") // "slots-block" */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Marks a bundle as written by the generator. */
export const generatedMark = 'Written by "npm run generate" from';

/** The names of a bundle's properties. A picture has two: its key in the content store, and the path of a file. */
export const fieldNames = ({ properties }: EditableBlock["block"]): string[] =>
  Object.entries(properties).flatMap(([name, { kind }]) => (kind === "image" ? [name, pathName(name)] : [name]));

/** Options of {@link bundleScript}. */
export interface BundleScriptOptions {
  editable: EditableBlock;
  /** The bundle of the base class. */
  base: string;
  imports?: string;
  /** Members of the class before its properties. */
  members: string;
}

/**
 * The script of a bundle. Experience Builder reads drop zones from the comment before the class, and expects nothing else in it,
 * so everything else is said at the top of the file.
 */
export function bundleScript({ editable: { block }, base, imports = "", members }: BundleScriptOptions): string {
  const names = fieldNames(block);
  const slots = block.slots.map((name) => ` * @slot ${name}\n`).join("");
  return `// The block \`${block.name}\`. ${generatedMark} ${blocksFolder}/${kebabCase(block.name)}: change it there.
import ${pascalCase(base)} from "c/${base}";
${imports}${names.length > 0 ? 'import { api } from "lwc";\n' : ""}
${slots && `/**\n${slots} */\n`}export default class ${pascalCase(bundleName(block.name))} extends ${pascalCase(base)} {
${members}
${names.map((name) => `  @api ${name};\n`).join("")}
  get settings() {
    return { ${names.map((name) => `${name}: this.${name}`).join(", ")} };
  }
}
`;
}
