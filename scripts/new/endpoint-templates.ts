// The first version of a read: one required parameter, a response that is cached for a minute.
import type { Names } from "./names.ts";

export const definition = ({ camel, kebab, pascal, words }: Names): string => `\
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { recordId } from "../table/kinds.ts";
import { path } from "../table/parameters.ts";

/** The response of {@link ${camel}}. */
export interface ${pascal}Response {
  readonly items: readonly unknown[];
}

/** For how long a response is fresh, in milliseconds. */
const lifetime = 60_000;

/** ${words}. */
export const ${camel} = defineRead({
  name: "${camel}",
  path: "/${kebab}/{recordId}",
  parameters: { recordId: path(recordId) },
  lifetime,
  response: unnormalized(expectObject<${pascal}Response>({ items: "array" })),
});
`;

export const test = ({ camel, kebab }: Names): string => `\
import { describeReads } from "../testing/contract.ts";
import { ${camel} } from "./${kebab}.ts";

describeReads({
  ${camel}: {
    endpoint: ${camel},
    config: { recordId: "001000000000001AAA" },
    request: { path: "/${kebab}/001000000000001AAA" },
    required: ["recordId"],
    response: { items: [] },
    lifetime: 60_000,
  },
});
`;
