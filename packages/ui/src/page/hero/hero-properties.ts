import { page } from "../../messages/page.ts";
import { link } from "../../link/link-properties.ts";
import { requiredString, string } from "../../settings/properties.ts";
import { bannerProperties } from "../banner/banner-properties.ts";

/** Settings of a hero. */
export const heroProperties = {
  eyebrow: string(),
  title: string(),
  lead: string(),
  buttonLabel: string(),
  buttonAddress: link(),
  chooserLabel: requiredString(page.chooseDestination),
  chooserOptions: string(),
  chooserButtonLabel: requiredString(page.beginTrip),
  ...bannerProperties,
};
