import type { BlockDefinition } from "../../packages/blocks/src/define/editor.ts";
import { definitionFile } from "./names.ts";

/** Where a component comes from, for whoever opens it. It also marks the component as written by the generator. */
export const origin = (name: string): string =>
  `Written by "npm run generate" from ${definitionFile(name)}: change it there.`;

/** The part of a component's class that every block has: its properties, and the getter that gathers them. */
export function propertyMembers({ properties }: BlockDefinition): string {
  const names = Object.keys(properties);
  return `${names.map((property) => `  @api ${property};\n`).join("")}
  get settings() {
    return { ${names.map((property) => `${property}: this.${property}`).join(", ")} };
  }
`;
}
