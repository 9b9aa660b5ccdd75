// Where the focus is after everyday actions, and what is announced: a row per action.
import type { Page } from "@playwright/test";
import { expect, shortPage, test, type Builder } from "./fixtures.ts";

const { view } = shortPage;

interface Row {
  action: string;
  act(builder: Builder): Promise<void>;
  /** Accessible name, or text, of what has the focus. */
  focus: RegExp;
  /** What the live region says; by default it is not looked at. */
  sentence?: string;
}

const press =
  (name: string | RegExp) =>
  async ({ page }: Builder): Promise<void> => {
    await page.getByRole("button", { name }).first().focus();
    await page.keyboard.press("Enter");
  };

const keys =
  (...all: string[]) =>
  async ({ page }: Builder): Promise<void> => {
    for (const key of all) await page.keyboard.press(key);
  };

/** In the order in which they are done, on one page. */
const rows: readonly Row[] = [
  { action: "opening a page", act: press(/^Onze werkwijze/), focus: /^Onze werkwijze/ },
  {
    action: "moving a block",
    act: async (builder) => {
      await builder.choose(/^Sectie/);
      await keys("Alt+ArrowDown")(builder);
    },
    focus: /^Sectie/,
    sentence: "Sectie omlaag verplaatst.",
  },
  { action: "undoing", act: keys("Control+z"), focus: /^Sectie/, sentence: "Ongedaan gemaakt: Sectie verplaatst." },
  {
    action: "undoing with nothing left",
    act: keys("Control+z"),
    focus: /^Sectie/,
    sentence: "Er is niets om ongedaan te maken.",
  },
  { action: "redoing", act: keys("Control+y"), focus: /^Sectie/, sentence: "Opnieuw uitgevoerd: Sectie verplaatst." },
  { action: "saving with the button", act: press("Opslaan"), focus: /^Opslaan/, sentence: "Opgeslagen." },
  {
    action: "going on after a save that failed",
    act: async (builder) => {
      const { page } = builder;
      await builder.choose(/Openingsbeeld/);
      await page.getByLabel("Minimale hoogte").fill("groot");
      await page.keyboard.press("Control+s");
      await page.getByRole("alert").waitFor();
      await press("Verder werken")(builder);
    },
    focus: /^Openingsbeeld/,
  },
  { action: "leaving the page", act: press("Pagina's"), focus: /^Pagina's/ },
  {
    action: "canceling a dialog",
    act: async (builder) => {
      await press("Nieuwe pagina")(builder);
      await press("Annuleren")(builder);
    },
    focus: /^Nieuwe pagina/,
  },
  {
    action: "renaming a page",
    act: async (builder) => {
      await press("Onze werkwijze: naam en adres")(builder);
      await press("Bewaren")(builder);
    },
    focus: /Onze werkwijze: naam en adres/,
  },
  {
    action: "copying a page",
    act: async (builder) => {
      await press("Onze werkwijze verdubbelen")(builder);
      await press("Kopie maken")(builder);
    },
    focus: /^Onze werkwijze \(kopie\)/,
  },
];

/** The name of what has the focus; empty if it is nowhere. */
const focusIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return "";
    return focused.getAttribute("aria-label") ?? focused.textContent?.trim() ?? "";
  });

test("after each everyday action the focus has a place, and what happened is announced", async ({ builder }) => {
  const { page, status } = builder;
  // An address that cannot be decoded opens the list, too.
  await page.goto(`${builder.org.url}/org/builder#100%`);
  await expect(page).toHaveTitle("Pagina's | Paginabouwer");
  for (const { action, act, focus, sentence } of rows) {
    await test.step(action, async () => {
      await act(builder);
      await expect.poll(() => focusIn(page), { message: action }).toMatch(focus);
      if (sentence) await expect(status, action).toHaveText(sentence);
    });
  }
});

test("a repeated sentence is announced again, and the title of a window names what it shows and whether it is saved", async ({
  builder,
}) => {
  const { page } = builder;
  await builder.open(view);
  await expect(page).toHaveTitle("Onze werkwijze | Paginabouwer");
  await builder.choose(/^Sectie/);
  await page.evaluate(() => {
    const texts: (string | null)[] = [];
    const region = document.querySelector(".org-builder-live");
    if (!region) throw new Error("The editor has no live region.");
    new MutationObserver(() => texts.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { texts });
  });
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("Control+c");
  await expect.poll(() => page.evaluate(() => Object(window).texts.length)).toBe(3);
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page).toHaveTitle("• Onze werkwijze | Paginabouwer");
});
