export { checkSite } from "./check-site.ts";
export { findLinks, moveLinks, type PageLink } from "./page-links.ts";
export type { ProblemSentences, Suggestion } from "./problem-sentences.ts";
export { describeProblem, type SiteProblem } from "./site-problem.ts";
export type { SiteSource } from "./site-source.ts";
