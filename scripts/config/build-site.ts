import { buildBuilder } from "../builder/builder-area.ts";
import { buildApp } from "../react-app/app-assets.ts";
import { defaultAppPrefix } from "../react-app/app-names.ts";
import { writeSampleProject } from "../react-app/sample-project.ts";
import { buildSite } from "../site/built-site.ts";

/** Builds once what the end-to-end tests start many times: the local site, the React app and the page builder. */
export default async function buildAll(): Promise<void> {
  await buildSite();
  await buildApp();
  await writeSampleProject(defaultAppPrefix);
  await buildBuilder();
}
