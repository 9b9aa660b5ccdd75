// Checks force-app without an org: `npm run check -- salesforce`. Only an org can say whether it accepts the deployment, and whether
// the Apex tests pass. Another project is checked with `node check.ts FOLDER`, where FOLDER contains sfdx-project.json.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { installDependencies } from "../shared/install-dependencies.ts";
import { rules } from "./rules.ts";
import { readSourceTree } from "./source-tree.ts";
import { runTool, tools } from "./tools.ts";

/** Prints one line per check, and its problems below it. */
async function report(title: string, check: () => readonly string[] | Promise<readonly string[]>): Promise<boolean> {
  const problems = await findProblems(check);
  console.log([`${problems.length === 0 ? "ok  " : "FAIL"} ${title}`, ...problems].join("\n       "));
  return problems.length === 0;
}

/** An error in a check is a problem like any other, because the check has not passed. */
async function findProblems(check: () => readonly string[] | Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await check();
  } catch (error) {
    return [`The check itself failed: ${error instanceof Error ? error.stack : String(error)}`];
  }
}

async function run(root: string): Promise<boolean> {
  const source = readSourceTree(root);
  const hasJava = spawnSync("java", ["-version"]).status === 0;
  const outcomes: boolean[] = [];
  for (const { title, check } of rules) outcomes.push(await report(title, () => check(source)));
  installDependencies(import.meta.dirname, "Salesforce's tools, about 300 MB");
  for (const tool of tools) {
    if (tool.needsJava && !hasJava)
      console.log(`skip ${tool.title}: needs Java 11 or later, and there is no java on the path`);
    else outcomes.push(await report(tool.title, () => runTool(tool, { root, source })));
  }
  const passed = outcomes.filter(Boolean).length;
  console.log(`${passed} passed, ${outcomes.length - passed} failed`);
  return passed === outcomes.length;
}

process.exitCode = (await run(resolve(process.argv[2] ?? resolve(import.meta.dirname, "../..")))) ? 0 : 1;
