import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs the tools of these checks into their own folder, when they are missing or other versions than the lockfile's.
 *
 * @param {string} folder folder of the checks
 * @throws {Error} when npm fails
 */
export function installDependencies(folder) {
  if (isInstalled(folder)) return;
  console.log("Installing Salesforce's tools for these checks: about 300 MB, once.");
  // Run by npm, its own script is at hand; on Windows npm is a command file, which only a shell starts.
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  const shell = !npm && process.platform === "win32";
  const { status } = spawnSync(command, [...first, "ci", "--no-fund", "--no-audit"], {
    cwd: folder,
    shell,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`Installing failed. Run "npm ci" in ${folder} to see why.`);
}

/** Whether every package of the lockfile is there; packages for another machine stay away and do not count. */
function isInstalled(folder) {
  const installed = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const wanted = readPackages(join(folder, "package-lock.json"));
  const present = readPackages(installed);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || optional || present[path]?.version === version,
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
