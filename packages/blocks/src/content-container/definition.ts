import type { BlockEditor } from "../define/editor.ts";
import { layoutEditor } from "../define/layout-editor.ts";
import { text } from "../define/properties.ts";

export const properties = { title: text(), subtitle: text() };

export const editor = {
  label: "Inhoud met titel",
  description: "Een titel en een ondertitel boven andere blokken.",
  icon: "M9 11h30M9 17h20M9 24h30v14H9z",
  slots: [{ name: "default", description: "What stands under the title." }],
  properties: { title: layoutEditor.title, subtitle: layoutEditor.subtitle },
} satisfies BlockEditor<typeof properties>;
