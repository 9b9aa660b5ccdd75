import { buildApp } from "../react-app/app-assets.ts";
import { defaultAppPrefix } from "../react-app/app-names.ts";
import { writeSampleProject } from "../react-app/sample-project.ts";
import { buildSite } from "../site/built-site.ts";

/** Builds the site once before the end-to-end tests, which start it many times: the local site, and the React app. */
export default async function buildBoth(): Promise<void> {
  await buildSite();
  await buildApp();
  await writeSampleProject(defaultAppPrefix);
}
