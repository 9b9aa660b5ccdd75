import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const cli = join(import.meta.dirname, "fake-cli.ts");
const deployScript = join(import.meta.dirname, "../index.ts");

/** An npm that runs the deployment, and nothing else: steps that build something succeed at once. */
const npm = `
const { spawnSync } = require("node:child_process");
const [command, ...parameters] = process.argv.slice(2);
if (command === "run" && parameters.includes("deploy")) {
  const script = [${JSON.stringify(deployScript)}, ...parameters.slice(parameters.indexOf("--") + 1)];
  process.exitCode = spawnSync(process.execPath, ["--conditions=source", ...script], { stdio: "inherit" }).status;
}
`;

/**
 * Writes programs that are found before those of this computer: the fake Salesforce CLI, and an npm that builds nothing. They are
 * shell scripts, so they do not run on Windows.
 *
 * @param file with the state of the fake org
 * @returns the environment in which they are found
 */
export function fakePrograms(file: string): NodeJS.ProcessEnv {
  const bin = join(dirname(file), "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "sf"), `#!/bin/sh\nexec "${process.execPath}" --conditions=source "${cli}" "$@"\n`);
  writeFileSync(join(bin, "npm"), `#!/bin/sh\n[ "$1" != exec ] || { shift 3; exec "${process.execPath}" "$@"; }\n`);
  writeFileSync(join(bin, "npm.cjs"), npm);
  for (const name of ["sf", "npm"]) chmodSync(join(bin, name), 0o755);
  return {
    PATH: bin + delimiter + process.env.PATH,
    FAKE_ORG: file,
    npm_execpath: join(bin, "npm.cjs"),
  };
}
