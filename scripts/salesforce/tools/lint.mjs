import { relative } from "node:path";
import lwc from "@salesforce/eslint-config-lwc/recommended.js";
import { ESLint } from "eslint";
import globals from "globals";

const components = "force-app/main/default/lwc";
const tests = "force-app/test";

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, "off"]));

const config = [
  ...lwc,
  // Requires parentheses that the formatter removes.
  { rules: off("no-confusing-arrow") },
  {
    // Compiled from TypeScript, which has its own lint rules. The bundler decides how the result is written.
    files: [`${components}/{tdModels,tdShared}/*.js`],
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
    // Under Lightning Web Security the global `location` is the page's, and `window.location` is not.
    files: [`${components}/{tdPage,tdPageHead,tdQuotationData}/*.js`],
    rules: off("no-restricted-globals"),
  },
  {
    // A short wait for the router, and before the script is requested again.
    files: [`${components}/{tdPageBlock,tdReactBlock}/*.js`],
    rules: off("@lwc/lwc/no-async-operation"),
  },
  {
    // Tests wait, emit data from wire adapters and evaluate the deployed script.
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

/** Lints the components and their tests with Salesforce's recommended rules for Lightning web components. */
export async function check({ root }) {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: config,
    errorOnUnmatchedPattern: false,
  });
  const results = await eslint.lintFiles([`${components}/**/*.js`, `${tests}/**/*.js`]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, message, ruleId }) => `${relative(root, filePath)}: line ${line}: ${message} (${ruleId ?? "syntax"})`,
    ),
  );
}
