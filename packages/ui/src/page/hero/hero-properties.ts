import { hero } from "../../messages/hero.ts";
import { link } from "../../link/link-properties.ts";
import { paragraph, requiredString, string } from "../../settings/properties.ts";
import { bannerProperties } from "../banner/banner-properties.ts";

/** Settings of a hero. */
export const heroProperties = {
  eyebrow: string(),
  title: string(),
  lead: paragraph(),
  buttonLabel: string(),
  buttonAddress: link(),
  chooserLabel: requiredString(hero.chooseDestination),
  chooserOptions: string(),
  chooserButtonLabel: requiredString(hero.beginTrip),
  ...bannerProperties,
};
