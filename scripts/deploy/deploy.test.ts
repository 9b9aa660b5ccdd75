import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { planOf } from "./plan.ts";
import { withRecordOwner } from "./record-owner.ts";

const repository = resolve(import.meta.dirname, "../..");
const script = join(repository, "scripts/deploy.ts");

test("a dry run prints every step and touches nothing", () => {
  const parameters = [script, "--org", "proef", "--dry-run"];
  const printed = execFileSync(process.execPath, parameters, { encoding: "utf8", env: { ...process.env, PATH: "" } });
  const titles = planOf({ org: "proef", owner: "the signed-in user", folder: "FOLDER" }).map(({ title }) => title);
  expect(printed.match(/^\d\. .+/gm)).toEqual(titles.map((title, index) => `${index + 1}. ${title}`));
  expect(printed).toContain("sf community publish --name Travel Design --target-org proef");
});

/** A Salesforce CLI that writes down what it is asked, and a build that takes no time. */
function standIns(): { path: string; asked: () => string[] } {
  const folder = mkdtempSync(join(tmpdir(), "travel-design-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const record = join(folder, "asked");
  const cli = `#!/bin/sh
echo "$(basename "$0") $*" >> ${record}
case "$*" in
  *"org display"*) echo '{"result":{"username":"beheer@example.com"}}' ;;
  *"convert source"*) mkdir -p "$7/sites"; echo '<CustomSite></CustomSite>' > "$7/sites/Travel_Design.site" ;;
  *"--metadata-dir"*) cat "$5/sites/Travel_Design.site" >> ${record} ;;
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

test.skipIf(process.platform === "win32")(
  "a deployment runs the steps in order, and names the owner in what it deploys",
  () => {
    const { path, asked } = standIns();
    const env = { ...process.env, PATH: path };
    const { stdout, stderr, status } = spawnSync(process.execPath, [script, "--org", "proef"], {
      encoding: "utf8",
      env,
    });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).not.toContain("secret");
    const lines = asked().map((line) => line.replaceAll(/\S*travel-design-deploy-\S*/g, "FOLDER"));
    const steps = lines.filter((line) => /^(?:sf|npm) /.test(line)).slice(1);
    const planned = planOf({ org: "proef", owner: "", folder: "FOLDER" });
    expect(steps).toEqual(planned.flatMap((step) => ("command" in step ? [step.command.join(" ")] : [])));
    expect(lines.join("")).toContain("<siteGuestRecordDefaultOwner>beheer@example.com</siteGuestRecordDefaultOwner>");
  },
);

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

test("an owner takes the place of another", () => {
  const site = withRecordOwner("<CustomSite>\n</CustomSite>", "a@example.com");
  expect(withRecordOwner(site, "b@example.com")).toBe(site.replace("a@", "b@"));
  expect(() => withRecordOwner("", "a@example.com")).toThrow("nobody can own");
});
