import { parseArgs } from "node:util";
import type { DeploymentKind } from "./site-names.ts";
import { isOrgName } from "../org/salesforce-cli.ts";
import { isValidation } from "./validation.ts";

/** What an administrator chooses for a deployment. */
export interface DeployOptions {
  /** What is deployed. */
  as: DeploymentKind;
  /** Name of the site that gets the blocks, as Setup shows it. */
  site?: string | undefined;
  /** Alias or username of the org in the Salesforce CLI. */
  org: string;
  /**
   * Path of the site without slashes; empty is the root of the domain, where a React app cannot be. Missing: the path that the
   * site has.
   */
  prefix?: string | undefined;
  /** Username of the user who owns what guests store. Missing: the signed-in user. */
  owner?: string | undefined;
  /** Username or public group that becomes a member of the queue of requests. Missing: the owner. */
  queue?: string | undefined;
  /** E-mail address of the queue of requests. Missing: the address stays as it is. */
  queueEmail?: string | undefined;
  /** Components that stay as they are in the org: names with commas between them, or `all`. */
  keep?: string | undefined;
  /** Components of the org that are overwritten, as in `keep`. */
  replace?: string | undefined;
  /** Lets guests of an LWR site read the description of requests. Records stay private. */
  guestOptions?: boolean | undefined;
  /** Lets visitors see a new site at once. Without it a new site is a preview until somebody activates it. */
  activate?: boolean | undefined;
  /** Only checks: nothing in the org changes. */
  validate: boolean;
  /** What `--validate` validated before, as it printed it. */
  validation?: string | undefined;
}

/** What a run of the deployment script does. */
export interface Run {
  options: DeployOptions;
  /** Only prints the commands. */
  dryRun: boolean;
}

const usage =
  "Usage: npm run deploy -- --org ALIAS [--as react-app | --as blocks --site NAME] [--prefix reizen] [--owner USERNAME] [--queue USERNAME_OR_GROUP] [--queue-email ADDRESS] [--keep [NAMES]] [--replace [NAMES]] [--guest-options] [--activate] [--validate | --validation ID] [--dry-run]";

/** What `npm run deploy -- --help` prints. */
export const help = `${usage}

  --org ALIAS            the org, as the Salesforce CLI knows it
  --as react-app         deploys the site as a React app instead of an Experience Builder site
  --as blocks            deploys the blocks and the form alone, for an LWR site that exists
  --site NAME            the name of that site, as Setup, Digital Experiences, All Sites shows it
  --prefix NAME          the path of the site below the domain
  --owner USERNAME       owns requests that the queue cannot own, and gets access to all of them
  --queue NAME           a user or public group that becomes a member of the queue of new requests
  --queue-email ADDRESS  is notified of new requests
  --keep [NAMES]         leaves what was changed on both sides as it is in the org: all of it, or what has these names
  --replace [NAMES]      overwrites what was changed in the org: all of it, or what has these names
  --guest-options        lets guests read the description of requests through Salesforce's API; records stay private
  --activate             lets visitors see a new site at once, which otherwise is a preview until you activate it
  --validate             checks the org and the deployment, and changes nothing in the org
  --validation ID        deploys what --validate has validated, without running the tests again
  --dry-run              prints every command, and runs none

The guide for administrators explains each step: storybook/guides/administrator.md`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** The options of a deployment, as `parseArgs` takes them. */
export const optionFlags = {
  as: text,
  site: text,
  org: text,
  prefix: text,
  owner: text,
  queue: text,
  "queue-email": text,
  keep: text,
  replace: text,
  "guest-options": flag,
  activate: flag,
  validate: flag,
  validation: text,
} as const;

// These values become part of queries, Apex and metadata, so characters with a meaning there are not allowed.
const emailAddress = /^[^\s'"\\<>&]+@[^\s'"\\<>&]+$/;
const groupName = /^[A-Za-z]\w*$/;

/** Names what is wrong with an option, with an example of a valid one. */
function check(name: string, value: string | undefined, isValid: (value: string) => boolean, expected: string): void {
  if (value !== undefined && !isValid(value)) throw new Error(`--${name} "${value}" is not ${expected}. ${usage}`);
}

/** The values that `parseArgs` returns for `optionFlags`. */
type OptionValues = ReturnType<typeof parseArgs<{ options: typeof optionFlags }>>["values"];

const isKind = (value: string): value is DeploymentKind => ["lwr-site", "react-app", "blocks"].includes(value);

/** Options that a kind of deployment does not have, with the reason. */
function checkKind({ as, site, prefix, owner, guestOptions, activate }: Omit<DeployOptions, "validate" | "org">): void {
  const reject = (reason: string): never => {
    throw new Error(`${reason}. ${usage}`);
  };
  if (guestOptions && as === "react-app")
    reject("--guest-options is for an LWR site: the guests of a React app use no other API");
  if (as === "react-app" && prefix === "")
    reject("--prefix is empty, but a React app needs a path, such as --prefix app");
  if (as !== "blocks" && site !== undefined) reject("--site names a site that exists, so it needs --as blocks");
  if (as !== "blocks") return;
  if (!site) reject("--site is missing, so it is unknown which site gets the blocks");
  for (const [name, value] of Object.entries({ prefix, owner, activate }))
    if (value !== undefined)
      reject(`--${name} is for a site that a deployment creates: a site that exists has its own`);
}

/** @throws Error, one sentence with the usage, if an option is missing or invalid */
export function validateOptions(values: OptionValues): DeployOptions {
  const { as = "lwr-site", site, org, prefix, owner, queue, keep, replace, validate = false, validation } = values;
  const { "queue-email": queueEmail, "guest-options": guestOptions, activate } = values;
  if (!org) throw new Error(`--org is missing, so it is unknown which org to deploy to. ${usage}`);
  if (!isKind(as)) throw new Error(`--as "${as}" is not lwr-site, the default, react-app or blocks. ${usage}`);
  checkKind({ as, site, prefix, owner, guestOptions, activate });
  check("org", org, isOrgName, "an alias or username of an org");
  check("prefix", prefix, (value) => /^[A-Za-z0-9]*$/.test(value), 'a path of letters and digits such as "reizen"');
  check("owner", owner, (value) => emailAddress.test(value), 'a username such as "noor@example.com"');
  check(
    "queue",
    queue,
    (value) => emailAddress.test(value) || groupName.test(value),
    "a username or the developer name of a public group",
  );
  check("queue-email", queueEmail, (value) => emailAddress.test(value), "an e-mail address");
  for (const [name, names] of Object.entries({ keep, replace }))
    check(name, names, (value) => /^[^",]+(?:,[^",]+)*$/.test(value), 'names such as "home,Noorwegen"');
  check("validation", validation, isValidation, "what --validate printed");
  if (validate && validation !== undefined) throw new Error(`--validate and --validation exclude each other. ${usage}`);
  const both = (keep?.split(",") ?? []).filter((name) => replace?.split(",").includes(name));
  if (both.length > 0) throw new Error(`--keep and --replace both name ${both.join(", ")}. ${usage}`);
  return {
    as,
    site,
    org,
    prefix,
    owner,
    queue,
    queueEmail,
    keep,
    replace,
    guestOptions,
    activate,
    validate,
    validation,
  };
}

/** These options may stand without names: `--keep --org proef`. */
const withNames = (parameters: readonly string[]): string[] =>
  parameters.map((parameter, index) => {
    const isAlone = parameters[index + 1]?.startsWith("--") ?? true;
    return isAlone && /^--(?:keep|replace)$/.test(parameter) ? `${parameter}=all` : parameter;
  });

/** Adds the usage to what Node reports about an unknown parameter, because its sentence does not say which exist. */
function parseFlags(parameters: readonly string[]) {
  try {
    return parseArgs({ args: withNames(parameters), options: { ...optionFlags, "dry-run": flag } }).values;
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split(". ") : [];
    throw new Error(`${reason}. ${usage}`, { cause: error });
  }
}

/** @throws Error, one sentence with the usage, if a parameter is unknown, missing or invalid */
export function parseRun(parameters: readonly string[]): Run {
  const { "dry-run": dryRun = false, ...values } = parseFlags(parameters);
  return { options: validateOptions(values), dryRun };
}

/** The parameters that pass the options to another command. */
export const parametersOf = ({ queueEmail, guestOptions, activate, validate, ...others }: DeployOptions): string[] => [
  ...Object.entries({
    ...others,
    "queue-email": queueEmail,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`])),
  ...(guestOptions ? ["--guest-options"] : []),
  ...(activate ? ["--activate"] : []),
  ...(validate ? ["--validate"] : []),
];
