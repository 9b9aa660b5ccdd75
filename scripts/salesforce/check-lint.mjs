import { resolve } from "node:path";
import lwc from "@salesforce/eslint-config-lwc/recommended.js";
import { ESLint } from "eslint";
import globals from "globals";

const components = "force-app/main/default/lwc";
const tests = "force-app/test";

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, "off"]));

const config = [
  ...lwc,
  // Asks for brackets that the formatter takes away.
  { rules: off("no-confusing-arrow") },
  {
    // Compiled from TypeScript, which is linted where it stands: how it is written here is the bundler's choice.
    files: [`${components}/layoutModels/*.js`],
    rules: off("consistent-return", "no-shadow", "no-use-before-define", "no-void", "vars-on-top"),
  },
  {
    // Lightning Web Security gives a module the page's address by its bare name; behind the window it was another one.
    files: [`${components}/{pageHead,quotationData}/*.js`],
    rules: off("no-restricted-globals"),
  },
  {
    // A carousel that turns by itself needs a timer; it stops the timer when it leaves the page.
    files: [`${components}/slidingLayout/*.js`],
    rules: off("@lwc/lwc/no-async-operation"),
  },
  {
    // Tests drive a component from outside: they wait, answer its wires and evaluate the script that is deployed.
    files: [`${tests}/**/*.js`],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: off(
      "@lwc/lwc/no-async-operation",
      "@lwc/lwc/no-inner-html",
      "@lwc/lwc/no-unexpected-wire-adapter-usages",
      "@lwc/lwc/prefer-custom-event",
      "no-await-in-loop",
      "no-eval",
    ),
  },
];

/**
 * Lints the components and their tests with Salesforce's recommended rules for Lightning web components.
 *
 * @param {import("./project.mjs").Project} project
 * @returns {Promise<string[]>} problems
 */
export async function check(project) {
  const eslint = new ESLint({
    cwd: resolve(project.root),
    overrideConfigFile: true,
    overrideConfig: config,
    errorOnUnmatchedPattern: false,
  });
  const results = await eslint.lintFiles([`${components}/**/*.js`, `${tests}/**/*.js`]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message, ruleId }) =>
      project.problem(filePath, `line ${line}: ${message} (${ruleId ?? "syntax"})`),
    ),
  );
}
