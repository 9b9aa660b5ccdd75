// What renders the pages and checks their content, from its sources.
import { compileJsx } from "./jsx.ts";

// React chooses one of its builds when it is imported, and tests choose for themselves.
process.env.NODE_ENV ??= "production";
compileJsx();

export const {
  checkSite,
  contrastProblems,
  findLinks,
  listPaths,
  moveLinks,
  readBranding,
  renderPage,
  robotsText,
  sitemapXml,
} = await import("../entry-server.tsx");
