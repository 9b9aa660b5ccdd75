import { resolve } from "node:path";
import lwc from "@salesforce/eslint-config-lwc/recommended.js";
import { ESLint } from "eslint";
import globals from "globals";

const components = "force-app/main/default/lwc";
const tests = "force-app/test";

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, "off"]));

const config = [
  ...lwc,
  // Prettier removes the parentheses that this rule requires.
  { rules: off("no-confusing-arrow") },
  {
    // Compiled from TypeScript, which is linted itself: the bundler decides the style of the output.
    files: [`${components}/tdModels/*.js`],
    rules: off(
      "@lwc/lwc/no-document-query",
      "consistent-return",
      "guard-for-in",
      "no-shadow",
      "no-unused-expressions",
      "no-use-before-define",
      "no-useless-return",
      "no-void",
      "vars-on-top",
    ),
  },
  {
    // Under Lightning Web Security only the bare name `location` is the page's; `window.location` is the sandbox's.
    files: [`${components}/{tdPage,tdPageHead,tdQuotationData}/*.js`],
    rules: off("no-restricted-globals"),
  },
  {
    // Timers of autoplay, of a retry and of the router.
    files: [`${components}/{tdPageBlock,tdReactBlock,tdSlidingLayout}/*.js`],
    rules: off("@lwc/lwc/no-async-operation"),
  },
  {
    // Tests drive a component from outside: they wait, emit results of its wires, and evaluate the script that is deployed.
    files: [`${tests}/**/*.js`],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: off(
      "@lwc/lwc/no-async-operation",
      "@lwc/lwc/no-inner-html",
      "@lwc/lwc/no-unexpected-wire-adapter-usages",
      "@lwc/lwc/prefer-custom-event",
      "no-await-in-loop",
      "no-eval",
      "no-restricted-globals",
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
