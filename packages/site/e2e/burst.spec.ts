// One program sends many requests. An employee deletes them together, by keyboard.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { startOrg } from "./org-process.ts";

const casesUrl = new URL("../../../force-app/main/default/staticresources/contactRequestCases.json", import.meta.url);
const { valid } = JSON.parse(readFileSync(casesUrl, "utf8"));

const count = Number(process.env.BURST ?? 100);
/** Requests of one minute that count as those of visitors. */
const limit = 30;

/** Calls a method of the form's controller. */
async function callApex(origin: string, method: string, params: object): Promise<unknown> {
  const call = {
    namespace: "",
    classname: "ContactRequestController",
    method,
    isContinuation: false,
    cacheable: false,
  };
  const response = await fetch(`${origin}/webruntime/api/apex/execute?language=nl&asGuest=true`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...call, params }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text).returnValue;
}

test("many requests within a minute are stored, suspect ones without a mail, and deleted together by keyboard", async ({
  page,
}) => {
  const org = await startOrg();
  try {
    const keys = Array.from({ length: count }, () => randomUUID());
    const start = (key: string): Promise<unknown> => callApex(org.url, "startSubmission", { key });
    const starts = await Promise.all(keys.map(start));
    // The org accepts no token that is younger than three seconds.
    await expect.poll(async () => Date.now() - startedAt(starts.at(-1)), { timeout: 5_000 }).toBeGreaterThan(3_000);
    await Promise.all(
      keys.map((key, index) => {
        const { startedAt: at, signature } = Object(starts[index]);
        const submission = { key, startedAt: at, signature, website: "" };
        return callApex(org.url, "createContactRequest", { contactRequest: valid, submission });
      }),
    );
    await page.goto(org.adminLink);
    await expect(page.getByText(`van ${count.toLocaleString("nl")}`)).toBeVisible();
    await page.getByLabel("Status").selectOption("Verdacht");
    await page.getByRole("button", { name: "Toon aanvragen" }).press("Enter");
    await expect(page.getByText(`van ${(count - limit).toLocaleString("nl")}`)).toBeVisible();
    await page.getByRole("link", { name: /^OA-/ }).first().press("Enter");
    await expect(page.getByRole("heading", { name: "Bevestiging aan de reiziger" })).toHaveCount(0);
    await page.goBack();
    await page.getByRole("link", { name: /^Selecteer alles/ }).press("Enter");
    // The button is above the list, so the browser shows it before it has received every row.
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(count - limit);
    await page.getByRole("button", { name: "Verwijder selectie" }).press("Enter");
    await page.getByRole("button", { name: /^Verwijder/ }).press("Enter");
    await expect(page.getByRole("status")).toContainText("verwijderd");
    await expect(page.getByText(`van ${limit}`)).toBeVisible();
  } finally {
    await org.stop();
  }
});

const startedAt = (start: unknown): number => Number(Reflect.get(Object(start), "startedAt"));
