import { changelogText } from "./changelog-text.ts";

const notes = import.meta.glob<string>(["../.changeset/*.md", "!../.changeset/README.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const releases = import.meta.glob<string>("../packages/*/CHANGELOG.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What changed in the packages, as Markdown. */
export const changelog = changelogText(Object.values(notes), Object.values(releases));
