import type { BlockEditor } from "../define/editor.ts";
import { text } from "../define/properties.ts";

export const properties = { specialists: text("[]") };

export const editor = {
  label: "Lijst van reisspecialisten",
  description: "Alle specialisten naast elkaar, zoveel als er passen.",
  icon: "M15 12a5 5 0 1 0 .1 0M6 36c0-8 4-10 9-10s9 2 9 10M33 12a5 5 0 1 0 .1 0M28 27c6-2 14-1 14 9",
  properties: {
    specialists: {
      label: "Specialisten",
      description:
        'JSON: [{"title":"Anna","description":"Japan","specialistEmail":"anna@example.com","image":"/foto.jpg"}]',
    },
  },
} satisfies BlockEditor<typeof properties>;
