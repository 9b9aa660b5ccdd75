// npm run check:parity: the form, the Apex classes, the local org's stand-in and the object each state the rules of a
// request for themselves, because none may trust another. This check compares what they state.
import { resolve } from "node:path";
import { differences } from "./parity/compare.ts";
import { readRulebooks } from "./parity/read-rulebooks.ts";

const found = differences(readRulebooks(resolve(import.meta.dirname, "../force-app/main/default")));
for (const difference of found) console.error(difference);
console.log(
  found.length === 0
    ? "The form, the Apex classes, the local org and the object state the same rules."
    : `Differences found: ${found.length}. Make the sides agree, and add the case to contactRequestCases.json.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
