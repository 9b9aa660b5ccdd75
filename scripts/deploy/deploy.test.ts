import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { planOf } from "./plan.ts";
import { withElement } from "./org-values.ts";

const repository = resolve(import.meta.dirname, "../..");
const script = join(repository, "scripts/deploy.ts");
const networkFile = join(repository, "force-app/main/default/networks/Travel Design.network-meta.xml");

test("a dry run prints every step and touches nothing", () => {
  const parameters = [script, "--org", "proef", "--dry-run"];
  const printed = execFileSync(process.execPath, parameters, { encoding: "utf8", env: { ...process.env, PATH: "" } });
  expect(printed.match(/^\d+\. .+/gm)).toEqual([
    "1. Compare the components with their definitions",
    "2. Build the script with the blocks",
    "3. Convert the source",
    "4. Let the signed-in user own what guests store",
    "5. Leave the site's status and the sender of its mails as the org has them",
    "6. Stop the deletion of old failures, if it is scheduled",
    "7. Deploy, and run the Apex tests",
    "8. Schedule the deletion of old failures",
    "9. Make a signing key in the org, if it has none",
    "10. Give the guest user its permission sets",
    "11. Publish the site",
  ]);
  expect(printed).toContain("sf community publish --name Travel Design --target-org proef");
});

/** What an org holds before a deployment. */
interface OrgBefore {
  network?: object;
  user?: object;
  /** What it says of a query for its sites instead. */
  refusal?: string;
}

const beheer = { Email: "noor@example.com" };

/** A Salesforce CLI that writes down what it is asked, before an org, and a build that takes no time. */
function standIns({ network, user, refusal }: OrgBefore): { path: string; asked: () => string[] } {
  const folder = mkdtempSync(join(tmpdir(), "travel-design-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const record = join(folder, "asked");
  const found = (one: object | undefined): string => JSON.stringify({ result: { records: one ? [one] : [] } });
  const cli = `#!/bin/sh
echo "$(basename "$0") $*" >> ${record}
case "$*" in
  *"org display"*) echo '{"result":{"username":"beheer@example.com"}}' ;;
  *"FROM Network"*) echo '${refusal ? JSON.stringify({ status: 1, message: refusal }) : found(network)}' ;;
  *"FROM User"*) echo '${found(user)}' ;;
  *"convert source"*) mkdir -p "$7/sites" "$7/networks"; echo '<CustomSite></CustomSite>' > "$7/sites/Travel_Design.site"
    cp '${networkFile}' "$7/networks/Travel Design.network" ;;
  *"--metadata-dir"*) cat "$5/sites/Travel_Design.site" "$5/networks/Travel Design.network" >> ${record} ;;
  *"signing-key"*) echo "a log with a secret" ;;
esac
`;
  mkdirSync(join(folder, "bin"));
  for (const name of ["sf", "npm"]) {
    writeFileSync(join(folder, "bin", name), cli);
    chmodSync(join(folder, "bin", name), 0o755);
  }
  return {
    path: join(folder, "bin") + delimiter + process.env.PATH,
    asked: () => (existsSync(record) ? readFileSync(record, "utf8").trim().split("\n") : []),
  };
}

/** Deploys to such an org. */
function deployTo(before: OrgBefore) {
  const { path, asked } = standIns(before);
  const env = { ...process.env, PATH: path };
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, "--org", "proef"], { encoding: "utf8", env });
  const lines = asked().map((line) => line.replaceAll(/\S*travel-design-deploy-\S*/g, "FOLDER"));
  const deployed = lines.filter((line) => line.includes("<")).join("");
  const valueOf = (name: string): string | undefined => new RegExp(`<${name}>(.*?)</${name}>`).exec(deployed)?.[1];
  return { stdout, stderr, status, lines, valueOf };
}

// The stand-in is a shell script.
describe.skipIf(process.platform === "win32")("a deployment", () => {
  test("runs the steps in order, and shows no secret", () => {
    const { stdout, stderr, status, lines } = deployTo({ user: beheer });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).not.toContain("secret");
    const steps = lines.filter((line) => /^(?:sf|npm) /.test(line) && !line.includes("--json"));
    const planned = planOf({ org: "proef", owner: "", site: { status: "", senderAddress: "" }, folder: "FOLDER" });
    expect(steps).toEqual(planned.flatMap((step) => ("command" in step ? [step.command.join(" ")] : [])));
  });

  test("makes a site that is a preview, owned by whoever deploys, and says how to open it", () => {
    const { stdout, valueOf } = deployTo({ user: beheer });
    expect(valueOf("siteGuestRecordDefaultOwner")).toBe("beheer@example.com");
    expect(valueOf("emailSenderAddress")).toBe("noor@example.com");
    expect(valueOf("status")).toBe("UnderConstruction");
    expect(stdout).toContain("then activate it");
  });

  test("leaves a site open that is open, and its mails as they are", () => {
    const network = { Status: "Live", EmailSenderAddress: "reizen@example.com" };
    const { stdout, valueOf } = deployTo({ network, user: beheer });
    expect(valueOf("emailSenderAddress")).toBe("reizen@example.com");
    expect(valueOf("status")).toBe("Live");
    expect(stdout).toContain("Salesforce mails when visitors see it");
  });

  test.each<[string, OrgBefore, string]>([
    ["an org without sites", { refusal: "Network is not supported" }, "switch on Digital Experiences in Setup"],
    ["an org without the owner", {}, "has no user beheer@example.com"],
  ])("to %s ends before it begins", (_case, before, sentence) => {
    const { stdout, stderr, status } = deployTo(before);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(sentence);
  });
});

test.each([
  [["--dry-run"], "Name the org"],
  [["--org", "nergens"], "CLI cannot be started"],
  [["--org", "x; ls"], "is no alias"],
])("with %j it says what to do", (parameters, sentence) => {
  const { stderr, status } = spawnSync(process.execPath, [script, ...parameters], {
    encoding: "utf8",
    env: { ...process.env, PATH: "" },
  });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
});

test("a value takes the place of another, as text", () => {
  const site = withElement("<CustomSite>\n</CustomSite>", "CustomSite", "siteAdmin", "a@example.com");
  expect(withElement(site, "CustomSite", "siteAdmin", "b&$&@example.com")).toBe(site.replace("a@", "b&amp;$$&amp;@"));
  expect(() => withElement("", "CustomSite", "siteAdmin", "a@example.com")).toThrow("holds no <CustomSite>");
});
