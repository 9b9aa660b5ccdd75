import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const cli = join(import.meta.dirname, "fake-cli.ts");
/** The scripts of package.json that run. */
const scripts = { deploy: join(import.meta.dirname, "../index.ts"), prove: join(import.meta.dirname, "fake-prove.ts") };

/** An npm that runs the deployment and the proof, and nothing else: steps that build something succeed at once. */
const npm = `
const { spawnSync } = require("node:child_process");
const [command, ...parameters] = process.argv.slice(2);
const file = command === "run" ? ${JSON.stringify(scripts)}[parameters.find((parameter) => !parameter.startsWith("-"))] : undefined;
if (file) {
  const script = [file, ...parameters.slice(parameters.indexOf("--") + 1)];
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
  writeFileSync(
    join(bin, "npm"),
    `#!/bin/sh\nif [ "$1" = exec ]; then shift 3; exec "${process.execPath}" "$@"; fi\nexec "${process.execPath}" "${join(bin, "npm.cjs")}" "$@"\n`,
  );
  writeFileSync(join(bin, "npm.cjs"), npm);
  for (const name of ["sf", "npm"]) chmodSync(join(bin, name), 0o755);
  return {
    PATH: bin + delimiter + process.env.PATH,
    FAKE_ORG: file,
    npm_execpath: join(bin, "npm.cjs"),
  };
}
