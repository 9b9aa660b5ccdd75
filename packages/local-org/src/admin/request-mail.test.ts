import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cases } from "../apex/contact-request-controller/test-support.ts";
import { apexPath } from "../testing/paths.ts";
import { signIn } from "../testing/sign-in.ts";
import { startTestOrg, type TestOrg } from "../testing/test-org.ts";

let org: TestOrg;
let now = Date.parse("2027-03-01T09:30:00Z");
beforeEach(async () => {
  org = await startTestOrg({ now: () => now });
});
afterEach(() => org.remove());

const call = async (method: string, params: object) =>
  Object((await org.send("POST", apexPath, { body: { classname: "ContactRequestController", method, params } })).body);

/** Submits a request as the form does, and returns its reference. */
async function submit(change: object = {}): Promise<string> {
  const key = randomUUID();
  const { startedAt, signature, reference } = (await call("startSubmission", { key })).returnValue;
  now += 3000;
  const submission = { key, startedAt, signature, website: "" };
  await call("createContactRequest", { contactRequest: { ...cases.valid, ...change }, submission });
  return reference;
}

test("a request is found by the reference of its visitor, and shows the mail that the visitor received", async () => {
  const reference = await submit({ lastName: "<b>Berg</b>" });
  const headers = { cookie: await signIn(org) };
  const search = async (query: string) => (await org.send("GET", `/org/requests?q=${query}`, { headers })).text;
  const list = await search(reference.toLowerCase());
  expect(list).toMatch(new RegExp(`data-heading="Kenmerk">\\s*${reference}`));
  expect(await search(reference.slice("TD-".length))).toContain(reference);
  const [, id] = /href="\/org\/requests\/(\w+)[?"]/.exec(list) ?? [];
  const { text } = await org.send("GET", `/org/requests/${id}`, { headers });
  expect(text).toContain("<dd>Morgenree &lt;reizen@morgenree.example&gt;</dd>");
  expect(text).toContain(`<dd>Uw aanvraag bij Morgenree, kenmerk ${reference}</dd>`);
  expect(text).toContain("Beste mevrouw &lt;b&gt;Berg&lt;/b&gt;,");
  expect(text).toMatch(/<iframe\s+class="org-mail__page"\s+title="Als HTML"\s+sandbox\s+srcdoc="&lt;!doctype html&gt;/);
  expect(text).not.toContain("<b>");
});

test("a request that an employee entered has no mail", async () => {
  const id = await org.createRequest();
  const { text } = await org.send("GET", `/org/requests/${id}`, { headers: { cookie: await signIn(org) } });
  expect(text).not.toContain("Bevestiging aan de reiziger");
});
