import { describeProblem } from "@travel-design/site/internal";
import { checkSite } from "@travel-design/site/server";
import type { Rule } from "../rule.ts";

/** Problems in the pages and settings of a site that break a deployment, Experience Builder or a visit. */
export const sitePages: Rule = {
  title: "The pages of the site are complete and agree with its settings and blocks",
  check(source) {
    const errors = checkSite(source).filter(({ severity }) => severity === "error");
    return errors.map((problem) => describeProblem(problem));
  },
};
