/**
 * Checks force-app with Salesforce's own tools, without an org: `npm run check:salesforce`, or
 * `node check.mjs <folder with sfdx-project.json>` for another project. What no tool here can tell: whether an org
 * accepts the deployment, and whether the Apex tests pass.
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { installDependencies } from "./dependencies.mjs";

const here = import.meta.dirname;

const checks = [
  { title: "The project file is valid", module: "./check-project-file.mjs" },
  { title: "Metadata follows Salesforce's schema", module: "./check-schema.mjs" },
  { title: "Record types, views and layouts fit their objects", module: "./check-objects.mjs" },
  { title: "Permission sets name what exists and guests change nothing", module: "./check-permissions.mjs" },
  { title: "Queries name existing fields", module: "./check-queries.mjs" },
  { title: "The site's pages hang together", module: "./check-site.mjs", needs: "digitalExperiences" },
  { title: "Components compile and name what exists", module: "./check-components.mjs", needs: "lwc" },
  { title: "Experience Builder can work with the components", module: "./check-builder.mjs", needs: "lwc" },
  { title: "Components follow Salesforce's lint rules", module: "./check-lint.mjs", needs: "lwc" },
  { title: "The source converts to a deployment", module: "./check-conversion.mjs" },
  { title: "Apex has no unknown names or wrong types", module: "./check-apex.mjs", java: true },
  { title: "Apex meets the security rules", module: "./check-security.mjs", java: true },
];

async function run(root) {
  installDependencies(here);
  const { Project } = await import("./project.mjs");
  const project = new Project(root);
  const hasJava = spawnSync("java", ["-version"]).status === 0;
  const present = checks.filter(({ needs }) => !needs || project.has(needs));
  const runnable = present.filter(({ java }) => hasJava || !java);
  let failed = 0;
  for (const check of runnable) {
    const problems = await problemsOf(check, project);
    if (problems.length > 0) failed++;
    console.log([`${problems.length === 0 ? "ok  " : "FAIL"} ${check.title}`, ...problems].join("\n       "));
  }
  for (const { title, needs } of checks) {
    if (needs && !project.has(needs)) console.log(`Skipped, because force-app has no ${needs} yet: "${title}".`);
  }
  if (!hasJava) console.log(withoutJava(present));
  console.log(`${runnable.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

/** A check that breaks down has not passed: its error is a problem like any other. */
async function problemsOf({ module }, project) {
  try {
    const { check, checkSite } = await import(module);
    return check ? await check(project) : checkSite(project.source);
  } catch (error) {
    return [`The check itself broke down: ${error.stack}`];
  }
}

function withoutJava(present) {
  const titles = present.filter(({ java }) => java).map(({ title }) => `"${title}"`);
  return `Skipped, because they need Java 11 or later and there is no java on the path: ${titles.join(", ")}.`;
}

process.exitCode = (await run(resolve(process.argv[2] ?? resolve(here, "../..")))) ? 0 : 1;
