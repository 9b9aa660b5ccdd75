import type { EditableBlock, PropertyEditor } from "@travel-design/blocks/internal";

/**
 * What builders read about a property.
 *
 * @throws Error if it has no words, which is a type error too, or if a part of its rows has no name
 */
export function propertyEditorOf({ block, editor }: EditableBlock, name: string): PropertyEditor {
  const words = editor.properties[name];
  if (!words)
    throw new Error(
      `The property ${name} of the block ${block.name} has no words for builders: add a label to its editor.`,
    );
  const expected = block.properties[name]?.expected;
  const parts = expected?.format === "rows" ? expected.parts : [];
  const missing = parts.find((part) => !words.parts?.[part.name]);
  if (missing)
    throw new Error(
      `The part ${missing.name} of ${name} of the block ${block.name} has no name for builders: add it to parts in its editor.`,
    );
  return words;
}
