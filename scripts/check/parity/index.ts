// npm run check -- parity: the form, the Apex classes, the local org and the object each define some rules of a request.
// This check compares them.
import { resolve } from "node:path";
import { checkParity } from "./check-parity.ts";

const problems = checkParity(resolve(import.meta.dirname, "../../../force-app/main/default"));
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? "The form, the Apex classes, the local org, the object and the privacy page state the same rules."
    : `${problems.length} differences. Fix them, and add a case to contactRequestCases.json.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
