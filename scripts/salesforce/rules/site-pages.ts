import { describeProblem } from "@travel-design/site/internal";
import { loadCheckSite } from "../../generate/blocks/load-blocks.ts";
import type { Rule } from "../rule.ts";

/** Problems in the pages and settings of a site that break a deployment, Experience Builder or a visit. */
export const sitePages: Rule = {
  title: "The pages of the site are complete and agree with its settings and blocks",
  async check(source) {
    const checkSite = await loadCheckSite();
    const errors = checkSite(source).filter(({ severity }) => severity === "error");
    return errors.map((problem) => describeProblem(problem));
  },
};
