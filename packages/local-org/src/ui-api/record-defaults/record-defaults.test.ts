import { afterAll, expect, test } from "vitest";
import { quotationName, startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg();
afterAll(() => org.remove());

const read = (path: string) => org.asAdministrator("GET", `/record-defaults/${path}`);

test.each([
  ["create/Account", 400],
  [`create/${quotationName}?formFactor=Tiny`, 400],
  [`create/${quotationName}?recordTypeId=x`, 400],
  ["template/clone/a00000000000001AAA", 404],
  ["template/clone/'%20OR%201", 404],
])("%s is rejected", async (path, status) => {
  expect((await read(path)).status).toBe(status);
});
