// The first version of a read: one required parameter, a response that is cached for a minute, and the local org's endpoint.
import type { Names } from "./names.ts";

/** The endpoint of the data layer. */
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
export const ${camel} = defineRead("${camel}", {
  route: "GET /${kebab}/{recordId}",
  parameters: { recordId: path(recordId) },
  lifetime,
  response: unnormalized(expectObject<${pascal}Response>({ items: "array" })),
});
`;

/** The endpoint of the local org. */
export const localOrgEndpoint = ({ camel, kebab, pascal, words }: Names): string => `\
import type { ${pascal}Response } from "@travel-design/platform";
import { findRecord, get, type Endpoint } from "../endpoint.ts";

/** ${words}. */
export const ${camel}Endpoints: readonly Endpoint[] = [
  get<${pascal}Response>("/${kebab}/:recordId", (call) => {
    findRecord(call, call.param("recordId"));
    return { items: [] };
  }),
];
`;

/** What the data layer sends, and what the local org returns to an administrator and to a guest. */
export const testCase = ({ camel, kebab }: Names): string => `\
import { ${camel} } from "../../endpoints/${kebab}.ts";
import type { ReadCase } from "../contract.ts";
import { missing } from "../org-calls.ts";
import { recordId } from "../samples.ts";

export const reads: Record<string, ReadCase> = {
  ${camel}: {
    endpoint: ${camel},
    config: { recordId },
    request: { path: \`/${kebab}/\${recordId}\` },
    required: ["recordId"],
    response: { items: [] },
    lifetime: 60_000,
    org: ({ bakker }) => ({
      administrator: [{ config: { recordId: bakker }, response: { items: [] } }],
      guest: missing,
    }),
  },
};
`;
