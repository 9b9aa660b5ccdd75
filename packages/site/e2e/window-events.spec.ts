// Any script on the page may dispatch the form's window events, with any payload.
import { windowEventNames } from "@travel-design/ui/models";
import { expect, test } from "./fixtures.ts";

test("hostile payloads on every window event leave the form working", async ({ form, org, page, lastName }) => {
  await form.prepare(lastName);
  await page.evaluate((names) => {
    const object = { toString: () => "x", nl: "Fout" };
    const values: unknown[] = [
      undefined,
      null,
      0,
      NaN,
      "",
      "x",
      [],
      {},
      object,
      Symbol("x"),
      () => {},
      10n,
      document.body,
    ];
    const throwing = Object.defineProperty({}, "fieldId", {
      get() {
        throw new Error("A getter of another script.");
      },
    });
    const dispatch = (name: string, detail: unknown): boolean =>
      window.dispatchEvent(new CustomEvent(name, { detail }));
    for (const name of names) {
      dispatch(name, throwing);
      for (const value of values) {
        dispatch(name, value);
        dispatch(name, { fieldId: value, error: true, errorMessage: "x", loading: value, step: value, message: value });
        for (const fieldId of ["email", "privacyPolicy", "destination"]) {
          dispatch(name, { fieldId, error: value, errorMessage: value });
          dispatch(name, { fieldId, error: true, errorMessage: value });
        }
      }
    }
    dispatch("loadingChange", { loading: false });
    dispatch("resetErrors", null);
  }, Object.values(windowEventNames));
  await form.expectAnswers(lastName);
  await form.send();
  await form.expectThankYou();
  expect(await org.requestsOf(lastName)).toHaveLength(1);
});
