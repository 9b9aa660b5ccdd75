import { anchorId } from "../../link/link-properties.ts";
import { integer } from "../../settings/number-properties.ts";
import { oneOf, paragraph, string } from "../../settings/properties.ts";

/** Settings of a heading. */
export const headingProperties = {
  eyebrow: string(),
  title: string(),
  lead: paragraph(),
  level: integer({ default: 2, min: 1, max: 3 }),
  align: oneOf(["left", "center"], "left"),
  id: anchorId(),
};
