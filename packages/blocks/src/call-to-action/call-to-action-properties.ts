import { integer, link, oneOf, paragraph, string } from "@travel-design/ui/internal";
import { bannerProperties } from "../parts/banner/banner-properties.ts";

/** Settings of a call to action. */
export const callToActionProperties = {
  eyebrow: string(),
  title: string(),
  text: paragraph(),
  buttonLabel: string(),
  buttonAddress: link(),
  linkLabel: string(),
  linkAddress: link(),
  level: integer({ default: 2, min: 2, max: 3 }),
  surface: oneOf(["plain", "accent"], "plain"),
  ...bannerProperties,
};
