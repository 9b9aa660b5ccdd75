import { readFileSync } from "node:fs";
import { contactRequestFields } from "../../../packages/local-org/src/apex/contact-request-controller/contact-request-fields.ts";
import { uiApiPath } from "../../../packages/local-org/src/ui-api/paths.ts";

/** A request that can be sent any number of times: its body is `head`, a new key, `tail`. */
export interface Sample {
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The status that says it worked. */
  status: number;
  /** Length of the body. */
  bytes: number;
  head: string;
  tail: string;
}

type Answers = Readonly<Record<string, unknown>>;

const apexPath = "/webruntime/api/apex/execute";
const recordsPath = `${uiApiPath}/records`;
const contentType = { "content-type": "application/json" };
const placeOfKey = "00000000-0000-0000-0000-000000000000";

const { valid }: { valid: Answers } = JSON.parse(
  readFileSync(
    new URL("../../../force-app/main/default/staticresources/contactRequestCases.json", import.meta.url),
    "utf8",
  ),
);

/** Cuts a body where its key belongs. */
function cut(body: object): Pick<Sample, "bytes" | "head" | "tail"> {
  const text = JSON.stringify(body);
  const [head = "", tail = ""] = text.split(placeOfKey);
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
    ...cut({
      apiName: "Contact_Request__c",
      fields: { ...Object.fromEntries(fields), SubmissionKey__c: placeOfKey },
    }),
  };
}

/** Starts a submission, as the form does. Its signature belongs to one key. */
async function startSubmission(port: number, key: string): Promise<object> {
  const answer = await fetch(`http://127.0.0.1:${port}${apexPath}`, {
    method: "POST",
    headers: contentType,
    body: JSON.stringify(apexCall("startSubmission", { key })),
  });
  const { returnValue }: { returnValue?: object } = await answer.json();
  if (returnValue) return returnValue;
  throw new Error(`The local org gave no start time (status ${answer.status}), so nothing can be sent.`);
}

/**
 * The same answers as a visitor's form sends them. Not accepted before three seconds have passed: nobody fills in the
 * form faster.
 *
 * @param port of the local org that is to take it
 */
export async function apexSample(port: number): Promise<Sample> {
  const submission = { ...(await startSubmission(port)), website: "", key: placeOfKey };
  return {
    path: apexPath,
    headers: contentType,
    status: 200,
    ...cut(apexCall("createContactRequest", { contactRequest: valid, submission })),
  };
}
