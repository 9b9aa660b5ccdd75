import { compileJsx } from "@travel-design/site/jsx";
import type { EditableBlock } from "@travel-design/blocks/internal";

/** Loads every block with its words for builders. */
export async function loadEditors(): Promise<readonly EditableBlock[]> {
  compileJsx();
  const { editors } = await import("@travel-design/blocks/editors");
  return editors;
}
