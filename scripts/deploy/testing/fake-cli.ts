// A Salesforce CLI with an org in a JSON file, whose path is in the environment variable FAKE_ORG.
import { readFileSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { siteNames } from "@travel-design/site/metadata";
import { runApex } from "./fake-apex.ts";
import { convertSource, deployFolder, deployQuickly, reportOf, retrieve, validateFolder } from "./fake-deploy.ts";
import { CliError, readOrg, takeFailure, writeOrg, type FakeOrg } from "./fake-org.ts";
import { runQuery } from "./fake-queries.ts";

/** What a command of the CLI prints, and its exit status. */
export interface CliOutput {
  status: number;
  stdout: string;
  stderr: string;
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const list = { type: "string", multiple: true } as const;
const common = { json: flag, "target-org": text } as const;

/** Parses flags as the CLI does: an unknown one is an error. */
function flagsOf<T extends NonNullable<ParseArgsConfig["options"]>>(args: readonly string[], options: T) {
  return parseArgs({ args: [...args], options }).values;
}

function requireText(value: string | undefined, name: string): string {
  if (!value) throw new CliError(`Missing required flag ${name}`);
  return value;
}

function assignPermissionSet(org: FakeOrg, name: string, username: string): string {
  if (!(`permissionsets/${name}.permissionset` in org.components))
    throw new CliError(`Permission set "${name}" not found in target org. Do you need to push source?`);
  const assignment = `${username} ${name}`;
  if (org.assignments.includes(assignment))
    throw new CliError("Duplicate PermissionSetAssignment. Assignee: 005000000000001; Permission Set: 0PS000000000001");
  org.assignments.push(assignment);
  return "Permsets Assigned";
}

const deployFlags = { "metadata-dir": text, "test-level": text, tests: list, wait: text } as const;

type Output = string | Record<string, unknown>;

/** The commands that a deployment uses, with the flags that the CLI documents and we use. */
const commands: Record<string, (org: FakeOrg, args: readonly string[]) => Output> = {
  "org display": ({ signedInAs, apiVersion }) => ({ username: signedInAs, apiVersion, connectedStatus: "Connected" }),
  "org login jwt"(org, args) {
    const flags = flagsOf(args, { alias: text, username: text, "client-id": text, "jwt-key-file": text });
    org.keyFile = requireText(flags["jwt-key-file"], "jwt-key-file");
    requireText(readFileSync(org.keyFile, "utf8").trim(), "the key");
    requireText(flags["client-id"], "client-id");
    org.signedInAs = requireText(flags.username, "username");
    org.users.push({ username: org.signedInAs, email: "ci@morgenree.example", isActive: true, type: "Standard" });
    return `Successfully authorized ${org.signedInAs}`;
  },
  "org create scratch"(org, args) {
    const names = { "definition-file": text, "target-dev-hub": text, alias: text, "duration-days": text } as const;
    const flags = flagsOf(args, { ...names, wait: text, "no-track-source": flag });
    requireText(flags["target-dev-hub"], "target-dev-hub");
    // The CLI signs in to the new org with the key of the hub.
    if (org.keyFile !== undefined) readFileSync(org.keyFile);
    JSON.parse(readFileSync(requireText(flags["definition-file"], "definition-file"), "utf8"));
    org.scratchOrgs.push(requireText(flags.alias, "alias"));
    return "Your scratch org is ready.";
  },
  "org delete scratch"(org, args) {
    const flags = flagsOf(args, { "target-org": text, "no-prompt": flag });
    org.scratchOrgs = org.scratchOrgs.filter((alias) => alias !== flags["target-org"]);
    return "Successfully marked scratch org for deletion";
  },
  "org list"({ signedInAs }) {
    const org = { alias: "proef", username: signedInAs, connectedStatus: "Connected", accessToken: "00D-a-token" };
    const orgs = signedInAs === undefined ? [] : [org];
    return { nonScratchOrgs: orgs, devHubs: orgs, sandboxes: [], other: [], scratchOrgs: [] };
  },
  "data query"(org, args) {
    const { query } = flagsOf(args, { ...common, query: text });
    return { records: runQuery(org, requireText(query, "query")) };
  },
  "apex run test"({ coverage, components }, args) {
    const names = { "class-names": list, "code-coverage": flag, wait: text } as const;
    const { "class-names": classes = [] } = flagsOf(args, { ...common, ...names });
    const failed = classes.filter((name) =>
      (components[`classes/${name}.cls`] ?? "Assert.fail(").includes("Assert.fail("),
    );
    return {
      summary: { outcome: failed.length === 0 ? "Passed" : "Failed" },
      tests: classes.map((name) => ({ FullName: `${name}.works`, Outcome: failed.includes(name) ? "Fail" : "Pass" })),
      coverage: { coverage: Object.entries(coverage).map(([name, coveredPercent]) => ({ name, coveredPercent })) },
    };
  },
  "apex run"(org, args) {
    const { file } = flagsOf(args, { ...common, file: text });
    return { success: true, logs: runApex(org, requireText(file, "file")) };
  },
  "project convert source"(org, args) {
    const flags = flagsOf(args, { json: flag, "root-dir": text, "source-dir": list, "output-dir": text });
    convertSource(org, requireText(flags["output-dir"], "output-dir"), flags["source-dir"] ?? []);
    return "Source was successfully converted";
  },
  "project retrieve start"(org, args) {
    const names = { metadata: list, "target-metadata-dir": text, unzip: flag, wait: text } as const;
    const flags = flagsOf(args, { ...common, ...names });
    return retrieve(org, flags.metadata ?? [], requireText(flags["target-metadata-dir"], "target-metadata-dir"));
  },
  "project deploy start"(org, args) {
    return deployFolder(org, flagsOf(args, { ...common, ...deployFlags }));
  },
  "project deploy validate"(org, args) {
    return validateFolder(org, flagsOf(args, { ...common, ...deployFlags }));
  },
  "project deploy quick"(org, args) {
    const flags = flagsOf(args, { ...common, "job-id": text, "use-most-recent": flag, wait: text });
    if (flags["job-id"] === undefined) requireText(flags["use-most-recent"] ? "recent" : "", "job-id");
    return deployQuickly(org, flags["job-id"]);
  },
  "project deploy report"(org, args) {
    flagsOf(args, { ...common, "use-most-recent": flag });
    return reportOf(org);
  },
  "org assign permset"(org, args) {
    const flags = flagsOf(args, { ...common, name: text, "on-behalf-of": text });
    return assignPermissionSet(org, requireText(flags.name, "name"), flags["on-behalf-of"] ?? org.signedInAs ?? "");
  },
  "community list template"(org, args) {
    flagsOf(args, common);
    if (!org.hasPublishCommand) throw new CliError("Failed to install the plugin @salesforce/plugin-community");
    return { templates: [] };
  },
  "community publish"(org, args) {
    const { name } = flagsOf(args, { ...common, name: text });
    if (!org.network || name !== (org.network.label ?? siteNames.label))
      throw new CliError(`The ${name} site doesn't exist. Verify the site name and try publishing it again.`);
    org.published = { ...org.components };
    return "We’re publishing your changes now. You’ll receive an email confirmation when your changes are live.";
  },
};

function execute(org: FakeOrg, parameters: readonly string[]): Output {
  const line = parameters.join(" ");
  const name = Object.keys(commands).find((command) => line.startsWith(command));
  const command = name === undefined ? undefined : commands[name];
  if (!name || !command) throw new CliError(`${line} is not a sf command.`);
  if (takeFailure(org, line)) throw new CliError("getaddrinfo ENOTFOUND morgenree.my.salesforce.com");
  if (org.signedInAs === undefined && line.includes("--target-org"))
    throw new CliError("No authorization information found for proef.");
  return command(org, parameters.slice(name.split(" ").length));
}

/** Runs a command of the fake CLI on the org in a file. */
export function runFakeCli(parameters: readonly string[], file: string): CliOutput {
  const org = readOrg(file);
  org.commands.push(parameters.join(" "));
  const asJson = parameters.includes("--json");
  try {
    const result = execute(org, parameters);
    const shown = typeof result === "string" ? result : JSON.stringify(result);
    return { status: 0, stdout: asJson ? JSON.stringify({ status: 0, result }) : `${shown}\n`, stderr: "" };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (asJson) return { status: 1, stdout: JSON.stringify({ status: 1, message }), stderr: "" };
    return { status: 1, stdout: "", stderr: `Error: ${message}\n` };
  } finally {
    writeOrg(file, org);
  }
}

if (import.meta.main) {
  const { status, stdout, stderr } = runFakeCli(process.argv.slice(2), process.env.FAKE_ORG ?? "");
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}
