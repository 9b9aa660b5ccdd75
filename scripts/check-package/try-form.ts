// Builds the project with Vite, draws its form on a server and in Chromium, and fills it in.
import assert from "node:assert/strict";
import { chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { chromiumLaunchOptions } from "../chromium.ts";
import { noteComplaints } from "../complaints.ts";
import { run } from "./project.ts";

const quiet = { configFile: false, logLevel: "error" } as const;

/** Draws the form in plain Node, where there is no window and no document. @returns its HTML */
export async function drawOnServer(project: string): Promise<string> {
  await build({ ...quiet, root: project, build: { ssr: "src/ContactForm.tsx", outDir: "server" } });
  const script = `
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    import { ContactForm } from "./server/ContactForm.js";
    console.log(renderToString(createElement(ContactForm)));`;
  return run(project, process.execPath, "--input-type=module", "--eval", script);
}

async function fillIn(page: Page): Promise<void> {
  const name = page.getByRole("textbox", { name: "Achternaam" });
  await page.getByRole("button", { name: "Verstuur" }).click();
  assert.equal(await name.getAttribute("aria-invalid"), "true", "an empty form shows an error");
  await name.fill("De Vries");
  await page.getByRole("checkbox", { name: "Ik ontvang graag de nieuwsbrief" }).check();
  await page.getByRole("button", { name: "Verstuur" }).click();
  await page.getByRole("status").getByText("Dank u wel").waitFor();
  const height = await name.evaluate((element) => element.getBoundingClientRect().height);
  assert.ok(height >= 44, `the style sheet makes a field at least 44 pixels high, not ${height}`);
}

/** Builds the page and uses the form on it as a visitor would. @throws Error on anything the browser complains about */
export async function tryInBrowser(project: string): Promise<void> {
  await build({ ...quiet, root: project });
  const server = await preview({ ...quiet, root: project, preview: { port: 0, host: "127.0.0.1" } });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const complaints = await noteComplaints(page);
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await fillIn(page);
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
    await server.close();
  }
}
