// Other scripts, and browsers that deny what the form would like to use.
import { expect, test } from "./fixtures.ts";

const denials: Record<string, () => void> = {
  "another script extended Object.prototype": () => {
    Reflect.defineProperty(Object.prototype, "x", { value: "y", enumerable: true });
  },
  "the history is denied": () => {
    for (const name of ["pushState", "replaceState"]) {
      Object.defineProperty(history, name, {
        value: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      });
    }
  },
  "cookies are denied": () => {
    Object.defineProperty(document, "cookie", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  },
};

for (const [circumstance, deny] of Object.entries(denials)) {
  test(`a request is submitted where ${circumstance}`, async ({ form, org, page, lastName }) => {
    await page.addInitScript(deny);
    await form.prepare(lastName);
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toHaveLength(1);
  });
}

test("measurement events reach the data layer after consent only", async ({ form, page, lastName }) => {
  const layer = () => page.evaluate<unknown>("window.dataLayer");
  await form.open();
  await page.getByLabel("Voornaam").fill("N");
  await form.press("Vertel ons uw wensen");
  expect(await layer()).toBeUndefined();
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent("travelDesignConsent", { detail: { measurement: true } }));
  });
  await form.introduce(lastName);
  expect(await layer()).toEqual([{ event: "quote_step", step: 2 }]);
});
