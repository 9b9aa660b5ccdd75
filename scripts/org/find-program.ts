import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** A program and the parameters that always come first. It is started without a shell, so nothing has to be quoted. */
export type Launcher = readonly [program: string, ...parameters: string[]];

/** The parts of the environment that decide where programs are. */
export interface ProgramEnvironment {
  PATH?: string;
  /** Set on Windows only. */
  LOCALAPPDATA?: string;
  /** Script of npm. Set while npm runs a script. */
  npm_execpath?: string;
}

const windows = "win32";

/** The launcher for a `bin` folder of the Salesforce CLI, with the Node that its installer puts there. */
function launcherIn(folder: string): Launcher | undefined {
  const script = ["run.js", "run"].map((name) => join(folder, name)).find((file) => existsSync(file));
  if (!script) return undefined;
  const node = join(folder, "node.exe");
  return [existsSync(node) ? node : process.execPath, script];
}

/** After `sf update` the installed `sf.cmd` starts the version that another `sf.cmd` names. */
function updatedLauncher(localData: string): Launcher | undefined {
  const client = join(localData, "sf", "client");
  const redirect = join(client, "bin", "sf.cmd");
  if (!existsSync(redirect)) return undefined;
  const [, version] = /\.\.[\\/]+([^\\/"]+)[\\/]+bin/.exec(readFileSync(redirect, "utf8")) ?? [];
  return version ? launcherIn(join(client, version, "bin")) : undefined;
}

/**
 * Finds the Salesforce CLI. On Windows `sf` is a batch file, which Node starts through a shell only, so this finds the
 * script behind it: of an installation by npm, of the installer, and of the installer after an update.
 *
 * @returns undefined if there is no CLI, or, on Windows, if it was installed in another way
 */
export function findSalesforceCli(
  environment: ProgramEnvironment,
  platform: NodeJS.Platform = process.platform,
): Launcher | undefined {
  const folders = (environment.PATH ?? "").split(delimiter).filter(Boolean);
  if (platform !== windows) return folders.some((folder) => existsSync(join(folder, "sf"))) ? ["sf"] : undefined;
  for (const folder of folders.filter((candidate) => existsSync(join(candidate, "sf.cmd")))) {
    const launcher =
      launcherIn(join(folder, "node_modules", "@salesforce", "cli", "bin")) ??
      (environment.LOCALAPPDATA ? updatedLauncher(environment.LOCALAPPDATA) : undefined) ??
      launcherIn(join(folder, "..", "client", "bin"));
    if (launcher) return launcher;
  }
  return undefined;
}

/** Finds npm: the one that runs this script, or the one beside Node. */
export function findNpm(environment: ProgramEnvironment, platform: NodeJS.Platform = process.platform): Launcher {
  if (environment.npm_execpath) return [process.execPath, environment.npm_execpath];
  if (platform !== windows) return ["npm"];
  return [process.execPath, join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js")];
}
