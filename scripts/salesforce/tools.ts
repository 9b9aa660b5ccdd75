import type { SourceTree } from "./source-tree.ts";

/** A project on disk: Salesforce's tools read its files themselves. */
interface Project {
  /** Absolute path of the folder that contains sfdx-project.json. */
  root: string;
  source: SourceTree;
}

/** A check that runs one of Salesforce's tools. */
interface Tool {
  /** What is true when the tool finds no problem. */
  title: string;
  needsJava?: boolean;
  /** Module that exports `check`. It is JavaScript, because the types of the tools are installed with them, on the first run. */
  module: string;
}

/** Every check that needs Salesforce's tools, in the order in which they are reported. */
export const tools: readonly Tool[] = [
  { title: "The project file is valid", module: "./tools/project-file.mjs" },
  { title: "Metadata follows Salesforce's schema", module: "./tools/schema.mjs" },
  { title: "Components compile, and name what exists", module: "./tools/components.mjs" },
  { title: "Components follow Salesforce's lint rules", module: "./tools/lint.mjs" },
  { title: "The source converts to a deployment", module: "./tools/conversion.mjs" },
  { title: "Apex is formatted", module: "./tools/apex-format.mjs" },
  { title: "Apex has no unknown names or wrong types", module: "./tools/apex.mjs", needsJava: true },
  { title: "Apex follows the security rules", module: "./tools/security.mjs", needsJava: true },
];

/** Runs a tool. @returns one sentence per problem */
export async function runTool({ module }: Tool, project: Project): Promise<readonly string[]> {
  const loaded: { check(project: Project): readonly string[] | Promise<readonly string[]> } = await import(module);
  return loaded.check(project);
}
