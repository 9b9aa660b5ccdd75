// Saved content and branding on the built site: they show at the next visit. `development.spec.ts` tests that they show at once.
import { expect, test } from "./fixtures.ts";
import { copyForceApp, type ForceAppCopy } from "./force-app-copy.ts";
import { startOrg, type OrgProcess } from "./org-process.ts";
import { watchConsole } from "./page-console.ts";
import { RequestForm } from "./request-form.ts";

// In one worker, because each worker would start an org.
test.describe.configure({ mode: "default" });

const heading = "Vertel ons waar u van droomt";
const script = "<script>window.ran = 'a script'</script>";
const key = "MCABCDEFGHIJKLMNOPQRSTUVWXYZ";
const logoSetting = '"logo1Path": "/sfsites/c/resource/travelMedia/partner-01.svg"';

let forceApp: ForceAppCopy;
let org: OrgProcess;

test.beforeAll(async () => {
  forceApp = await copyForceApp();
  await forceApp.addPicture(key, "Caf&eacute; Salviora");
  org = await startOrg({ forceApp: forceApp.path });
});

test.afterEach(() => forceApp.restore());

test.afterAll(async () => {
  await org.stop();
  await forceApp.remove();
});

test("a logo of the content store shows with its text, before and after the script takes over", async ({ page }) => {
  await forceApp.edit(logoSetting, `"logo1": "${key}"`);
  // The name would take precedence over the text of the content store.
  await forceApp.edit('"logo1Name": "Salviora",', "");
  await watchConsole(page, [], async () => {
    const html = await (await page.request.get(org.url)).text();
    expect(html).toContain(`alt="Café Salviora" src="/sfsites/c/cms/delivery/media/${key}"`);
    await page.goto(org.url);
    const picture = page.getByRole("img", { name: "Café Salviora" });
    const server = await picture.elementHandle();
    // The side text's script is loaded at the visitor's first interaction.
    const listeners = page.waitForResponse(/listeners/);
    await page.getByLabel("Voornaam").fill("Noor");
    await listeners;
    await page.waitForLoadState("networkidle");
    await expect(picture).toHaveAttribute("src", `/sfsites/c/cms/delivery/media/${key}`);
    expect(await server?.evaluate((element) => element.isConnected)).toBe(true);
    expect(
      await picture.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth)),
    ).toBeGreaterThan(0);
  });
});

test("markup in a text is shown as typed, an address with a script leads nowhere, a missing picture costs its place only", async ({
  page,
  lastName,
}) => {
  await forceApp.edit(heading, `${heading}${script}`);
  await forceApp.edit('"buttonAddress": "#offerte"', '"buttonAddress": "javascript:window.ran=1"');
  await forceApp.edit("travelPictures/dunes@2880.jpg", "travelPictures/none.webp");
  await page.goto(org.url, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${heading}${script}`);
  await expect(page.getByRole("button", { name: "Begin uw reis" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Marokko" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  const form = new RequestForm(page, org.url);
  await form.prepare(lastName);
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toHaveLength(1);
});
