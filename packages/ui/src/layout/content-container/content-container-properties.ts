import { integer } from "../../settings/number-properties.ts";
import { paragraph, string } from "../../settings/properties.ts";

/** Settings of a content-block container. */
export const contentContainerProperties = {
  title: string(),
  subtitle: paragraph(),
  level: integer({ default: 2, min: 1, max: 2 }),
};
