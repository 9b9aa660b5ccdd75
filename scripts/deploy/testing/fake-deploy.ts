import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { appNames, siteNames } from "@travel-design/site/metadata";
import { fileKinds } from "../components/kinds.ts";
import { CliError, type FakeOrg } from "./fake-org.ts";
import { composeObjects, deployObject, retrieveParts } from "./fake-objects.ts";

type Files = Record<string, string>;

function readFiles(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** Types of components that package.xml lists, by their folder and the ending of their files. */
const listedTypes = {
  Queue: ["queues", ".queue-meta.xml"],
  ApexClass: ["classes", ".cls"],
  Layout: ["layouts", ".layout-meta.xml"],
  PermissionSet: ["permissionsets", ".permissionset-meta.xml"],
} as const;

const listed = (paths: readonly string[], [folder, ending]: readonly [string, string]): string =>
  paths
    .filter((path) => path.startsWith(folder) && path.endsWith(ending))
    .map((path) => `<members>${basename(path, ending)}</members>`)
    .join("");

/**
 * Converts the sample source: names lose `-meta.xml`, and package.xml lists the queues and classes.
 *
 * @param folders of metadata; without any, all of it
 */
export function convertSource({ source }: FakeOrg, output: string, folders: readonly string[]): void {
  const chosen = folders.map((folder) => `${basename(folder)}/`);
  const files = Object.fromEntries(
    Object.entries(readFiles(source)).filter(
      ([path]) => chosen.length === 0 || chosen.some((folder) => path.startsWith(folder)),
    ),
  );
  for (const [path, content] of Object.entries(composeObjects(files))) {
    mkdirSync(dirname(join(output, path)), { recursive: true });
    writeFileSync(join(output, path), content);
  }
  for (const [path, content] of Object.entries(files)) {
    if (path.startsWith("objects/")) continue;
    const target = join(output, path.replace(/(?<!\.resource)-meta\.xml$/, ""));
    mkdirSync(dirname(target), { recursive: true });
    if (path.endsWith("-meta.xml")) writeFileSync(target, content);
    else cpSync(join(source, path), target);
  }
  const types = Object.entries(listedTypes)
    .map(([name, paths]) => `<types>${listed(Object.keys(files), paths)}<name>${name}</name></types>`)
    .join("");
  writeFileSync(join(output, "package.xml"), `<Package>${types}<version>63.0</version></Package>`);
}

const fileEnding = (files: Files, ending: string): string =>
  Object.entries(files).find(([path]) => path.endsWith(ending))?.[1] ?? "";

const elementOf = (xml: string, name: string): string => new RegExp(`<${name}>(.*?)</${name}>`).exec(xml)?.[1] ?? "";

/** What Salesforce reports about the components of a deployment, as public issue threads quote it. */
function componentErrors(org: FakeOrg, files: Files): (string | false)[] {
  const { label, site: siteName } = deployedNames(files);
  const site = fileEnding(files, `${siteName}.site`);
  const network = fileEnding(files, `${label}.network`);
  const prefix = elementOf(fileEnding(files, ".digitalExperienceConfig"), "urlPathPrefix");
  const owner = elementOf(site, "siteGuestRecordDefaultOwner");
  const sender = elementOf(network, "emailSenderAddress");
  const wronglyListed = Array.from(
    fileEnding(files, "package.xml").matchAll(/<types>(.*?)<name>(\w+)<\/name>/g),
    ([, members = "", type = ""]) => ({ members, type }),
  ).flatMap(({ members, type }) => missingMembers(files, type, members));
  const isTaken = org.sites.some(
    ({ name, type, path }) => type !== "Visualforce" && name !== siteName && name !== `${siteName}1` && path === prefix,
  );
  const siteErrors = [
    isTaken && "The value for urlPathPrefix in DigitalExperienceConfig isn't valid",
    elementOf(site, "urlPathPrefix") !== `${prefix}vforcesite` && "urlPathPrefix of CustomSite and config differ",
    elementOf(network, "urlPathPrefix") !== `${prefix}vforcesite` && "urlPathPrefix of Network and config differ",
    !org.users.some(({ username }) => username === owner) &&
      `In field: siteGuestRecordDefaultOwner - no User named ${owner} found`,
    org.network !== undefined && org.network.senderAddress !== sender && "emailSenderAddress is not verified",
    org.network?.status === "Live" && elementOf(network, "status") !== "Live" && "The status of a site cannot go back",
  ];
  return [
    ...(hasSite(files) ? siteErrors : []),
    ...wronglyListed,
    ...Object.values(org.jobs).map(
      (type) =>
        lockedClasses(org, type).some((name) => `classes/${name}.cls` in files) &&
        "This schedulable class has jobs pending or in progress - CronTrigger IDs (08e000000000001)",
    ),
  ];
}

/** Members of package.xml without a file. */
const missingMembers = (files: Files, type: string, members: string): string[] =>
  Array.from(members.matchAll(/<members>(.*?)<\/members>/g), ([, name = ""]) => name)
    .filter((name) => !Object.keys(files).some((path) => basename(path).startsWith(`${name}.`)))
    .map(
      (name) => `An object '${name}' of type ${type} was named in package.xml, but was not found in zipped directory`,
    );

/** The class of a scheduled job, and the classes that it names outside of a text: Salesforce replaces none of them. */
function lockedClasses({ components }: FakeOrg, type: string): string[] {
  const code = (components[`classes/${type}.cls`] ?? "").replaceAll(/\/\*[^]*?\*\/|'[^']*'/g, "");
  return Object.keys(components)
    .filter((path) => path.endsWith(".cls"))
    .map((path) => basename(path, ".cls"))
    .filter((name) => new RegExp(`\\b${name}\\b`).test(code));
}

/** A test that finds a profile by its English name, or creates a user who needs a license. */
function profileErrors({ language, freeLicenses }: FakeOrg, code: string): (string | false)[] {
  const queries = code.match(/FROM\s+Profile\b[^\]]*/g) ?? [];
  return [
    !language.startsWith("en") &&
      queries.some((query) => /\bName\s*=/.test(query)) &&
      "System.QueryException: List has no rows for assignment to SObject",
    freeLicenses === 0 &&
      queries.some((query) => !query.includes("'CsnOnly'")) &&
      "System.DmlException: LICENSE_LIMIT_EXCEEDED",
  ];
}

function testErrors(
  org: FakeOrg,
  files: Files,
  level: string | undefined,
  tests: readonly string[],
): (string | false)[] {
  if (level !== "RunSpecifiedTests") return ["The tests of the customer failed: SomebodyElsesTest"];
  const missing = tests.filter((name) => !(`classes/${name}.cls` in files));
  return [
    tests.length === 0 && "RunSpecifiedTests needs --tests",
    ...missing.map((name) => `The test class ${name} does not exist`),
    Object.keys(org.coverage).length > 0 && "Code coverage of 1 component is too low",
    ...profileErrors(org, fileEnding(files, "ContactRequestTestData.cls")),
    ...Object.entries(files).map(([path, code]) => code.includes("Assert.fail(") && `Test failure in ${path}`),
  ];
}

const deployedNames = (files: Files) =>
  Object.keys(files).some((path) => path.endsWith(`${appNames.label}.network`)) ? appNames : siteNames;

/** Whether a deployment contains anything of a site. */
const hasSite = (files: Files): boolean =>
  Object.keys(files).some((path) => /^(?:networks|sites|digitalExperience\w*)\//.test(path));

function saveSite(org: FakeOrg, files: Files): void {
  const { label, site, bundle } = deployedNames(files);
  const prefix = elementOf(fileEnding(files, ".digitalExperienceConfig"), "urlPathPrefix");
  const network = fileEnding(files, `${label}.network`);
  org.network = {
    label,
    status: elementOf(network, "status"),
    senderAddress: elementOf(network, "emailSenderAddress"),
  };
  org.sites = [
    ...org.sites.filter(({ name }) => name !== site && name !== bundle),
    {
      name: site,
      type: "ChatterNetwork",
      path: `${prefix}vforcesite`,
      owner: elementOf(fileEnding(files, `${site}.site`), "siteGuestRecordDefaultOwner"),
    },
    { name: bundle, type: "ChatterNetworkPicasso", path: prefix },
  ];
}

function save(org: FakeOrg, files: Files): void {
  if (hasSite(files)) saveSite(org, files);
  // Salesforce does not document what happens to members. The fake org assumes the worst: it removes them, because the file has none.
  if ("queues/Offerteaanvragen.queue" in files)
    org.queue = { objects: ["Contact_Request__c"], members: [], email: org.queue?.email ?? "" };
  const objects = Object.entries(files)
    .filter(([path]) => path.endsWith(".object"))
    .map(([path, xml]) => [path, deployObject(org.components[path] ?? "", xml)]);
  org.components = { ...org.components, ...files, ...Object.fromEntries(objects) };
}

/** Writes a component as an org does: with spaces, keys and elements of its own. */
function asOrgWrites(path: string, content: string): string {
  if (path.endsWith("/content.json")) return JSON.stringify({ urlName: "", ...JSON.parse(content) });
  const own = "<retrieved>false</retrieved>";
  return path.endsWith(".resource") || content.includes(own) ? content : content.replace(/(<\/\w+>\s*)$/, `${own}$1`);
}

const prefixOf = (name: string): string => {
  const [type = "", member = ""] = name.split(":");
  const kind = fileKinds.find((one) => one.type === type);
  if (kind) return `${kind.folder}/${member}${kind.ending}`;
  return { DigitalExperienceBundle: "digitalExperiences/", StaticResource: "staticresources/" }[type] + member;
};

/** Retrieves components, as `--unzip` leaves them. What the org does not have is left out. */
export function retrieve(org: FakeOrg, names: readonly string[], folder: string): string {
  const root = join(folder, "unpackaged/unpackaged");
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write("package.xml", "<Package/>");
  const prefixes = names.map(prefixOf);
  for (const [path, content] of Object.entries(org.components)) {
    if (path.endsWith(".object")) write(path, retrieveParts(content, basename(path, ".object"), names));
    else if (prefixes.some((prefix) => path.startsWith(prefix))) write(path, asOrgWrites(path, content));
  }
  return "Succeeded";
}

/** The report of the last deployment or validation: what the CLI documents of its id and of the coverage of its classes. */
export const reportOf = ({ coverage, validation }: FakeOrg): Record<string, unknown> => ({
  id: validation?.id ?? "0Af000000000000AAA",
  details: {
    runTestResult: {
      codeCoverage: Object.entries(coverage).map(([name, share]) => ({
        name,
        numLocations: "100",
        numLocationsNotCovered: String(100 - share),
      })),
    },
  },
});

/** Flags of `sf project deploy validate`. */
export interface DeployFlags {
  "metadata-dir"?: string | undefined;
  "test-level"?: string | undefined;
  tests?: string[] | undefined;
}

function readFolder(folder = ""): Files {
  if (!existsSync(folder)) throw new CliError(`The folder ${folder} does not exist.`);
  return readFiles(folder);
}

/** Deploys a folder at once, as the record alone is deployed. */
export function deployFolder(org: FakeOrg, flags: DeployFlags): string {
  const files = readFolder(flags["metadata-dir"]);
  if (Object.keys(files).some((path) => path.endsWith(".cls")))
    throw new CliError("Apex is deployed without a validation, so nobody knows whether its tests pass.");
  if (flags["test-level"] === "NoTestRun")
    throw new CliError("INVALID_OPERATION: testLevel of NoTestRun cannot be used in production organizations");
  org.components = { ...org.components, ...files };
  return "Status: Succeeded";
}

/** Validates everything in a folder, and changes nothing. */
export function validateFolder(org: FakeOrg, flags: DeployFlags): string {
  const files = readFolder(flags["metadata-dir"]);
  const errors = [...componentErrors(org, files), ...testErrors(org, files, flags["test-level"], flags.tests ?? [])];
  const found = errors.filter((error) => error !== false);
  if (found.length > 0) throw new CliError(`Component Failures [${found.length}]\n${found.join("\n")}`);
  const number = Number(org.validation?.id.slice(3, 15) ?? 0) + 1;
  org.validation = { id: `0Af${String(number).padStart(12, "0")}AAA`, files };
  return "Status: Succeeded";
}

/** Deploys what was validated. @param id of the validation; the last one without it */
export function deployQuickly(org: FakeOrg, id: string | undefined): string {
  const { validation } = org;
  if (!validation || (id !== undefined && id !== validation.id))
    throw new CliError("INVALID_ID_FIELD: This validation cannot be deployed: another deployment succeeded since.");
  save(org, validation.files);
  delete org.validation;
  return "Status: Succeeded";
}
