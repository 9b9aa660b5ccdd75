import { buildBuilder } from "../builder/builder-area.ts";
import { buildSite } from "../site/built-site.ts";

/** Builds the site and the page builder once before the end-to-end tests, which start them many times. */
export default async function build(): Promise<void> {
  await buildSite();
  await buildBuilder();
}
