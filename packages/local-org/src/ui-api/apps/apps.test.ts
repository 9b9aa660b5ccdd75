import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uiApi } from "../../testing/paths.ts";
import { objectName, quotationName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

let org: TestOrg;
beforeAll(async () => {
  org = await startTestOrg({ copyMetadata: true });
});
afterAll(() => org.remove());

const call = (path: string): Promise<TestResponse> => org.send("GET", uiApi + path, { administrator: true });

test("an app has the tabs of its file", async () => {
  const { body } = await call("/apps?userCustomizations=false");
  const [app] = Object(body).apps;
  expect(app).toMatchObject({
    appId: expect.stringMatching(/^06m/),
    developerName: "Reisbureau",
    headerColor: "#1F4D45",
    label: "Reisbureau",
    selected: true,
    type: "Lightning",
    navItems: [
      {
        custom: true,
        developerName: objectName,
        itemType: "Entity",
        label: "Offerteaanvragen",
        objectApiName: objectName,
        pageReference: { type: "standard__objectPage", attributes: { objectApiName: objectName } },
      },
      { developerName: quotationName, iconUrl: expect.stringContaining("custom18") },
    ],
  });
  expect((await call(`/apps/${app.appId}`)).body).toEqual(app);
  expect((await call("/apps?formFactor=Medium")).body).toMatchObject({ apps: [] });
});

test("the tabs come in pages and by name, and follow their files", async () => {
  const first = await call("/nav-items?pageSize=1");
  expect(first.body).toMatchObject({
    navItems: [{ developerName: objectName }],
    nextPageUrl: `${uiApi}/nav-items?page=1&pageSize=1`,
  });
  expect((await call("/nav-items?pageSize=1&page=2")).body).toMatchObject({ navItems: [{}], nextPageUrl: null });
  const named = await call(`/nav-items?navItemNames=standard-home,${quotationName},Geen`);
  expect(named.body).toMatchObject({
    navItems: [{ itemType: "Standard", standardType: "Home" }, { developerName: quotationName }],
  });
  const file = join(org.forceApp, `tabs/${quotationName}.tab-meta.xml`);
  writeFileSync(file, readFileSync(file, "utf8").replace("Custom18: Form", "Custom7: Sun"));
  const { navItems } = Object((await call(`/nav-items?navItemNames=${quotationName}`)).body);
  expect(navItems[0].iconUrl).toContain("custom7_");
});

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

test("a guest has no apps and no tabs", async () => {
  expect((await org.send("GET", `${uiApi}/apps`)).body).toMatchObject({ apps: [] });
  expect((await org.send("GET", `${uiApi}/nav-items`)).body).toMatchObject({ navItems: [] });
});
