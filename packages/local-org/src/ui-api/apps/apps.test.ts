import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uiApi } from "../../testing/paths.ts";
import { startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

let org: TestOrg;
beforeAll(async () => {
  org = await startTestOrg({ copyMetadata: true });
});
afterAll(() => org.remove());

const call = (path: string): Promise<TestResponse> => org.send("GET", uiApi + path, { administrator: true });

test("a tab that leads elsewhere shows where", async () => {
  writeFileSync(
    join(org.forceApp, "tabs/Weer.tab-meta.xml"),
    "<CustomTab><customObject>false</customObject><label>Weer</label><url>https://example.com/weer</url></CustomTab>",
  );
  expect((await call("/nav-items?navItemNames=Weer")).body).toMatchObject({
    navItems: [{ content: "https://example.com/weer", itemType: "TabWeb", label: "Weer", objectApiName: null }],
  });
});

test.each([
  ["/apps?formFactor=Huge", 400],
  ["/apps?userCustomizations=1", 400],
  ["/apps/06m000000000001AAA", 404],
  ["/apps/x", 404],
  ["/nav-items?page=-1", 400],
  ["/nav-items?pageSize=201", 400],
  ["/nav-items?pageSize=x", 400],
])("%s gives %i", async (path, status) => {
  expect((await call(path)).status).toBe(status);
});
