// The position on the page, when the visitor reloads it or comes back to it.
import { expect, test } from "./fixtures.ts";
import { journey } from "./tags.ts";

const scrollTop = "document.scrollingElement.scrollTop";

test.use({ viewport: { width: 375, height: 740 } });

test(
  "a reader who comes back from another page is where the link was, and one who reloads the page stays",
  journey,
  async ({ form, page }) => {
    await form.open();
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacyverklaring" });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate<number>(scrollTop)).toBeGreaterThan(2000);
    await link.click();
    await page.waitForURL(/privacyverklaring/);
    await page.goBack();
    await form.expectListening();
    await expect(link).toBeInViewport();
    await page.evaluate("scrollTo(0, 2500)");
    await page.reload();
    await form.expectListening();
    await expect.poll(() => page.evaluate<number>(scrollTop)).toBeGreaterThan(2300);
  },
);

test(
  "a restored form is in view, also where a link leads to it, and says that the answers were restored",
  journey,
  async ({ form, page, lastName }) => {
    await form.open();
    await form.introduce(lastName);
    await form.describeTrip();
    for (const address of ["/", "/?bestemming=Noorwegen#offerte"]) {
      await page.goto(address);
      for (const position of [
        "scrollTo(0, 0)",
        "document.querySelector('.td-quotation form').scrollIntoView({ block: 'end' })",
      ]) {
        await page.evaluate(position);
        await page.reload();
        await form.expectStep(3);
        await expect(page.getByText("Stap 3 van 3")).toBeInViewport();
        await expect(page.getByText("Wij hebben uw antwoorden bewaard.")).toBeInViewport();
      }
    }
  },
);

test(
  "each step begins at the top of the form, also with the browser's buttons, and a visitor who comes back from the privacy page sees the form",
  journey,
  async ({ form, page, lastName }) => {
    await form.open();
    await form.introduce(lastName);
    await form.describeTrip();
    for (const step of [2, 1] as const) {
      await page.getByRole("button", { name: /Vertel|Deel|Verstuur/ }).scrollIntoViewIfNeeded();
      await page.goBack();
      await form.expectStep(step);
      await expect(page.getByText(`Stap ${step} van 3`)).toBeInViewport();
    }
    for (const step of [2, 3] as const) {
      await page.goForward();
      await form.expectStep(step);
      await expect(page.getByText(`Stap ${step} van 3`)).toBeInViewport();
    }
    await page.getByLabel("Postcode").scrollIntoViewIfNeeded();
    await page.goto("/privacyverklaring");
    await page.goBack();
    await form.expectStep(3);
    await expect(page.locator(".td-quotation form")).toBeInViewport();
  },
);
