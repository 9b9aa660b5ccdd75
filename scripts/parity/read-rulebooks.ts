import { join } from "node:path";
import { readApexRulebook } from "./apex-rulebook.ts";
import { formRulebook } from "./form-rulebook.ts";
import { readObjectRulebook } from "./object-rulebook.ts";
import type { Rulebook } from "./rulebook.ts";
import { standInRulebook } from "./stand-in-rulebook.ts";

/**
 * What all four sides say about a request.
 *
 * @param forceApp path of `force-app/main/default`
 */
export function readRulebooks(forceApp: string): Rulebook[] {
  const apex = readApexRulebook(join(forceApp, "classes"));
  return [formRulebook, apex, standInRulebook, readObjectRulebook(forceApp, apex.fields ?? {})];
}
