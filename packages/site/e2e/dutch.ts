// Judges whether a page speaks Dutch, in what is seen and in what is read out.
import { expect, type Page } from "@playwright/test";

/** Texts that are English on every site, on purpose. */
const englishOnPurpose = /\b(?:Loading|Search|Start typing\.\.\.|List Item \d+)/g;

/** Words that nearly every English sentence has one of, and that Dutch does not know. */
const english =
  /\b(?:about|again|and|back|check|choose|click|error|failed|field|for|from|have|list|loading|must|next|not|page|please|previous|request|required|search|select|send|step|submit|the|this|try|with|your?)\b/i;

/**
 * Expects that no text of a page is English, whether it is seen or read out.
 *
 * @param state what the page shows, to find it by when it fails
 */
export async function expectDutch(page: Page, state: string): Promise<void> {
  const texts = await page.evaluate(() => {
    const spoken = ["aria-label", "alt", "title", "placeholder", "aria-roledescription", "aria-valuetext"];
    const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
      spoken.flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [document.title, ...document.body.innerText.split("\n"), ...attributes];
  });
  const isEnglish = (text: string): boolean => english.test(text.replaceAll(englishOnPurpose, ""));
  expect(texts.filter(isEnglish), state).toEqual([]);
}
