import { anchorId, integer, oneOf, paragraph, string } from "@travel-design/ui/internal";

/** Settings of a heading. */
export const headingProperties = {
  eyebrow: string(),
  title: string(),
  lead: paragraph(),
  level: integer({ default: 2, min: 1, max: 3 }),
  align: oneOf(["left", "center"], "left"),
  id: anchorId(),
};
