// Failures during a submission: the answers stay, the visitor reads a message, and one record is stored.
import { expect, test } from "./fixtures.ts";
import { disturb, type Disturbance } from "./network.ts";
import { journey } from "./tags.ts";

/** What the page may say on its console after a failed send. */
const afterFailure = [
  /^The request could not be submitted(?:; the answers stay in the form\.|, and is submitted again\.)/,
  /^The start token could not be fetched; trying again\./,
  /^Failed to load resource: /,
];

/** The request is stored, but the response never reaches the browser. */
const loseAnswer: Disturbance = async (route) => {
  await route.fetch();
  await route.abort("connectionreset");
};

/** One of each kind of failure. `apex.test.ts` and `http-transport.test.ts` test every response that a server may send. */
const failures: Record<string, Disturbance> = {
  "the server cannot be reached": (route) => route.abort("connectionrefused"),
  "a proxy responds with a page of its own": (route) =>
    route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Service unavailable</h1>" }),
  // It says nothing about the request: captive portals, filters, and gateways that turn errors into status 200 send it.
  "the response has no body": (route) => route.fulfill({ status: 200, body: "" }),
  "the response is lost after the request was stored": loseAnswer,
  "the response is an error after the request was stored": async (route) => {
    await route.fetch();
    await route.fulfill({ status: 504, contentType: "text/html", body: "<h1>Gateway timeout</h1>" });
  },
};

test(
  "a request that fails in every way, one after the other, keeps its answers, also when the page is reloaded, and is stored once",
  journey,
  async ({ form, org, page, lastName, expectedErrors }) => {
    expectedErrors.push(...afterFailure);
    await form.prepare(lastName);
    for (const [failure, happen] of Object.entries(failures)) {
      await test.step(failure, async () => {
        const recover = await disturb(page, "createContactRequest", happen);
        await form.send();
        await form.expectFailure();
        await form.expectAnswers(lastName);
        await recover();
      });
    }
    await page.reload();
    await form.expectAnswers(lastName);
    await page.getByLabel("Ik ga akkoord met de").check();
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toHaveLength(1);
  },
);

test("without a connection a request waits, then is a failure, and is stored by itself when the connection is back", async ({
  context,
  form,
  org,
  page,
  lastName,
  expectedErrors,
}) => {
  expectedErrors.push(...afterFailure);
  await form.prepare(lastName);
  await context.setOffline(true);
  await form.send();
  await expect(page.getByRole("status").filter({ hasText: "Uw aanvraag wordt verstuurd" })).toBeAttached();
  await form.expectFailure();
  await form.expectAnswers(lastName);
  await context.setOffline(false);
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toHaveLength(1);
});

test("icons whose style sheet cannot be loaded are reported, and their cards are shown", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^Failed to load resource: /, /^error loading icons$/);
  for (const failure of ["abort", "404"])
    await test.step(failure, async () => {
      await page.route("**/travel-icons.css*", (route) =>
        failure === "abort" ? route.abort("connectionfailed") : route.fulfill({ status: 404, body: "" }),
      );
      const report = page.waitForEvent("console", (message) => message.text() === "error loading icons");
      await page.goto("/");
      expect((await report).type()).toBe("error");
      await expect(page.locator(".td-promise-card")).toHaveCount(4);
      await page.unroute("**/travel-icons.css*");
    });
});
