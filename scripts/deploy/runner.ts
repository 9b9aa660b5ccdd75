import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { findNpm, type Launcher } from "../org/find-program.ts";
import { callCli, salesforceCliFor, type CallCli } from "../org/salesforce-cli.ts";
import type { Command } from "./quote.ts";

/** How a command is started. */
export interface RunOptions {
  org: string;
  /** Hides what the command prints. */
  quiet?: boolean;
  /** Folder in which the command runs. Default: the repository. */
  folder?: string;
}

/** Starts the commands of a deployment. Tests use one with a fake Salesforce CLI. */
export interface Runner {
  /** Runs a command. @returns its exit status */
  run(command: Command, options: RunOptions): number;
  call: CallCli;
}

const repository = resolve(import.meta.dirname, "../..");

function launcherFor(program: string, org: string): Launcher {
  if (program === "sf") return salesforceCliFor(org);
  if (program === "npm") return findNpm(process.env);
  return program === "node" ? [process.execPath] : [program];
}

/** Starts programs on this computer, without a shell: no parameter is ever interpreted. */
export const localRunner: Runner = {
  run([name, ...parameters], { org, quiet = false, folder = "." }) {
    const [program, ...first] = launcherFor(name, org);
    const { status, error } = spawnSync(program, [...first, ...parameters], {
      cwd: resolve(repository, folder),
      stdio: quiet ? ["ignore", "ignore", "inherit"] : "inherit",
    });
    if (error)
      throw new Error(`${name} cannot be started on this computer (${error.message}): check that it is installed.`);
    return status ?? 1;
  },
  call: callCli,
};
