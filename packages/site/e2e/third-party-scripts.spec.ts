// Other scripts, and browsers that deny what the form would like to use.
import { expect, test } from "./fixtures.ts";

/** Runs in the page before its own scripts. */
function disturbPage(): void {
  Reflect.defineProperty(Object.prototype, "x", { value: "y", enumerable: true });
  const deny = (): never => {
    throw new DOMException("Denied", "SecurityError");
  };
  for (const name of ["pushState", "replaceState"]) Object.defineProperty(history, name, { value: deny });
  Object.defineProperty(document, "cookie", { get: deny });
  Object.defineProperty(window, "sessionStorage", { get: deny });
}

test("a request is submitted where storage, history and cookies are denied, and another script extended Object.prototype", async ({
  form,
  org,
  page,
  lastName,
}) => {
  await page.addInitScript(disturbPage);
  await form.prepare(lastName);
  await form.goBackAndForth(lastName);
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toHaveLength(1);
});
