// Which documented commands `npm run check -- commands` runs, and how.

/** What happens to a command: it is run, started as a server until it prints its address, or left out for a reason. */
export type Run =
  { kind: "run"; command: string } | { kind: "server"; command: string } | { kind: "left out"; reason: string };

type Rule = readonly [pattern: RegExp, run: (command: string) => Run];

const asIs = (command: string): Run => ({ kind: "run", command });
const leftOut = (reason: string) => (): Run => ({ kind: "left out", reason });

/** Adds parameters for the program behind an npm script. */
const withParameters = (command: string, parameters: string): string =>
  `${command}${command.includes(" -- ") ? "" : " --"} ${parameters}`;

const server =
  (parameters: string) =>
  (command: string): Run => ({ kind: "server", command: withParameters(command, parameters) });

/** The first that matches decides. */
const rules: readonly Rule[] = [
  [/^npm run(?: deploy| new| new -- field NAME)?$/, leftOut("names the command only")],
  [/^npm start -- --org/, leftOut("needs an org")],
  [/^npm run deploy .*--dry-run$/, asIs],
  [/^npm run deploy/, leftOut("needs an org")],
  [/GROUP|KIND|NAME|PATH|force-app DIR|…/, leftOut("has a placeholder")],
  [/^npm install$/, asIs],
  [/^npm (?:create|install) /, leftOut("installs outside the repository")],
  [/^npx (?:changeset|playwright)/, leftOut("asks questions or opens a window")],
  [/^npm (?:start|run dev|run builder)\b/, server("--port 0 --data .data/commands")],
  [/^npm run storybook$/, server("--ci")],
  [/^npm run bench/, leftOut("takes minutes, and measures")],
  [/^npm run check -- (?:models|planted-defects)$/, leftOut("takes minutes")],
  [/^npm test -- lws$/, leftOut("takes minutes, and installs Salesforce's runtime")],
  [/^npm (?:test|run test:all)\b|^npm run check -- (?:package|pictures|salesforce)$/, leftOut("is a test itself")],
  [/ --update$/, leftOut("rewrites a result that the CI compares")],
  [/^npm run generate -- artwork/, leftOut("takes minutes")],
  [/^npm pack --workspace (\S+)/, (command) => ({ kind: "run", command: `${command} --dry-run` })],
  [/^npm run (?:build|check|format|generate|lint|new|typecheck)\b/, asIs],
  [/^npx (?:node|oxlint|stylelint|vitest)\b/, asIs],
];

/** How a documented command is run; undefined if no rule says so. */
export function findRun(command: string): Run | undefined {
  const rule = rules.find(([pattern]) => pattern.test(command));
  return rule?.[1](command);
}
