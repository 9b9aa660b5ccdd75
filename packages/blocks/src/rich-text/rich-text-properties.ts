import { boolean, markup, oneOf } from "@travel-design/ui/internal";

/** Settings of a rich text. */
export const richTextProperties = { text: markup(), align: oneOf(["left", "center"], "left"), lead: boolean() };
