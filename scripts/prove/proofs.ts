// What a program can say about a claim of the documentation, by the first words of the claim. A person looks at the rest.
import { siteNames } from "@travel-design/site/metadata";
import { guestSets } from "../deploy/site-names.ts";
import { requiredCoverage } from "../deploy/coverage.ts";
import { objectOf } from "../deploy/query-org.ts";
import type { Claim } from "./claims.ts";
import { siteNameOf, type Evidence } from "./evidence.ts";
import { both, differs, holds, manual, notApplicable, when, type Finding, type Proof } from "./finding.ts";
import { analyticsId } from "./visit.ts";

const tests: Proof = ({ tests: run }) => {
  if (!run) return differs("The Apex tests did not run.");
  const low = [...run.coverage]
    .filter(([, share]) => share < requiredCoverage)
    .map(([name, share]) => `${name} ${share} %`);
  return when(
    run.outcome === "Passed" && low.length === 0,
    "All Apex tests of this project passed in the org, and run enough of each class.",
    `Failed: ${run.failed.join(", ") || "none"}. Below ${requiredCoverage} %: ${low.join(", ") || "none"}.`,
  );
};

const request: Proof = ({ visit, request: stored, problems }) =>
  when(
    stored !== undefined,
    `A guest submitted a request with a browser, and the org stored it as ${String(stored?.Reference__c)}.`,
    `No request of the guest was found: ${visit?.problem ?? problems.find((problem) => problem.startsWith("The request")) ?? "the org has not stored it"}.`,
  );

const afterRequest =
  (proof: (stored: NonNullable<Evidence["request"]>, evidence: Evidence) => Finding): Proof =>
  (evidence) =>
    evidence.request ? proof(evidence.request, evidence) : request(evidence);

const thankYou: Proof = (evidence) => {
  const { lastAddress, problem } = evidence.visit ?? {};
  return evidence.request && lastAddress === undefined
    ? differs(`The org stored the request, and the visitor saw nothing new after the last step: ${problem}.`)
    : request(evidence);
};

const analytics = afterRequest(({ GaId__c: id }) =>
  when(
    id === analyticsId,
    "The request has the analytics id of the visitor's cookie.",
    `The analytics id of the request is ${String(id ?? "empty")}, and not that of the visitor's cookie.`,
  ),
);

const recordType = afterRequest(({ RecordType: type }) => {
  const { DeveloperName: name } = objectOf(type);
  return when(
    name === siteNames.recordType,
    "The request has the record type of quotations.",
    `The record type of the request is ${String(name ?? "the default of the guest's profile")}.`,
  );
});

const site = afterRequest(({ Site__c: name }, evidence) => {
  const expected = siteNameOf(evidence).replaceAll("_", " ");
  return when(
    name === expected,
    `The request names the site ${expected}.`,
    `The request names ${String(name)}, and not ${expected}.`,
  );
});

const budgets = afterRequest(({ CurrencyIsoCode: currency }, { facts }) =>
  (facts.settings?.currencies.length ?? 0) === 0
    ? notApplicable("The org has one currency.")
    : when(currency === "EUR", "The request is in euros.", `The request is in ${String(currency)}.`),
);

const links: Proof = ({ visit, address }) => {
  const { pathname, origin } = new URL(address);
  if (pathname === "/") return notApplicable("The site is at the root of its domain.");
  const outside = visit?.links.filter((link) => !`${link}/`.startsWith(`${origin}${pathname}/`)) ?? [];
  if (!visit || visit.links.length === 0)
    return differs(`No links were found: ${visit?.problem ?? "the page has none"}.`);
  return when(
    outside.length === 0,
    `All ${visit.links.length} links stay below ${pathname}.`,
    `Outside: ${outside.join(", ")}.`,
  );
};

const deployed: Proof = ({ options, facts }) =>
  holds(`The org ${options.org} has the site, which is ${facts.network?.status ?? "in an unknown state"}.`);

const guests: Proof = (evidence) => {
  if (!evidence.guestSets) return differs("The permission sets of the guest user could not be read.");
  const missing = guestSets(evidence.options).filter((name) => !evidence.guestSets?.includes(name));
  return when(
    missing.length === 0,
    `The guest user of the site has ${guestSets(evidence.options).join(" and ")}.`,
    `The guest user of the site lacks ${missing.join(" and ")}.`,
  );
};

const root: Proof = ({ address }) =>
  new URL(address).pathname === "/"
    ? holds("The site is at the root of its domain.")
    : notApplicable("The site is below a path.");

const settings: Proof = ({ facts: { settings: read } }) =>
  when(
    read !== undefined,
    `The org said that its currency is ${read?.currency} and its language ${read?.language}.`,
    "The org did not run the script that reads its currency and languages.",
  );

const classified: Proof = ({ unclassified }) =>
  unclassified === undefined
    ? differs("The description of the fields could not be read.")
    : when(
        unclassified.length === 0,
        "Every field has a data classification.",
        `Without one: ${unclassified.join(", ")}.`,
      );

const existing: Proof = (evidence) =>
  evidence.options.as === "blocks"
    ? both(deployed, request)(evidence)
    : notApplicable("The site is one of this project.");

const speed: Proof = ({ visit }) =>
  Number.isFinite(visit?.largestPaint)
    ? manual(
        `The largest part of the page was painted after ${((visit?.largestPaint ?? 0) / 1000).toFixed(1)} s in a first visit from this computer. More than 2.5 s is slow: measure again where your visitors are.`,
      )
    : differs(`The page was not painted: ${visit?.problem ?? "nobody visited it"}.`);

const person =
  (sentence: string): Proof =>
  () =>
    manual(sentence);

const decided = (): Finding => notApplicable("So it was decided: an org changes nothing about it.");

const app: Proof = ({ options }) =>
  options.as === "react-app"
    ? manual("The rest of this file is about the app.")
    : notApplicable("The site is no React app.");

/** Proofs by the first words of the claims. */
export const proofs: Readonly<Record<string, Proof>> = {
  // The limits of the README.
  "No org has validated a deployment.": both(deployed, tests),
  "The Apex tests were checked": tests,
  "The Lightning web components were compiled": both(
    request,
    person("Drag a block to a page in Experience Builder: if that works, the components are what the builder expects."),
  ),
  "`Quotation_Request` is the default record type": recordType,
  "`npm start -- --org` was tested": person(
    "Run it with this org and submit a request: if it arrives, the data layer works with the real API.",
  ),
  "`npm run deploy` was tested": deployed,
  "No org has hosted the React app.": app,
  "A site below a path, pictures of the CMS": both(links, analytics),
  "The page builder published": person(
    "Publish a change of a text from the page builder: if visitors see it, the builder works with the real CLI.",
  ),
  "A visitor from abroad": decided,
  "Sizes and speeds": speed,
  "The local org is for development": decided,
  // The list for administrators.
  "the site at the root of the domain": root,
  "checks of currency and languages": settings,
  "the data classification": classified,
  "the Apex tests": tests,
  "the blocks on a site that exists": existing,
  "the permission sets of the guest user": guests,
  "a request with Lightning Web Security on": both(request, analytics),
  "the site of a request": site,
  "the currency of a budget": budgets,
  // The list for site builders.
  "links, if the site is below a path": links,
  "the form after the last step": thankYou,
  "the visitor's analytics id in a request": analytics,
  // The list of the React app.
  "REST calls of guests": request,
};

/** What is known about a claim: what its proof found, or what a person does and what it means. */
export function prove({ what, expected, remedy }: Claim, evidence: Evidence): Finding {
  const key = Object.keys(proofs).find((start) => what.startsWith(start));
  return key === undefined
    ? manual(`Look for: ${expected}. If not: ${remedy}.`)
    : (proofs[key]?.(evidence) ?? manual(expected));
}
