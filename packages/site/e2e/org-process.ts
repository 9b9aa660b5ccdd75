// A local org in a process of its own, started as `npm start` does, on a free port and an empty folder.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const repository = resolve(import.meta.dirname, "../../..");

/** A request as the administrator reads it: field values by API name. */
export type StoredRequest = Record<string, unknown>;

/** The running org and what the administrator can see of it. */
export interface OrgProcess {
  /** Address of the site, without a closing slash. */
  url: string;
  /** Where the administrator signs in, once. */
  adminLink: string;
  /** The received requests of one visitor, read through the UI API. */
  requestsOf(lastName: string): Promise<StoredRequest[]>;
  /** Ends the process without a goodbye. */
  crash(): Promise<void>;
  /** Starts again after a crash: same address, same data. */
  restart(): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

const readFields = `
  Salutation__c FirstName__c LastName__c Email__c PhoneNumber__c Street__c PostalCode__c City__c
  UnknownDestination__c Destinations_1__c CustomDestination__c UnknownLeavingDate__c LeavingDate__c ReturnDate__c
  AmountOfDays__c Budget__c AmountOfTravelers__c Wishes__c Newsletter__c PrivacyPolicy__c IsExperienceCloud__c
  Channel__c Site__c BekendVia__c AlternativeSource__c UtmCampaign__c UtmMedium__c UtmSource__c GaId__c SubmissionKey__c Reference__c`
  .trim()
  .split(/\s+/);

async function readRequests(origin: string): Promise<StoredRequest[]> {
  const fields = readFields.map((field) => `Contact_Request__c.${field}`).join(",");
  const address = `${origin}/services/data/v63.0/ui-api/list-ui/Contact_Request__c/Alle_aanvragen?pageSize=2000&fields=${fields}`;
  const answer = await fetch(address, { headers: { authorization: "Bearer local-admin" } });
  if (!answer.ok) throw new Error(`The administrator's list answered ${answer.status}: ${await answer.text()}`);
  const { records } = await answer.json();
  return records.records.map((record: { fields: Record<string, { value: unknown }> }) =>
    Object.fromEntries(readFields.map((name) => [name, record.fields[name]?.value])),
  );
}

/** Waits for the two addresses that a start prints. Other output is the error. */
async function readAddresses(child: ChildProcess): Promise<{ url: string; adminLink: string }> {
  const said: string[] = [];
  child.stderr?.on("data", (text) => said.push(String(text)));
  let url: string | undefined;
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const [address] = line.match(/http:\S+/) ?? [];
      if (address && url) return { url, adminLink: address };
      url ??= address?.replace(/\/$/, "");
      said.push(line);
    }
  }
  throw new Error(`The local org did not start: ${said.join("\n")}`);
}

/** Options of {@link startOrg}. */
export interface OrgOptions {
  /** Serves the site straight from its sources. Otherwise it must have been built. */
  dev?: boolean;
  /** Adds the page builder. The administrator's link then leads to it. */
  builder?: boolean;
  /** Path of the metadata to work on, when it is not the repository's own. */
  forceApp?: string;
  /** Path prefix of the site. */
  prefix?: string;
  /** What serves the site. Default: the local site. */
  host?: Host;
  /** Lets guests read the description of requests, which the form then may ask for. */
  guestOptions?: boolean;
  /** Variables of the process that replace those of this one. */
  environment?: NodeJS.ProcessEnv;
}

/** What serves the site: the local site, or the generated React app by the rules of the platform. */
export type Host = "lwr-site" | "react-app";

function argumentsOf({
  dev = false,
  builder = false,
  guestOptions = false,
  forceApp,
  prefix,
  host,
}: OrgOptions): string[] {
  return [
    dev ? "--dev" : "--built",
    ...(builder ? ["--builder"] : []),
    ...(guestOptions ? ["--guest-options"] : []),
    ...(forceApp === undefined ? [] : ["--force-app", forceApp]),
    ...(prefix === undefined ? [] : ["--prefix", prefix]),
    ...(host === undefined ? [] : ["--as", host]),
  ];
}

async function launch(
  data: string,
  port: string,
  settings: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; url: string; adminLink: string }> {
  const script = join(repository, "scripts/start/index.ts");
  const child = spawn(process.execPath, ["--conditions=source", script, ...settings, "--port", port, "--data", data], {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const addresses = await readAddresses(child);
  child.stdout?.resume();
  return { child, ...addresses };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const hasEnded = once(child, "exit");
  child.kill(signal);
  await hasEnded;
}

/** Starts an org. */
export async function startOrg(options: OrgOptions = {}): Promise<OrgProcess> {
  const data = await mkdtemp(join(tmpdir(), "travel-design-"));
  // No test may write to the repository.
  const templates = options.builder ? ["--section-templates", join(data, "section-templates")] : [];
  const { environment = {} } = options;
  const settings = [...argumentsOf(options), ...templates];
  const first = await launch(data, "0", settings, environment);
  const { url, adminLink } = first;
  const { origin, port } = new URL(url);
  let { child } = first;
  return {
    url,
    adminLink,
    requestsOf: async (lastName) => (await readRequests(origin)).filter((request) => request.LastName__c === lastName),
    crash: () => end(child, "SIGKILL"),
    async restart() {
      const again = await launch(data, port, settings, environment);
      child = again.child;
    },
    async stop() {
      await end(child, "SIGTERM");
      await rm(data, { recursive: true, force: true });
    },
  };
}
