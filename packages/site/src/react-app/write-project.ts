import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { appApiVersion, appNames, metadataFolder, siteNames } from "./names.ts";
import { writeBundle, type AppAddress } from "./bundle-files.ts";
import { writeSite, type AppSiteValues } from "./site-files.ts";

/** What a project is generated for. */
export interface AppProjectOptions extends AppAddress, AppSiteValues {
  /** Path of the metadata with the content files, the objects and the Apex classes. */
  forceApp: string;
  /** Folder of the project. Its content is replaced. */
  folder: string;
  /** The org has the queue of requests. Deploying it may replace its members, so it is left out. */
  hasQueue: boolean;
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
async function copyMetadata({ forceApp, hasQueue }: AppProjectOptions, output: string): Promise<void> {
  const folders = (await readdir(forceApp)).filter((name) => !siteFolders.has(name) && name !== "staticresources");
  for (const name of folders) await cp(join(forceApp, name), join(output, name), { recursive: true });
  const testData = ["contactRequestCases.json", "contactRequestCases.resource-meta.xml"];
  for (const name of testData) await cp(join(forceApp, "staticresources", name), join(output, "staticresources", name));
  if (hasQueue) await rm(join(output, "queues", `${siteNames.queue}.queue-meta.xml`));
}

/**
 * Writes a project that the Salesforce CLI deploys: the app, its site, and what handles requests in the org. The app has to be
 * built before.
 *
 * @throws Error, a sentence per problem of the content files
 */
export async function writeAppProject(options: AppProjectOptions): Promise<void> {
  const { forceApp, folder } = options;
  const output = join(folder, metadataFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await copyMetadata(options, output);
  writeSite(forceApp, output, options);
  await writeBundle(forceApp, join(output, "uiBundles", appNames.app), options);
  await writeFile(join(folder, "sfdx-project.json"), `${JSON.stringify(projectFile, undefined, 2)}\n`);
  await writeFile(join(folder, ".forceignore"), forceIgnore);
}
