import { hero } from "../../messages/hero.ts";
import { link } from "../../link/link-properties.ts";
import { paragraph, requiredString, string } from "../../settings/properties.ts";
import { rows } from "../../settings/rows.ts";
import { bannerProperties } from "../banner/banner-properties.ts";

/** Settings of a hero. */
export const heroProperties = {
  eyebrow: string(),
  title: string(),
  lead: paragraph(),
  buttonLabel: string(),
  buttonAddress: link(),
  chooserLabel: requiredString(hero.chooseDestination),
  chooserOptions: rows({ parts: { label: string() }, required: ["label"] }, 250),
  chooserButtonLabel: requiredString(hero.beginTrip),
  ...bannerProperties,
};
