import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { appApiVersion, appNames, appProject, metadataFolder } from "./names.ts";
import { writeBundle, type AppAddress } from "./bundle-files.ts";
import { writeSite } from "./site-files.ts";

const repository = resolve(import.meta.dirname, "../../../..");

/** What a project is generated for. */
export interface AppProjectOptions extends Pick<AppAddress, "prefix"> {
  /** Origin of the site. Default: the environment variable `SITE_ORIGIN`, or an example. */
  origin?: string;
  /** Path of the metadata with the content files, the objects and the Apex classes. Default: that of the repository. */
  forceApp?: string;
  /** Folder of the project, whose content is replaced. Default: `build/react-app`. */
  folder?: string;
}

/** Folders of the LWR site, which the app does not need. */
const siteFolders = new Set(["digitalExperienceConfigs", "digitalExperiences", "lwc", "networks", "sites"]);

const forceIgnore = `# Files of the bundle's folder that are not deployed.
**/.DS_Store
**/*.map
**/*.tsbuildinfo
`;

const projectFile = {
  packageDirectories: [{ path: "force-app", default: true }],
  name: "travel-design-app",
  namespace: "",
  sfdcLoginUrl: "https://login.salesforce.com",
  sourceApiVersion: appApiVersion,
};

/** Copies what handles requests in the org: objects, Apex classes, the queue, the employees' app. */
async function copyMetadata(forceApp: string, output: string): Promise<void> {
  const folders = (await readdir(forceApp)).filter((name) => !siteFolders.has(name) && name !== "staticresources");
  for (const name of folders) await cp(join(forceApp, name), join(output, name), { recursive: true });
  const resources = ["contactRequestCases", "travelDesignRecord"].flatMap((name) => [
    `${name}.json`,
    `${name}.resource-meta.xml`,
  ]);
  for (const name of resources)
    await cp(join(forceApp, "staticresources", name), join(output, "staticresources", name));
}

/**
 * Writes a project that the Salesforce CLI deploys: the app, its site, and what handles requests in the org. The app has to be
 * built before.
 *
 * @throws Error, a sentence per problem of the content files
 */
export async function writeAppProject(options: AppProjectOptions): Promise<void> {
  const {
    prefix,
    origin = process.env.SITE_ORIGIN ?? "https://example.my.site.com",
    forceApp = join(repository, metadataFolder),
    folder = join(repository, appProject),
  } = options;
  const output = join(folder, metadataFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await copyMetadata(forceApp, output);
  writeSite(forceApp, output, prefix);
  await writeBundle(forceApp, join(output, "uiBundles", appNames.app), { origin, prefix });
  await writeFile(join(folder, "sfdx-project.json"), `${JSON.stringify(projectFile, undefined, 2)}\n`);
  await writeFile(join(folder, ".forceignore"), forceIgnore);
}
