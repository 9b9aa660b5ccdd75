// What an org does not report by itself: e-mail that nobody gets, requests that a rule rejects, a job that stopped.
import { siteNames } from "@travel-design/site/metadata";
import { ok, warning, type Check } from "./finding.ts";
import type { OrgFacts } from "./org-facts.ts";

const domainOf = (address: string): string => address.slice(address.indexOf("@") + 1).toLowerCase();

const mailDomain: Check = ({ org }, { mail: { senders, domains } }) => {
  const hasKey = (address: string): boolean =>
    domains?.some((domain) => `.${domainOf(address)}`.endsWith(`.${domain}`)) ?? false;
  const withoutKey = senders.filter((address) => !hasKey(address));
  if (withoutKey.length === 0) {
    const keys = [...new Set(senders.map(domainOf))];
    return ok(`E-mail comes from ${senders.join(", ")}, and the org has a key for ${keys.join(", ")}.`);
  }
  const sender = withoutKey.join(", ");
  const reason = domains ? "has no DKIM key for that domain" : "does not list its DKIM keys";
  return warning(
    `E-mail about requests comes from ${sender}, and the org ${org} ${reason}: Salesforce delivers nothing from a domain that nobody verified, and does not say so. Verify it in Setup, DKIM Keys, or in Setup, Authorized Email Domains.`,
  );
};

const duplicates: Check = ({ org }, { duplicateRules }) =>
  duplicateRules.length === 0
    ? undefined
    : warning(
        `These duplicate rules of the org ${org} check requests: ${duplicateRules.join(", ")}. A request that such a rule blocks, or only warns about, is stored with the visitor's contact data in its wishes and gets no confirmation, or is lost if the rule compares other answers or empty fields: add a condition that excludes the guest user of the site, in Setup, Duplicate Rules.`,
      );

/** Milliseconds after which a job that runs every hour is late. */
const maxDelay = 7_200_000;

/** States of a job that runs or waits for its hour. */
const healthyStates = new Set(["WAITING", "ACQUIRED", "EXECUTING"]);

const startAgain =
  "delete it in Setup, Scheduled Jobs, and this deployment starts it again in your name. Until then nobody is notified of requests, and none is deleted.";

function jobProblem({ state, owner: user, notifiedUntil }: NonNullable<OrgFacts["job"]>): string | undefined {
  if (!user?.isActive)
    return `runs as ${user?.username ?? "a user who does not exist"}, who is not active: ${startAgain}`;
  if (!healthyStates.has(state)) return `has the state ${state} and does not wait for its hour: ${startAgain}`;
  const isLate = notifiedUntil !== "" && Date.now() - Date.parse(notifiedUntil) > maxDelay;
  return isLate
    ? `last notified the queue at ${notifiedUntil}: look in Websitefouten for notifyQueue, and in Setup, Apex Jobs.`
    : undefined;
}

/** Nobody hears of a job that stopped: the queue gets no e-mail, and old requests are not deleted. */
const job: Check = ({ org }, facts) => {
  if (!facts.job) return undefined;
  const problem = jobProblem(facts.job);
  return problem === undefined
    ? ok(`The job "${siteNames.job}" waits for its hour.`)
    : warning(`The job "${siteNames.job}" of the org ${org} ${problem}`);
};

/** Every check of the health of an org. */
export const healthChecks: readonly Check[] = [mailDomain, duplicates, job];
