import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { writeSite } from "@travel-design/site/react-app";
import { checkOrg, readCheckedOrg } from "../check-org.ts";
import { prefixFor } from "../preconditions.ts";
import { deployTo } from "../deploy-to.ts";
import type { DeployOptions } from "../options.ts";
import type { Command } from "../quote.ts";
import type { Runner } from "../runner.ts";
import { recordComponents } from "../record-components.ts";
import { writeValues } from "../write-values.ts";
import { runFakeCli } from "./fake-cli.ts";
import { readOrg, takeFailure, writeOrg, type FakeOrg } from "./fake-org.ts";
import { createFakeOrg, forceApp, originals, writeSource } from "./fake-source.ts";

/** A fake org with a source to deploy to it. */
export interface FakeDeployment {
  /** File with the state of the org. */
  file: string;
  org(): FakeOrg;
  changeOrg(change: (org: FakeOrg) => void): void;
  changeSource(path: string, content: string): void;
  /** Deploys. @returns what was printed; `error` is the last line of a deployment that failed */
  deploy(options?: Partial<DeployOptions>): { printed: string; error: string };
}

/** Runs the deployment's own scripts in this process, and the fake Salesforce CLI instead of the real one. */
function fakeRunner(file: string, print: (line: string) => void): Runner {
  const call: Runner["call"] = (org, parameters) =>
    JSON.parse(runFakeCli([...parameters, "--json", "--target-org", org], file).stdout);
  const fails = (line: string): boolean => {
    const org = readOrg(file);
    const isFailure = takeFailure(org, line);
    writeOrg(file, org);
    return isFailure;
  };
  return {
    call,
    run([program, ...parameters], { quiet, folder = "." }) {
      if (program === "sf") {
        // A step's paths start at its folder.
        const paths = parameters.map((parameter) =>
          parameter.startsWith("../") ? resolve(folder, parameter) : parameter,
        );
        const { status, stdout, stderr } = runFakeCli(paths, file);
        print(quiet ? stderr : stdout + stderr);
        return status;
      }
      const line = parameters.join(" ");
      if (fails(line)) return 1;
      const own = parameters.slice(parameters.findIndex((parameter) => parameter.endsWith(".ts")) + 1);
      if (line.includes("check-org.ts")) return checkOrg(own, call, print, readOrg(file).source);
      if (line.includes("record-components.ts")) return recordComponents(own, call) ?? 0;
      if (line.includes("generate-app.ts")) return generateSample(own, readOrg(file));
      return line.includes("write-values.ts") ? writeValues(own) : 0;
    },
  };
}

/** Turns the sample source into that of a React app, as the real command does, without building the pages. */
function generateSample(parameters: readonly string[], { source }: FakeOrg): number {
  const [folder = ""] = parameters.map((parameter) => parameter.replace("--folder=", ""));
  const { options, facts } = readCheckedOrg(folder);
  for (const path of originals) rmSync(join(source, path), { force: true });
  writeSite(forceApp, source, prefixFor(options, facts));
  return 0;
}

/** The part of a step's command that no other step has. */
export const partOf = (command: Command): string =>
  (
    command.find((part) =>
      /\.(?:apex|ts)$|^(?:generated|resource|convert|validate|quick|permset|publish)$/.test(part),
    ) ?? ""
  )
    .replace("./", "")
    .replace(/^(validate|quick)$/, "deploy $1");

/** Creates a new fake org that is ready for its first deployment. */
export function fakeDeployment(): FakeDeployment {
  const folder = temporaryFolder();
  const file = createFakeOrg(folder);
  return {
    file,
    org: () => readOrg(file),
    changeOrg(change) {
      const org = readOrg(file);
      change(org);
      writeOrg(file, org);
    },
    changeSource: (path, content) => writeSource(readOrg(file).source, path, content),
    deploy({ as = "lwr-site", validate = false, ...options } = {}) {
      const lines: string[] = [];
      const print = (line: string): void => void lines.push(line);
      let error = "";
      try {
        const plan = { as, org: "proef", ...options, validate, folder: join(folder, "work") };
        deployTo(plan, fakeRunner(file, print), print);
      } catch (reason) {
        error = reason instanceof Error ? reason.message : String(reason);
      }
      return { printed: lines.join("\n"), error };
    },
  };
}
