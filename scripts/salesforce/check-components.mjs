import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { checkTargets } from "./component-targets.mjs";
import { readObjects } from "./objects.mjs";

const { compile } = createRequire(import.meta.url)("@lwc/sfdc-lwc-compiler");

/**
 * Compiles each component with the platform's compiler, and checks that everything it refers to exists.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {Promise<string[]>} problems
 */
export async function check(project) {
  const bundles = project.metadataOf(".js-meta.xml");
  const exists = referenceChecks(project, new Set(bundles.map(({ name }) => name)));
  const problems = [];
  for (const { file, name, content } of bundles) {
    const folder = dirname(file);
    const { code, diagnostics, references } = await compileBundle(folder, name, Number(content.apiVersion));
    const missing = references.filter(({ type, id }) => exists[type] && !exists[type](id));
    problems.push(
      ...diagnostics.map((text) => project.problem(folder, text)),
      ...missing.map(({ type, id }) => project.problem(folder, `${type} ${id} does not exist.`)),
      ...checkTargets(file, code).map((text) => project.problem(folder, text)),
    );
  }
  return problems;
}

async function compileBundle(folder, name, apiVersion) {
  const names = readdirSync(folder).filter((file) => /\.(js|ts|html|css)$/.test(file));
  const files = Object.fromEntries(names.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  const bundle = {
    type: "platform",
    namespace: "c",
    name,
    namespaceMapping: { c: "c" },
    files,
    options: { apiVersion },
  };
  const { diagnostics, metadata } = await compile({ bundle, compilerConfigs: [{}] });
  return {
    code: files[`${name}.js`] ?? files[`${name}.ts`] ?? "",
    diagnostics: diagnostics.map(({ message, location }) => `${message} (line ${location?.line ?? "unknown"})`),
    references: metadata?.references ?? [],
  };
}

/** For each kind of reference the compiler reports, whether force-app has what it names. */
function referenceChecks(project, bundles) {
  const objects = readObjects(project);
  return {
    apexMethod: (id) => hasMethod(project, ...id.split(".")),
    resourceUrl: (id) => project.has("staticresources", `${id.split("/")[0]}.resource-meta.xml`),
    module: (id) => !id.startsWith("c/") || bundles.has(id.slice(2)),
    component: (id) => !id.startsWith("c-") || bundles.has(camelCase(id.slice(2))),
    sobjectField: (id) => objects.get(id.split(".")[0])?.fields.has(id.split(".")[1]) ?? !id.includes("__c"),
  };
}

function hasMethod(project, className, method) {
  if (!project.has("classes", `${className}.cls`)) return false;
  const source = readFileSync(join(project.source, "classes", `${className}.cls`), "utf8");
  return new RegExp(`@AuraEnabled[^;{]*\\bstatic\\b[^;{]*\\b${method}\\s*\\(`, "i").test(source);
}

function camelCase(tag) {
  return tag.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
