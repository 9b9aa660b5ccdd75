import { boolean, oneOf, string } from "../../settings/properties.ts";

/** Settings of a rich text. */
export const richTextProperties = { text: string(), align: oneOf(["left", "center"], "left"), lead: boolean() };
