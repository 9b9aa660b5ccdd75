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

/** The client of the data layer reads from the local org. */
export const localOrgTest = ({ camel }: Names): string => `\
import { afterAll, expect, test } from "vitest";
import { notFound, platformFor } from "../../testing/platform-for.ts";
import { startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg();
afterAll(() => org.remove());
const recordId = await org.createRequest();

test("an administrator reads the items of a record", async () => {
  await expect(platformFor(org, "administrator").${camel}.read({ recordId })).resolves.toMatchObject({ items: [] });
});

test("a guest cannot find the record", async () => {
  await expect(platformFor(org, "guest").${camel}.read({ recordId })).rejects.toMatchObject(notFound);
});
`;

/** The test of the data layer's endpoint. */
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
