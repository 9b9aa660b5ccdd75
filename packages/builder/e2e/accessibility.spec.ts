// The builder's own interface, and the page in its canvas, by the rules of WCAG 2.2 AA that axe knows.
import { expectAccessible } from "../../site/e2e/axe.ts";
import { expect, test, type Builder } from "./fixtures.ts";

/** Checks the editor and the page in its canvas. */
async function expectEditorAccessible({ page }: Builder, state: string): Promise<void> {
  await expectAccessible(page, `the editor with ${state}`);
  const [canvas] = page.mainFrame().childFrames();
  if (!canvas) throw new Error("The editor has no canvas.");
  await expectAccessible(canvas, `the canvas with ${state}`);
}

test("the list of pages and its dialogs are accessible", async ({ builder }) => {
  const { page } = builder;
  await page.getByRole("heading", { name: "Pagina's", exact: true }).waitFor();
  await expectAccessible(page, "the list of pages");
  await page.getByRole("button", { name: "Nieuwe pagina" }).click();
  await expect(page.getByRole("dialog", { name: "Nieuwe pagina" })).toBeVisible();
  await expectAccessible(page, "the dialog of a new page");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /verwijderen$/ })
    .last()
    .click();
  await expectAccessible(page, "the dialog before a page is deleted");
});

test("the editor and its canvas are accessible", async ({ builder }) => {
  const { page } = builder;
  await builder.open("home");
  await expectEditorAccessible(builder, "nothing selected");
  await builder.choose(/Openingsbeeld/);
  await page.getByLabel("Titel", { exact: true }).waitFor();
  await expectEditorAccessible(builder, "a block selected");
  await builder.choose(/^Sectie/);
  await page.getByLabel("Boven", { exact: true }).waitFor();
  await expectAccessible(page, "the editor with a section selected");
  await builder.choose("Pagina");
  await page.getByLabel("Titel in zoekmachines").fill("");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await page.getByRole("alert").waitFor();
  await expectAccessible(page, "the editor with an error while saving");
});
