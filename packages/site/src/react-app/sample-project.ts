import { join, resolve } from "node:path";
import { appProject, metadataFolder } from "./names.ts";
import { writeAppProject, type AppProjectOptions } from "./write-project.ts";

const repository = resolve(import.meta.dirname, "../../../..");

/** What differs by org in a project. */
export type ProjectValues = Omit<AppProjectOptions, "forceApp" | "folder">;

/** The folder of the project, and that of the metadata. Defaults: those of the repository. */
type SampleFolders = Pick<AppProjectOptions, "folder" | "forceApp">;

/** Origin in a project without the values of an org. */
export const sampleOrigin = "https://example.my.site.com";

/** The values of a project without an org. */
export const sampleValues = (prefix: string): ProjectValues => ({
  prefix,
  origin: process.env.SITE_ORIGIN ?? sampleOrigin,
  status: "UnderConstruction",
  senderAddress: "beheer@example.com",
  hasQueue: false,
});

/**
 * Writes a project without the values of an org. The app has to be built before.
 *
 * @param prefix path of the app on the domain, without slashes
 */
export const writeSampleProject = (prefix: string, folders: Partial<SampleFolders> = {}): Promise<void> =>
  writeAppProject({
    ...sampleValues(prefix),
    folder: join(repository, appProject),
    forceApp: join(repository, metadataFolder),
    ...folders,
  });
