// A deployment that an org has validated: Salesforce then deploys it without running the tests again, for ten days.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CallCli } from "../org/salesforce-cli.ts";
import { objectOf, textOf } from "./query-org.ts";

/** What Salesforce validated. */
export interface Validation {
  /** Starts with `0Af`. */
  id: string;
  /** Of the files that were validated. */
  digest: string;
}

/** An archive contains the time at which it was made, so two of the same files differ. */
const isArchive = (content: Buffer): boolean => content.subarray(0, 2).toString() === "PK";

/** A digest of converted source, the same on every computer. */
function digestOf(folder: string): string {
  const hash = createHash("sha256");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  for (const path of paths) {
    const content = readFileSync(path);
    hash.update(path.slice(folder.length).replaceAll("\\", "/")).update("\0");
    if (!isArchive(content)) hash.update(content);
  }
  return hash.digest("hex").slice(0, 12);
}

const pattern = /^(0Af\w{15})-([\da-f]{12})$/;

/** Whether a text is what {@link formatValidation} returns. */
export const isValidation = (text: string): boolean => pattern.test(text);

/** As `--validation` takes it. */
export const formatValidation = ({ id, digest }: Validation): string => `${id}-${digest}`;

/**
 * The validation that was named when a deployment started.
 *
 * @param metadata folder with what would be validated now
 * @throws Error, one sentence that says what to do, if the project or the org changed since
 */
export function checkValidation(text: string, metadata: string): Validation {
  const [, id = "", digest = ""] = pattern.exec(text) ?? [];
  if (digest !== digestOf(metadata))
    throw new Error(
      `What would be deployed now is not what the validation ${id} contains, because the project, the org or the options changed since: validate again.`,
    );
  return { id, digest };
}

/** The validation that just succeeded. @throws Error, one sentence, if the CLI does not know its id */
export function readValidation(call: CallCli, org: string, metadata: string): Validation {
  const { result } = call(org, ["project", "deploy", "report", "--use-most-recent"]);
  const id = textOf(objectOf(result).id);
  if (id === "") throw new Error(`The Salesforce CLI does not name the id of the validation by ${org}: deploy again.`);
  return { id, digest: digestOf(metadata) };
}
