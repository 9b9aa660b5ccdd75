import { readFileSync } from "node:fs";
import { contactRequestFields } from "../../../packages/local-org/src/apex/contact-request-controller/contact-request-fields.ts";
import { uiApiPath } from "../../../packages/local-org/src/ui-api/paths.ts";

/** A request that can be sent any number of times: its body is `head`, a new key or a new submission, `tail`. */
export interface Sample {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The status that says it worked. */
  status: number;
  /** Length of the body. */
  bytes: number;
  head: string;
  tail: string;
  /** Present when the body needs a signed submission instead of a key. */
  signing?: Signing;
}

/** What signs a submission. */
export interface Signing {
  /** Milliseconds since the epoch. */
  startedAt: number;
  signingKey: string;
}

type Answers = Readonly<Record<string, unknown>>;

const apexPath = "/webruntime/api/apex/execute";
const recordsPath = `${uiApiPath}/records`;
const contentType = { "content-type": "application/json" };
const keyPlaceholder = "00000000-0000-0000-0000-000000000000";
const submissionPlaceholder = "a submission";

const { valid }: { valid: Answers } = JSON.parse(
  readFileSync(
    new URL("../../../force-app/main/default/staticresources/contactRequestCases.json", import.meta.url),
    "utf8",
  ),
);

/** Splits a body at a placeholder. */
function split(body: object, placeholder: string): Pick<Sample, "bytes" | "head" | "tail"> {
  const text = JSON.stringify(body);
  const [head = "", tail = ""] = text.split(placeholder);
  return { bytes: Buffer.byteLength(text), head, tail };
}

const apexCall = (method: string, params: object): object => ({
  namespace: "",
  classname: "ContactRequestController",
  method,
  isContinuation: false,
  params,
  cacheable: false,
});

/** What an answer is as a field's value: a date and time becomes a day. */
const asFieldValue = (answer: unknown): unknown =>
  typeof answer === "string" && /^\d{4}-\d\d-\d\dT/.test(answer) ? answer.slice(0, 10) : answer;

/**
 * A record with every field of the form, made by the administrator through the UI API.
 *
 * @param isShown whether the answer shows the fields with their display values, some 2.6 kB of JSON
 */
export function recordSample(isShown: boolean): Sample {
  const answers = Object.entries(contactRequestFields).filter(([key]) => key in valid);
  const fields = answers.map(([key, { field }]) => [field, asFieldValue(valid[key])]);
  return {
    path: isShown ? recordsPath : `${recordsPath}?includeFieldsInBody=false`,
    headers: { ...contentType, authorization: "Bearer local-admin" },
    status: 201,
    ...split(
      { apiName: "Contact_Request__c", fields: { ...Object.fromEntries(fields), SubmissionKey__c: keyPlaceholder } },
      keyPlaceholder,
    ),
  };
}

/**
 * The same answers as the form submits them. Not accepted before three seconds have passed, because nobody fills in the
 * form faster.
 *
 * @param signingKey of the org
 */
export function apexSample(signingKey: string): Sample {
  const body = apexCall("createContactRequest", { contactRequest: valid, submission: submissionPlaceholder });
  return {
    path: apexPath,
    headers: contentType,
    status: 200,
    ...split(body, JSON.stringify(submissionPlaceholder)),
    signing: { startedAt: Date.now(), signingKey },
  };
}
