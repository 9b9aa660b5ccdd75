// A hostile content file on the built site: the page renders, and no script in it runs.
import { expect, test } from "./fixtures.ts";
import { copyForceApp } from "./force-app-copy.ts";
import { startOrg } from "./org-process.ts";
import { RequestForm } from "./request-form.ts";

const heading = "Vertel ons waar u van droomt";
const script = "<script>window.ran = 'a script'</script>";

test("markup in a text is shown as typed, an address with a script leads nowhere, a missing picture costs its place only", async ({
  page,
  lastName,
}) => {
  const forceApp = await copyForceApp();
  await forceApp.edit(heading, `${heading}${script}`);
  await forceApp.edit('"buttonAddress": "#offerte"', '"buttonAddress": "javascript:window.ran=1"');
  await forceApp.edit("travelMedia/desert-640.webp", "travelMedia/none.webp");
  const org = await startOrg({ forceApp: forceApp.path });
  try {
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
  } finally {
    await org.stop();
    await forceApp.remove();
  }
});
