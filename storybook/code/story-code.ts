import * as quotation from "@travel-design/quotation";
import * as quotationMessages from "@travel-design/quotation/messages";
import * as ui from "@travel-design/ui";
import * as icons from "@travel-design/ui/icons";
import * as views from "@travel-design/blocks/views";
import type { StoryContext } from "@storybook/react-vite";
import { isValidElement } from "react";
import type { StrictInputType } from "storybook/internal/types";
import { isMockFunction } from "storybook/test";
import { startOf } from "../initial-args.ts";
import { printJsx, Verbatim } from "./print-jsx.ts";

/** What packages export, by how it is imported. */
const packages: ReadonlyMap<string, object> = new Map<string, object>([
  ["@travel-design/ui", ui],
  ["@travel-design/ui/icons", icons],
  ["@travel-design/blocks/views", views],
  ["@travel-design/quotation", quotation],
  ["@travel-design/quotation/messages", quotationMessages],
]);

/** An exported component, function or object. */
interface Exported {
  name: string;
  source: string;
  value: unknown;
}

const exported: readonly Exported[] = Array.from(packages, ([source, members]) =>
  Object.entries(members).map(([name, value]: [string, unknown]) => ({ name, source, value })),
)
  .flat()
  .filter(({ value }) => typeof value === "function" || typeof value === "object");

/** The first package that exports a value is the one that it is imported from. */
const byValue = new Map(exported.toReversed().map((member) => [member.value, member]));

function importsOf(members: ReadonlySet<Exported>): string {
  const lines = Array.from(packages.keys(), (source) => {
    const names = [...members].filter((member) => member.source === source).map(({ name }) => name);
    return names.length > 0 ? `import { ${names.toSorted().join(", ")} } from "${source}";\n` : "";
  });
  return lines.join("");
}

/** A handler of a story that only logs is not in the code; one with an implementation is that implementation. */
const handlerOf = (value: unknown): unknown => (isMockFunction(value) ? value.getMockImplementation() : value);

/** What an option of a control represents. */
const mapped = ({ mapping }: StrictInputType, arg: unknown): unknown =>
  (typeof arg === "string" && mapping?.[arg]) || arg;

/** The props that the code of a story needs: without those that are what the component has without them. */
function shownArgs({ args, argTypes, parameters }: StoryContext): Record<string, unknown> {
  const verbatim: Readonly<Record<string, string>> = parameters["code"] ?? {};
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, arg]) => {
      const argType = argTypes[name] ?? { name };
      const value = handlerOf(mapped(argType, arg));
      if (value === undefined || value === startOf(argType)) return [];
      return [[name, verbatim[name] === undefined ? value : new Verbatim(verbatim[name])]];
    }),
  );
}

/**
 * The code of a story, which can be pasted as it is: imports and an element, from what the story renders.
 * `parameters.code` contains the code of args that cannot be read back, by their name.
 *
 * @example storyCode(context); // import { Button } from "@travel-design/ui"; …
 */
export function storyCode(context: StoryContext): string {
  const used = new Set<Exported>();
  const nameOf = (value: unknown): string | undefined => {
    const member = byValue.get(value);
    if (member) used.add(member);
    return member?.name;
  };
  // A story that shows how a block behaves on a page has a component of its own.
  if (nameOf(context.component) === undefined) return "";
  const args = shownArgs(context);
  const element: unknown = Reflect.apply(context.originalStoryFn, undefined, [args, { ...context, args }]);
  if (!isValidElement(element)) throw new Error(`The story ${context.id} renders no element.`);
  used.clear();
  const code = printJsx(element, nameOf);
  for (const arg of Object.values(args)) {
    const words: readonly string[] = (arg instanceof Verbatim && arg.code.match(/\w+/gu)) || [];
    for (const member of exported) if (words.includes(member.name)) used.add(member);
  }
  return `${importsOf(used)}\n${code};`;
}
