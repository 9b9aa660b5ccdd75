// npm run prove -- --org ALIAS: checks in an org, and with a browser as a guest of its site, what the documentation says that only
// an org can prove, and writes one file with what holds, what differs and what a person has to look at.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { optionFlags, validateOptions } from "../deploy/options.ts";
import { callCli, type CallCli } from "../org/salesforce-cli.ts";
import { runMain } from "../shared/run-main.ts";
import { readClaims } from "./claims.ts";
import {
  findSite,
  readGuestSets,
  readRequest,
  readUnclassified,
  runTests,
  siteNameOf,
  type Evidence,
} from "./evidence.ts";
import { proveAll, reportOf } from "./report.ts";
import { visitForm } from "./visit.ts";

const help = `Usage: npm run prove -- --org ALIAS [--as react-app | --as blocks --site NAME] [--url ADDRESS] [--form PATH] [--email ADDRESS] [--wait MINUTES] [--file FILE]

  --org ALIAS      the org, as the Salesforce CLI knows it; it has the deployment
  --as, --site     as for npm run deploy
  --url ADDRESS    address of the site with its path, if it has a domain of its own: https://www.example.com/reizen
  --form PATH      path of the page with the form below that address, such as /contact; the home page without it
  --email ADDRESS  gets the confirmation of the request that the proof submits; the owner of requests without it
  --wait MINUTES   waits for a site that is being published
  --file FILE      where the result is written; build/proof.md without it

The proof runs the Apex tests of this project in the org, and submits one request as a guest. Exit status 1: something differs.`;

const text = { type: "string" } as const;
const { org, as, site } = optionFlags;
const flags = {
  org,
  as,
  site,
  url: text,
  form: text,
  email: text,
  wait: text,
  file: text,
  help: { type: "boolean" },
} as const;

/** @returns what a function reads; nothing, and a sentence among the problems, if it fails */
function attempt<Value>(problems: string[], what: string, read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Gathers the evidence, runs the proofs and writes the report. @returns the exit status */
export async function proveOrg(
  parameters: readonly string[],
  call: CallCli = callCli,
  print: (line: string) => void = console.log,
  visitSite = visitForm,
): Promise<number> {
  const { values } = parseArgs({ args: [...parameters], options: flags });
  const { url, form = "", email, file = "build/proof.md", wait = "0", ...deployment } = values;
  if (url !== undefined && !/^https?:\/\/[^/]/.test(url))
    throw new Error(`--url "${url}" is not the address of a site, such as https://www.example.com/reizen.`);
  if (form !== "" && !form.startsWith("/"))
    throw new Error(`--form "${form}" is not a path below the address of the site, such as /contact.`);
  if (!/^\d{1,3}$/.test(wait)) throw new Error(`--wait "${wait}" is not a number of minutes, such as 20.`);
  if (!deployment.org)
    throw new Error(`--org is missing, so it is unknown which org to look at. ${help.split("\n")[0]}`);
  const options = validateOptions(deployment);
  const found = findSite(call, options, url);
  const problems: string[] = [];
  print(`Running the Apex tests of this project in the org ${options.org}; this takes some minutes.`);
  const tests = attempt(problems, "The Apex tests", () => runTests(call, options.org));
  print(`Visiting ${found.address}${form} as a guest.`);
  const visit = await visitSite(
    found.address + form,
    email ?? found.facts.owner?.email ?? "proef@example.com",
    Number(wait),
  );
  const hasCurrencies = (found.facts.settings?.currencies.length ?? 0) > 0;
  const evidence: Evidence = {
    ...found,
    visit,
    tests,
    unclassified: attempt(problems, "The data classification", () => readUnclassified(call, options.org)),
    guestSets: attempt(problems, "The guest user", () => readGuestSets(call, options.org, siteNameOf(found))),
    request: attempt(problems, "The request", () => readRequest(call, options, visit.lastName, hasCurrencies)),
    problems,
  };
  const proven = proveAll(readClaims(options.as), evidence);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, reportOf(proven, evidence, new Date()));
  const count = (status: string): number => proven.filter((claim) => claim.status === status).length;
  for (const { what, sentence } of proven.filter(({ status }) => status === "differs"))
    print(`  ✗ ${what}: ${sentence}`);
  print(`${count("holds")} proven, ${count("manual")} for a person to look at, ${count("differs")} different: ${file}`);
  return count("differs") > 0 ? 1 : 0;
}

if (import.meta.main)
  await runMain(() => {
    const parameters = process.argv.slice(2);
    if (parameters.includes("--help")) return console.log(help);
    return proveOrg(parameters);
  });
