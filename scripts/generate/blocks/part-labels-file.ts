import type { EditableBlock } from "@travel-design/blocks/internal";
import { propertyEditorOf } from "./property-editor.ts";

/**
 * A file with the names of the parts of lists, for programs that cannot load the views beside the editors.
 *
 * @throws Error if a part has no name
 */
export function partLabelsFile(editors: readonly EditableBlock[]): string {
  const labels = editors.flatMap((editable) =>
    Object.entries(editable.block.properties).flatMap(([name, { expected }]): [string, object][] => {
      if (expected.format !== "rows") return [];
      const { parts = {} } = propertyEditorOf(editable, name);
      const missing = expected.parts.find((part) => !parts[part.name]);
      if (missing)
        throw new Error(
          `The part ${missing.name} of ${name} of the block ${editable.block.name} has no name for builders: add it to parts in its editor.`,
        );
      return [[`${editable.block.definition} ${name}`, parts]];
    }),
  );
  return `// Written by "npm run generate" from the editors of the blocks.

/** What builders call the parts of lists, by component and property. */
export const partLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(labels))};
`;
}
