// What publint and "Are the types wrong?" say about a packed package.
import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/**
 * Ways to import that an ESM package for bundlers and current versions of Node does not support: `require` from a CommonJS
 * module, and TypeScript's old resolution, which does not know `exports`.
 */
const unsupported = new Set(["node10", "node16-cjs"]);

/** Problems of `package.json` and of the files that it names. */
async function findManifestProblems(tarball: Buffer): Promise<string[]> {
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: new Uint8Array(tarball).buffer } });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** Problems that TypeScript has with the declarations of an entry. */
async function findTypeProblems(tarball: Buffer): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(tarball));
  if (!result.types) return ["The package contains no types."];
  return result.problems
    .filter((problem) => !("resolutionKind" in problem && unsupported.has(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem));
}

/**
 * Checks what a packed package exports.
 *
 * @param tarball path of the packed package
 * @returns problems, one sentence each
 */
export async function lintPackage(tarball: string): Promise<string[]> {
  const data = readFileSync(tarball);
  return [...(await findManifestProblems(data)), ...(await findTypeProblems(data))];
}
