// Runs jobs of the workflow for Salesforce as a runner does.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { parse } from "yaml";

const repository = resolve(import.meta.dirname, "../../..");

/** The action that signs in to an org. */
export const action = ".github/actions/sign-in/action.yml";

/** A file of the repository. */
export const read = (path: string): string => readFileSync(join(repository, path), "utf8");

interface Step {
  id?: string;
  if?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}

/** A job of a workflow. */
export interface Job {
  needs?: string;
  if?: string;
  outputs?: Record<string, string>;
  steps: Step[];
}

export const { jobs }: { jobs: Record<string, Job> } = parse(read(".github/workflows/salesforce.yml"));
const signIn: { runs: { steps: Step[] } } = parse(read(action));

/** What expressions of the workflow may read, by their text. */
type Values = Record<string, string>;

/** Fills in `${{ … }}`. */
const fill = (text: string, values: Values): string =>
  text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_all, expression: string) => {
    const value = values[expression];
    if (value === undefined) throw new Error(`The test knows no ${expression}.`);
    return value;
  });

const fillAll = (texts: Record<string, string> = {}, values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text, values)]));

/** Secrets of the repository. */
export const secrets: Values = {
  "secrets.SF_HUB_KEY": "-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----",
  "secrets.SF_HUB_CLIENT_ID": "3MVG9",
  "secrets.SF_HUB_USERNAME": "hub@example.com",
  "secrets.SF_PRODUCTION_KEY": "-----BEGIN PRIVATE KEY-----\nanother\n-----END PRIVATE KEY-----",
  "secrets.SF_PRODUCTION_CLIENT_ID": "3MVG8",
  "secrets.SF_PRODUCTION_USERNAME": "ci@example.com",
};

/** Runs the steps of a job as a runner does, on the fake org. A step with `if: always()` runs after a failure, too. */
export function runJob(name: string, environment: NodeJS.ProcessEnv, values: Values) {
  const temporary = temporaryFolder();
  const output = join(temporary, "output");
  let hasFailed = false;
  let printed = "";
  const runStep = ({ run, env, uses, with: inputs, if: condition }: Step, known: Values): void => {
    if (hasFailed && condition !== "always()") return;
    if (uses === "./.github/actions/sign-in") {
      const inputValues = Object.entries(fillAll(inputs, known)).map(([input, value]) => [`inputs.${input}`, value]);
      for (const step of signIn.runs.steps) runStep(step, Object.fromEntries(inputValues));
    }
    if (run === undefined) return;
    const { status, stdout, stderr } = spawnSync("bash", ["-e", "-o", "pipefail", "-c", fill(run, known)], {
      cwd: repository,
      encoding: "utf8",
      env: {
        SITE: "",
        FORM: "",
        ...process.env,
        ...environment,
        ...fillAll(env, known),
        RUNNER_TEMP: temporary,
        GITHUB_OUTPUT: output,
      },
    });
    printed += stdout + stderr;
    hasFailed ||= status !== 0;
  };
  writeFileSync(output, "");
  for (const step of jobs[name]?.steps ?? []) runStep(step, values);
  const outputs = readFileSync(output, "utf8").split("\n").filter(Boolean);
  return { hasFailed, printed, outputs: Object.fromEntries(outputs.map((line) => line.split(/=(.*)/))) };
}
