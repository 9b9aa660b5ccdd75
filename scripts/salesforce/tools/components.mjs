import { createRequire } from "node:module";
import { metadataOf } from "../metadata.ts";
import { readObjects } from "../object-metadata.ts";
import { problemIn } from "../source-tree.ts";

const { compile } = createRequire(import.meta.url)("@lwc/sfdc-lwc-compiler");

/** Compiles each component with the platform's compiler, and checks that everything it refers to exists. */
export async function check({ source }) {
  const bundles = metadataOf(source, ".js-meta.xml");
  const exists = referenceChecks(source, new Set(bundles.map(({ name }) => name)));
  const problems = [];
  for (const { path, name, content } of bundles) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    const { diagnostics, references } = await compileBundle(source, folder, name, Number(content.text("apiVersion")));
    const missing = references.filter(({ type, id }) => exists[type] && !exists[type](id));
    problems.push(
      ...diagnostics.map((text) => problemIn(folder, text)),
      ...missing.map(({ type, id }) => problemIn(folder, `${type} ${id} does not exist; correct the name.`)),
    );
  }
  return problems;
}

async function compileBundle(source, folder, name, apiVersion) {
  const names = source.paths.filter(
    (path) => path.startsWith(`${folder}/`) && /^[^/]+\.(js|ts|html|css)$/.test(path.slice(folder.length + 1)),
  );
  const files = Object.fromEntries(names.map((path) => [path.slice(folder.length + 1), source.read(path)]));
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
    diagnostics: diagnostics.map(({ message, location }) => `${message} (line ${location?.line ?? "unknown"})`),
    references: metadata?.references ?? [],
  };
}

/** For each kind of reference that the compiler reports, whether force-app contains what it names. */
function referenceChecks(source, bundles) {
  const objects = readObjects(source);
  return {
    apexMethod: (id) => hasMethod(source, ...id.split(".")),
    module: (id) => !id.startsWith("c/") || bundles.has(id.slice(2)),
    component: (id) => !id.startsWith("c-") || bundles.has(camelCase(id.slice(2))),
    sobjectField: (id) => objects.get(id.split(".")[0])?.fields.has(id.split(".")[1]) ?? !id.includes("__c"),
  };
}

function hasMethod(source, className, method) {
  const path = `classes/${className}.cls`;
  return (
    source.has(path) &&
    new RegExp(`@AuraEnabled[^;{]*\\bstatic\\b[^;{]*\\b${method}\\s*\\(`, "i").test(source.read(path))
  );
}

const camelCase = (tag) => tag.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
