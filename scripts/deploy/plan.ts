import { join, relative, resolve } from "node:path";
import { appProject, metadataFolder, siteNames } from "@travel-design/site/metadata";
import { parametersOf, type DeployOptions } from "./options.ts";
import type { OrgFacts } from "./org-facts.ts";
import type { Command } from "./quote.ts";
import { createdSite, labelOfSite } from "./site-names.ts";
import { foldersWithoutSite } from "./source-folders.ts";
import { findTestClasses } from "./test-classes.ts";

/** Every step that a deployment can have. */
export type StepId =
  | "checkOrg"
  | "generateApp"
  | "convertApp"
  | "compareComponents"
  | "buildScript"
  | "convertSource"
  | "writeValues"
  | "validate"
  | "deploy"
  | "prepareOrg"
  | "admitGuests"
  | "assignPermissions"
  | "fillQueue"
  | "publish"
  | "recordComponents";

/** A step of a deployment. Every step can be repeated. */
export interface Step {
  /** Names the step for programs that describe it in their own words. */
  id: StepId;
  title: string;
  /** Why the step is needed, in one sentence for an administrator. */
  why: string;
  command: Command;
  /** Folder in which the command runs. Default: the repository. */
  folder?: string;
  /** Hides what the command prints. */
  quiet?: boolean;
  /** Runs Apex tests, which have to cover enough of each class. */
  runsTests?: boolean;
  /** Skips the step if this query finds a record in the org. */
  skipIf?: { query(facts: OrgFacts): string; reason: string };
}

/** Options of a plan. */
export interface PlanOptions extends DeployOptions {
  /** Where the converted source and the result of the check are written. */
  folder: string;
}

const script = (name: string): string => `scripts/deploy/${name}`;

const npmRun = (group: string, name: string): Command => ["npm", "run", "--silent", group, "--", name];

const nodeScript = (name: string, ...parameters: string[]): Command => [
  "node",
  "--conditions=source",
  `scripts/deploy/${name}`,
  ...parameters,
];

/**
 * Generates the project of the React app.
 *
 * @param folder with the result of the check; missing for a project without the values of an org
 */
export const generateApp = (folder?: string, prefix?: string): Step => ({
  id: "generateApp",
  title: "Generate the project of the React app",
  why: "The pages are rendered from the content files, and Salesforce serves them as they are.",
  command: nodeScript(
    "generate-app.ts",
    ...(folder === undefined ? [] : [`--folder=${folder}`]),
    ...(prefix === undefined ? [] : [`--prefix=${prefix}`]),
  ),
});

const source = join(import.meta.dirname, "../..", metadataFolder);

const convertTo = (folder: string, ...from: string[]): Command => [
  "sf",
  "project",
  "convert",
  "source",
  ...from,
  "--output-dir",
  folder,
];

/** What is converted: everything, or for a site that exists everything but a site, folder by folder, so that one can read what is deployed. */
const sourceOf = (options: DeployOptions): string[] =>
  createdSite(options)
    ? ["--root-dir", "force-app"]
    : foldersWithoutSite(source).flatMap((folder) => ["--source-dir", `${metadataFolder}/${folder}`]);

const writeValues = (folder: string): Step => ({
  id: "writeValues",
  title: "Write the values of this org into the converted source",
  why: "The path, the owner, the status and the sender differ by org, and what the org has already stays as it is.",
  command: nodeScript("write-values.ts", `--folder=${folder}`),
});

const recordComponents = (folder: string): Step => ({
  id: "recordComponents",
  title: "Record what people can change as it is in the org",
  why: "The next deployment then keeps what they change there from now on.",
  command: nodeScript("record-components.ts", `--folder=${folder}`),
});

const checkOrg = (options: PlanOptions): Step => ({
  id: "checkOrg",
  title: "Check the org",
  why: "Finds what would stop the deployment halfway, before anything changes.",
  command: nodeScript("check-org.ts", ...parametersOf(options), `--folder=${options.folder}`),
});

/** The steps on this computer for a React app. They change nothing in the org. */
const prepareApp = (options: PlanOptions): Step[] => [
  checkOrg(options),
  generateApp(options.folder),
  {
    id: "convertApp",
    title: "Convert the generated project",
    why: "Salesforce deploys the metadata format; the project contains the source format.",
    command: convertTo(
      relative(resolve(appProject), resolve(options.folder, "metadata")).replaceAll("\\", "/"),
      ...sourceOf(options),
    ),
    folder: appProject,
  },
  writeValues(options.folder),
];

/** The steps on this computer for an LWR site or for the blocks alone. They change nothing in the org. */
function prepareSite(options: PlanOptions): Step[] {
  const { folder } = options;
  return [
    checkOrg(options),
    {
      id: "compareComponents",
      title: "Compare the Lightning web components with the block definitions",
      why: "A component that is out of date would not show what the definition says.",
      command: npmRun("check", "generated"),
    },
    {
      id: "buildScript",
      title: "Build the script of the blocks",
      why: "The static resource with the blocks is built from the sources and is not in the repository.",
      command: npmRun("build", "resource"),
    },
    {
      id: "convertSource",
      title: "Convert the source",
      why: "Salesforce deploys the metadata format; the repository contains the source format.",
      command: convertTo(`${folder}/metadata`, ...sourceOf(options)),
    },
    writeValues(folder),
  ];
}

/** @param command words that need no quotes, with a space between them */
const sfTo = (org: string, command: string, ...parameters: readonly string[]): Command => [
  "sf",
  ...command.split(" "),
  ...parameters,
  "--target-org",
  org,
];

/** Validates with our tests only: the customer's other tests may fail for reasons of their own. */
const validate = (org: string, folder: string): Step => ({
  id: "validate",
  title: "Validate the deployment, and run the Apex tests of this project",
  why: "Salesforce checks everything and stores nothing, so the org stays as it was if one component or test fails.",
  command: sfTo(
    org,
    "project deploy validate --test-level RunSpecifiedTests --wait 60 --metadata-dir",
    `${folder}/metadata`,
    ...findTestClasses(join(source, "classes")).flatMap((name) => ["--tests", name]),
  ),
  runsTests: true,
});

/** Deploys what was validated. @param id of the validation; the last one of this computer without it */
export const deployValidated = (org: string, id?: string): Step => ({
  id: "deploy",
  title: "Deploy what was validated",
  why: "Salesforce stores it without running the tests again, so nobody waits for them in the org.",
  command: sfTo(
    org,
    "project deploy quick --wait 60",
    ...(id === undefined ? ["--use-most-recent"] : ["--job-id", id]),
  ),
});

/** Every step of a deployment, in order. */
export function planOf(options: PlanOptions): readonly Step[] {
  const { as, org, owner, folder } = options;
  const preparation = as === "react-app" ? prepareApp(options) : prepareSite(options);
  const apex = (file: string): Command => sfTo(org, "apex run --file", file);
  if (options.validate) return [...preparation, validate(org, folder)];
  return [
    ...preparation,
    ...(options.validation === undefined ? [validate(org, folder)] : []),
    deployValidated(org, options.validation?.split("-")[0]),
    // Before anything that may fail for other reasons: without it the next deployment does not know who changed what.
    recordComponents(folder),
    {
      id: "prepareOrg",
      title: "Create a signing key and start the hourly job, if the org has none",
      why: "The form needs a signature of the org; the job notifies the queue, and deletes old requests as the privacy page promises.",
      command: apex(script("prepare-org.apex")),
      // Its log contains the values of variables, including the key.
      quiet: true,
    },
    {
      id: "admitGuests",
      title: "Give the guest user of the site its permission sets",
      why: "Without them visitors cannot submit the form.",
      command: apex(`${folder}/guest-access.apex`),
      quiet: true,
    },
    {
      id: "assignPermissions",
      title: `Give ${owner ?? "the signed-in user"} the permission set ${siteNames.employees}`,
      why: "A deployment gives nobody access to fields; without this set even an administrator sees empty requests.",
      command: sfTo(
        org,
        "org assign permset --name",
        siteNames.employees,
        ...(owner === undefined ? [] : ["--on-behalf-of", owner]),
      ),
      skipIf: {
        query: ({ username }) =>
          `SELECT Id FROM PermissionSetAssignment WHERE PermissionSet.Name = '${siteNames.employees}' AND Assignee.Username = '${owner ?? username}'`,
        reason: "already assigned",
      },
    },
    {
      id: "fillQueue",
      title: `Give the queue ${siteNames.queue} a member`,
      why: "The queue owns new requests, and its members are the people who see them arrive.",
      command: apex(`${folder}/queue.apex`),
      quiet: true,
    },
    // A site that exists may have changes that are not ready: its builders publish it.
    ...(createdSite(options)
      ? [
          {
            id: "publish" as const,
            title: "Publish the site",
            why: "Visitors see changes only after the site is published.",
            command: sfTo(org, "community publish --name", labelOfSite(options)),
          },
        ]
      : []),
  ];
}
