import type { Step } from "./plan.ts";
import { quoteCommand, type Command } from "./quote.ts";

/** With npm a terminal uses the Node of this repository. The Node of the computer may be too old for TypeScript. */
const inTerminal = ([program, ...parameters]: Command): Command =>
  program === "node" ? ["npm", "exec", "--", program, ...parameters] : [program, ...parameters];

/** The commands of a plan as text that can be copied into a terminal at the root of the repository. */
export const describePlan = (plan: readonly Step[], platform: NodeJS.Platform = process.platform): string =>
  plan
    .map(({ title, why, command, folder, skipIf, quiet }, index) =>
      [
        `# ${index + 1}. ${title}`,
        `#    ${why}`,
        ...(skipIf ? [`#    Leave it out if it is ${skipIf.reason}.`] : []),
        ...(quiet ? ["#    A deployment hides its output: a log of Apex is long and may contain secrets."] : []),
        ...(folder === undefined ? [] : [`cd ${folder}`]),
        quoteCommand(inTerminal(command), platform),
        ...(folder === undefined ? [] : [`cd ${folder.replaceAll(/[^/]+/g, "..")}`]),
      ].join("\n"),
    )
    .join("\n");
