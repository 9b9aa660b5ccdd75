import { link, paragraph, requiredString, rows, string } from "@travel-design/ui/internal";
import { hero } from "../messages/hero.ts";
import { bannerProperties } from "../parts/banner/banner-properties.ts";

/** Settings of a hero. */
export const heroProperties = {
  eyebrow: string(),
  title: string(),
  lead: paragraph(),
  buttonLabel: string(),
  buttonAddress: link(),
  linkLabel: string(),
  linkAddress: link(),
  chooserLabel: requiredString(hero.chooseDestination),
  chooserOptions: rows({ parts: { label: string() }, required: ["label"] }, 250),
  chooserButtonLabel: requiredString(hero.beginTrip),
  ...bannerProperties,
};
