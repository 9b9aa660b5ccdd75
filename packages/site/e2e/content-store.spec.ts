// Pictures of the content store on the built site: the page that the server sends and the one that the browser takes over agree.
import { expect, test } from "./fixtures.ts";
import { copyForceApp } from "./force-app-copy.ts";
import { startOrg } from "./org-process.ts";
import { watchConsole } from "./page-console.ts";

const key = "MCABCDEFGHIJKLMNOPQRSTUVWXYZ";
const logoSetting = '"logo1Path": "/sfsites/c/resource/travelMedia/partner-01.svg"';

test("a logo of the content store shows with its text, before and after the script takes over", async ({ page }) => {
  const forceApp = await copyForceApp();
  await forceApp.addPicture(key, "Caf&eacute; Salviora");
  await forceApp.edit(logoSetting, `"logo1": "${key}"`);
  // The name would take precedence over the text of the content store.
  await forceApp.edit('"logo1Name": "Salviora",', "");
  const org = await startOrg({ forceApp: forceApp.path });
  try {
    await watchConsole(page, [], async () => {
      const html = await (await page.request.get(org.url)).text();
      expect(html).toContain(`alt="Café Salviora" src="/sfsites/c/cms/delivery/media/${key}"`);
      await page.goto(org.url);
      const picture = page.getByRole("img", { name: "Café Salviora" });
      const server = await picture.elementHandle();
      // The side text's script is loaded at the visitor's first interaction.
      const followers = page.waitForResponse(/followers/);
      await page.getByLabel("Voornaam").fill("Noor");
      await followers;
      await page.waitForLoadState("networkidle");
      await expect(picture).toHaveAttribute("src", `/sfsites/c/cms/delivery/media/${key}`);
      expect(await server?.evaluate((element) => element.isConnected)).toBe(true);
      expect(
        await picture.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth)),
      ).toBeGreaterThan(0);
    });
  } finally {
    await org.stop();
    await forceApp.remove();
  }
});
