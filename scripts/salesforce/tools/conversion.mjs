import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foldersWithoutSite } from "../../deploy/source-folders.ts";
import { metadataOf } from "../metadata.ts";
import { problemIn, sourceFolder } from "../source-tree.ts";

// The library reads these when it loads: it would write a log into the home folder, and report its use.
process.env.SF_DISABLE_LOG_FILE = "true";
process.env.SF_DISABLE_TELEMETRY = "true";
const { ComponentSet, MetadataConverter } = createRequire(import.meta.url)("@salesforce/source-deploy-retrieve");

/** Types of a site's own components. */
const siteTypes = /^(?:CustomSite|Network|DigitalExperience\w*)$/;

/** Converts to what a deployment sends, as the Salesforce CLI does. @returns the components */
async function convert(paths, output) {
  const components = ComponentSet.fromSource({ fsPaths: paths });
  const target = { type: "directory", outputDirectory: output, genUniqueDir: false };
  const { converted = [] } = await new MetadataConverter().convert(components, "metadata", target);
  return converted;
}

/** Converts all of force-app, and what a deployment of the blocks alone sends. */
export async function check({ root, source }) {
  const output = mkdtempSync(join(tmpdir(), "deployment-"));
  const metadata = join(root, sourceFolder);
  try {
    const all = await convert([join(root, "force-app")], join(output, "site"));
    const folders = foldersWithoutSite(metadata).map((folder) => join(metadata, folder));
    const blocks = await convert(folders, join(output, "blocks"));
    return [...findMissing(source, all), ...findSiteMembers(all, blocks)];
  } catch (error) {
    return [`The source does not convert: ${error.message}`];
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** Without the site, a deployment sends no component of a site, and every other one. */
function findSiteMembers(all, blocks) {
  const keyOf = ({ type, fullName }) => `${type.name} ${fullName}`;
  const sent = new Set(blocks.map(keyOf));
  return all
    .filter((component) => siteTypes.test(component.type.name) === sent.has(keyOf(component)))
    .map(
      (component) =>
        `A deployment of the blocks alone is wrong about ${keyOf(component)}; correct scripts/deploy/source-folders.ts.`,
    );
}

/** Metadata types by the suffix of their files. */
const types = {
  ".cls-meta.xml": "ApexClass",
  ".digitalExperience-meta.xml": "DigitalExperienceBundle site/",
  ".flexipage-meta.xml": "FlexiPage",
  ".js-meta.xml": "LightningComponentBundle",
  ".network-meta.xml": "Network",
  ".object-meta.xml": "CustomObject",
  ".permissionset-meta.xml": "PermissionSet",
  ".queue-meta.xml": "Queue",
  ".resource-meta.xml": "StaticResource",
  ".site-meta.xml": "CustomSite",
  ".uibundle-meta.xml": "UIBundle",
};

/** What is not converted is not deployed, and no tool reports it. */
function findMissing(source, converted) {
  const names = new Set(converted.map(({ type, fullName }) => `${type.name} ${fullName}`));
  return Object.entries(types).flatMap(([suffix, type]) =>
    metadataOf(source, suffix)
      .map(({ path, name }) => [path, type.endsWith("/") ? type + name : `${type} ${name}`])
      .filter(([, component]) => !names.has(component))
      .map(([path, component]) =>
        problemIn(path, `${component} is not part of the deployment; check its folder and name.`),
      ),
  );
}
