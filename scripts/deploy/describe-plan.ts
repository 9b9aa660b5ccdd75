import type { Step } from "./plan.ts";
import { quoteCommand } from "./quote.ts";

/** The commands of a plan as text that can be copied into a terminal at the root of the repository. */
export const describePlan = (plan: readonly Step[], platform: NodeJS.Platform = process.platform): string =>
  plan
    .map(({ title, why, command, skipIf, quiet }, index) =>
      [
        `# ${index + 1}. ${title}`,
        `#    ${why}`,
        ...(skipIf ? [`#    Leave it out if it is ${skipIf.reason}.`] : []),
        ...(quiet ? ["#    A deployment hides its output: the log may contain secrets."] : []),
        quoteCommand(command, platform),
      ].join("\n"),
    )
    .join("\n");
