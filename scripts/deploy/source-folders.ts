import { readdirSync } from "node:fs";

/** Folders of a site's own components. */
const siteFolders = new Set(["digitalExperienceConfigs", "digitalExperiences", "networks", "sites"]);

/** Names of the folders of metadata that belong to no site. @param metadata path of `force-app/main/default` */
export const foldersWithoutSite = (metadata: string): string[] =>
  readdirSync(metadata, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !siteFolders.has(entry.name))
    .map(({ name }) => name);
