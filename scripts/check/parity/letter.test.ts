import { expect, test } from "vitest";
import {
  formOptions,
  letterOf as letterInMail,
  mapToRecord,
  readContactRequest,
  requestContext,
} from "@travel-design/local-org/internal";
import { cases, metadata } from "@travel-design/local-org/testing";
import { laterStepMessages, letterOf as letterInForm, normalizeTrip } from "@travel-design/quotation/internal";
import { sharedCases, valuesOf } from "@travel-design/quotation/testing";

const { destinations } = formOptions(metadata);

/** Requests that the form in the browser can submit. */
const changes = [
  // The form shows visitors their own words, the mail leaves out those that contain an address.
  ...cases.letters.flatMap(({ name, change }) => (name.startsWith("an address") ? [] : [change])),
  ...sharedCases.requests.flatMap(({ accepted, serverOnly, change }) =>
    accepted && !serverOnly ? [{ ...change }] : [],
  ),
];

test("the mail contains the letter that the form showed", () => {
  const letters = changes.map((change) => {
    const { answers } = readContactRequest({ ...cases.valid, ...change }, requestContext(metadata));
    const inMail = letterInMail(mapToRecord(answers), (value) => value);
    // The form shows names as they are typed, the mail as they are stored.
    const names = { firstName: String(answers["firstName"]), lastName: String(answers["lastName"]) };
    const values = normalizeTrip({ ...valuesOf({ ...sharedCases.valid, ...change }), ...names }, destinations);
    const parts = letterInForm({ values, options: { destinations } }, laterStepMessages.letter);
    return [
      inMail,
      parts
        .map((part) => (typeof part === "string" ? part : part.text))
        .join("")
        .trim(),
    ];
  });
  const different = letters.filter(([inMail, inForm]) => inMail !== inForm);
  expect(different).toEqual([]);
});
