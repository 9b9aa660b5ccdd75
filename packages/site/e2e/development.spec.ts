// npm run dev: the same site, straight from the sources.
import { expect, test } from "./fixtures.ts";
import { startOrg } from "./org-process.ts";

test("the sources draw the same page as the built site, and come to life without a complaint", async ({
  form,
  page,
  org,
}) => {
  const development = await startOrg("--dev");
  try {
    await page.goto(org.url);
    const built = await page.getByRole("main").innerText();
    await page.goto(development.url);
    await expect(page.getByRole("button", { name: "Vertel ons uw wensen" })).toHaveAttribute("type", "submit");
    expect(await page.getByRole("main").innerText()).toBe(built);
    await form.introduce("De Ontwikkelaar");
    // What the first act fetches is still on its way; a server that stops would break it off.
    await page.waitForLoadState("networkidle");
  } finally {
    await development.stop();
  }
});
