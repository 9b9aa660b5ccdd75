import { expect, test } from "vitest";
import { letterOf as letterInMail } from "../../../packages/local-org/src/apex/contact-request-controller/confirmation/letter.ts";
import { mapToRecord } from "../../../packages/local-org/src/apex/contact-request-controller/map-to-record.ts";
import { readContactRequest } from "../../../packages/local-org/src/apex/contact-request-controller/read-contact-request.ts";
import {
  formOptions,
  requestContext,
} from "../../../packages/local-org/src/apex/contact-request-controller/request-context.ts";
import { cases, metadata } from "../../../packages/local-org/src/apex/contact-request-controller/test-support.ts";
import { laterStepMessages } from "../../../packages/quotation/src/later-step-messages.ts";
import { letterOf as letterInForm } from "../../../packages/quotation/src/model/letter.ts";
import { normalizeTrip } from "../../../packages/quotation/src/model/destination.ts";
import { sharedCases, valuesOf } from "../../../packages/quotation/src/testing/shared-cases.ts";

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
