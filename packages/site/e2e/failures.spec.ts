// Failures during a submission: the answers stay, the visitor reads a message, and one record is stored.
import { expect, test } from "./fixtures.ts";
import { disturb, hold, moment, watchCalls, type Disturbance } from "./network.ts";
import { startOrg } from "./org-process.ts";
import { RequestForm } from "./request-form.ts";

/** What the page may say on its console after a failed send. */
const afterFailure = [
  /^The request could not be submitted; the answers stay in the form\./,
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

test("a request that fails in every way, one after the other, keeps its answers and is stored once", async ({
  form,
  org,
  page,
  lastName,
  expectedErrors,
}) => {
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
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toHaveLength(1);
});

test.describe("a request that fails keeps its answers, and can be submitted again, when", () => {
  test("no response comes in time, and the first request arrives after all", async ({
    form,
    org,
    page,
    lastName,
    expectedErrors,
  }) => {
    expectedErrors.push(...afterFailure);
    await page.clock.install();
    await form.prepare(lastName);
    const arrival = moment();
    const recover = await disturb(page, "createContactRequest", async (route) => {
      await route.fetch();
      arrival.come();
    });
    await form.send();
    await arrival.hasCome;
    await page.clock.fastForward(15_000);
    await form.expectSending();
    await page.clock.fastForward(5_000);
    await form.expectFailure();
    await form.expectAnswers(lastName);
    await recover();
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toHaveLength(1);
  });

  test("the server rejects the start token as too old", async ({ form, org, page, lastName, expectedErrors }) => {
    expectedErrors.push(...afterFailure);
    const recover = await disturb(page, "startSubmission", async (route) => {
      const answer = await (await route.fetch()).json();
      answer.returnValue.startedAt -= 25 * 60 * 60 * 1000;
      await route.fulfill({ json: answer });
    });
    await form.prepare(lastName);
    await recover();
    await form.send();
    await form.expectFailure();
    expect(await org.requestsOf(lastName)).toHaveLength(0);
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toHaveLength(1);
  });

  test("the page is reloaded in between", async ({ form, org, page, lastName, expectedErrors }) => {
    expectedErrors.push(...afterFailure);
    await form.prepare(lastName);
    const recover = await disturb(page, "createContactRequest", loseAnswer);
    await form.send();
    await form.expectFailure();
    await recover();
    await page.reload();
    await form.expectAnswers(lastName);
    await page.getByLabel("Ik ga akkoord met de").check();
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toHaveLength(1);
  });
});

test("answers that change after a failure make a request of their own", async ({
  form,
  org,
  page,
  lastName,
  expectedErrors,
}) => {
  expectedErrors.push(...afterFailure);
  await form.prepare(lastName);
  const recover = await disturb(page, "createContactRequest", loseAnswer);
  await form.send();
  await form.expectFailure();
  await recover();
  await form.field("Woonplaats").fill("Haarlem");
  await form.send();
  await form.expectThankYou();
  const requests = await org.requestsOf(lastName);
  expect(requests.map(({ City__c }) => City__c).toSorted()).toEqual(["Haarlem", null]);
  expect(new Set(requests.map(({ SubmissionKey__c }) => SubmissionKey__c)).size).toBe(2);
});

test("an org that crashes and restarts stores the request, and still has the earlier ones", async ({
  page,
  lastName,
}) => {
  const org = await startOrg();
  try {
    const form = new RequestForm(page, org.url);
    await form.prepare(`${lastName} eerder`);
    await form.send();
    await form.expectThankYou();
    await form.prepare(lastName);
    await org.crash();
    await form.send();
    await form.expectFailure();
    await form.expectAnswers(lastName);
    await org.restart();
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toHaveLength(1);
    expect(await org.requestsOf(`${lastName} eerder`)).toHaveLength(1);
  } finally {
    await org.stop();
  }
});

test("clicks that come faster than the screen submit one request", async ({ form, org, page, lastName }) => {
  await form.prepare(lastName);
  const sent = watchCalls(page, "createContactRequest");
  const release = await hold(page, "createContactRequest");
  await form.waitForStep();
  await page.getByRole("button", { name: "Verstuur uw aanvraag" }).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) button.click();
  });
  await form.expectSending();
  release();
  await form.expectThankYou();
  expect(sent).toHaveLength(1);
  expect(await org.requestsOf(lastName)).toHaveLength(1);
});

const brokenStorage: Record<string, () => void> = {
  denied: () => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("The user agent denies storage.", "SecurityError");
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
};

for (const [kind, breakStorage] of Object.entries(brokenStorage)) {
  test(`a request is submitted where the browser's storage is ${kind}`, async ({ form, org, page, lastName }) => {
    await page.addInitScript(breakStorage);
    await form.prepare(lastName);
    await form.press("Terug");
    await form.expectStep(2);
    await form.press("Deel uw contactgegevens");
    await form.expectAnswers(lastName);
    await page.getByLabel("Ik ga akkoord met de").check();
    await form.send();
    await form.expectThankYou();
    expect(await org.requestsOf(lastName)).toHaveLength(1);
  });
}
