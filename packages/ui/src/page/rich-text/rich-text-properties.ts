import { boolean, markup, oneOf } from "../../settings/properties.ts";

/** Settings of a rich text. */
export const richTextProperties = { text: markup(), align: oneOf(["left", "center"], "left"), lead: boolean() };
