// A content file with faults in it, on the built site: the page stands, and nothing in it runs.
import { expect, test } from "./fixtures.ts";
import { copyForceApp } from "./force-app-copy.ts";
import { startOrg } from "./org-process.ts";
import { RequestForm } from "./request-form.ts";

const heading = "Vertel ons waar u van&nbsp;droomt";

/** Markup that runs wherever a page lets it, in a text of a content file. */
const planted = [
  heading,
  "<script>window.ran = 'a script'</script>",
  "<img src='/sfsites/c/resource/travelMedia/none.webp' alt='Een beeld dat er niet is' onerror='window.ran = 1'>",
  "<a href='javascript:window.ran=1'>Klik</a>",
].join("");

test("a script in a text does not run, a picture that is not there costs its place only, and the form works", async ({
  page,
  lastName,
}) => {
  const forceApp = await copyForceApp();
  await forceApp.edit(heading, planted);
  const org = await startOrg({ forceApp: forceApp.path });
  try {
    await page.goto(org.url, { waitUntil: "networkidle" });
    await expect(page.getByRole("img", { name: "Een beeld dat er niet is" })).toBeVisible();
    await page.getByRole("link", { name: "Klik" }).click();
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
