import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findNpm } from "../org/find-program.ts";

/** The part of a lockfile that is read here. */
interface Lockfile {
  packages: Readonly<Record<string, { version?: string; optional?: boolean }>>;
}

/**
 * Installs what a check has a lockfile of its own for, if it is missing or differs from the lockfile.
 *
 * @param folder of the lockfile
 * @param what is installed, for the message
 * @throws Error when npm fails
 */
export function installDependencies(folder: string, what: string): void {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what}, once.`);
  // Where NODE_ENV is "production", npm would install nothing: everything there is for development.
  const [npm, ...parameters] = findNpm(process.env);
  const { status } = spawnSync(npm, [...parameters, "ci", "--include=dev", "--no-fund", "--no-audit"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0)
    throw new Error(`npm could not install ${what} in ${folder}: run "npm ci" there to see why, then check again.`);
}

/** Packages for other platforms are optional and are not installed. */
function isInstalled(folder: string): boolean {
  const installed = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const present = readLockfile(installed).packages;
  return Object.entries(readLockfile(join(folder, "package-lock.json")).packages).every(
    ([path, { version, optional }]) => path === "" || optional === true || present[path]?.version === version,
  );
}

function readLockfile(file: string): Lockfile {
  const lockfile: Lockfile = JSON.parse(readFileSync(file, "utf8"));
  return lockfile;
}
