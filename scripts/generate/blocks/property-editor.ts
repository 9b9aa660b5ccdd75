import type { EditableBlock, PropertyEditor } from "@travel-design/blocks/internal";

/**
 * What builders read about a property.
 *
 * @throws Error if it has no words, which is a type error too
 */
export function propertyEditorOf({ block, editor }: EditableBlock, name: string): PropertyEditor {
  const words = editor.properties[name];
  if (!words)
    throw new Error(
      `The property ${name} of the block ${block.name} has no words for builders: add a label to its editor.`,
    );
  return words;
}
