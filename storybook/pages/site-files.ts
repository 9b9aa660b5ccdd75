import type { SiteFiles } from "@travel-design/site";

const modules = import.meta.glob<unknown>(
  "../../force-app/main/default/digitalExperiences/site/Travel_Design1/*/*/content.json",
  { eager: true, import: "default" },
);

/** The content files of the site itself, by type and name: `sfdc_cms__view/home`. */
export const siteFiles: SiteFiles = Object.fromEntries(
  Object.entries(modules).map(([path, content]) => [path.split("/").slice(-3, -1).join("/"), content]),
);
