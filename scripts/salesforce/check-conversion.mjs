import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Read when the library loads: it would write a log into the home folder and report its use.
process.env.SF_DISABLE_LOG_FILE = "true";
process.env.SF_DISABLE_TELEMETRY = "true";
const { ComponentSet, MetadataConverter } = createRequire(import.meta.url)("@salesforce/source-deploy-retrieve");

/**
 * Converts all of force-app to what a deployment sends, as the Salesforce CLI does.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {Promise<string[]>} problems
 */
export async function check(project) {
  const output = mkdtempSync(join(tmpdir(), "deployment-"));
  try {
    const components = ComponentSet.fromSource({ fsPaths: [join(project.root, "force-app")] });
    const target = { type: "directory", outputDirectory: output, genUniqueDir: false };
    const { converted = [] } = await new MetadataConverter().convert(components, "metadata", target);
    return missing(project, converted);
  } catch (error) {
    return [`The source does not convert: ${error.message}`];
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** What is not converted is not deployed, and no one is told. */
function missing(project, converted) {
  const names = new Set(converted.map(({ type, fullName }) => `${type.name} ${fullName}`));
  const expected = [
    ...project.metadataOf(".cls-meta.xml").map(({ file, name }) => [file, `ApexClass ${name}`]),
    ...project.metadataOf(".object-meta.xml").map(({ file, name }) => [file, `CustomObject ${name}`]),
    ...project.metadataOf(".permissionset-meta.xml").map(({ file, name }) => [file, `PermissionSet ${name}`]),
    ...project.metadataOf(".resource-meta.xml").map(({ file, name }) => [file, `StaticResource ${name}`]),
    ...project.metadataOf(".js-meta.xml").map(({ file, name }) => [file, `LightningComponentBundle ${name}`]),
    ...project.metadataOf(".network-meta.xml").map(({ file, name }) => [file, `Network ${name}`]),
    ...project.metadataOf(".site-meta.xml").map(({ file, name }) => [file, `CustomSite ${name}`]),
    ...project
      .metadataOf(".digitalExperience-meta.xml")
      .map(({ file, name }) => [file, `DigitalExperienceBundle site/${name}`]),
  ];
  return expected
    .filter(([, component]) => !names.has(component))
    .map(([file, component]) => project.problem(file, `${component} is not part of the deployment.`));
}
