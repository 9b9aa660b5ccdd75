import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg({ copyMetadata: true });
afterAll(() => org.remove());

test("a tab that leads elsewhere shows where", async () => {
  writeFileSync(
    join(org.forceApp, "tabs/Weer.tab-meta.xml"),
    "<CustomTab><customObject>false</customObject><label>Weer</label><url>https://example.com/weer</url></CustomTab>",
  );
  expect((await org.asAdministrator("GET", "/nav-items?navItemNames=Weer")).body).toMatchObject({
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
  expect((await org.asAdministrator("GET", path)).status).toBe(status);
});
