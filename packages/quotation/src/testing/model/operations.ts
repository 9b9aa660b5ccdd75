import * as fc from "fast-check";
import type { FieldName } from "../../model/fields.ts";
import { afterSubmitChoices, type AfterSubmit } from "../../settings.ts";

/**
 * How the server responds: it stores and responds, stores and loses its response, does that and then rejects one try before it looks at
 * the key, rejects one try, never responds, or cannot be reached.
 */
export type ServerMode = "stores" | "losesResponse" | "storesThenRejects" | "rejectsOnce" | "hangs" | "isDown";

/** How the server responds to a request for the script with the later steps. */
export type ScriptMode = "arrives" | "hangs" | "isGone";

/** One thing that a visitor, the browser or the server does. */
export type Operation =
  | { type: "fillInStep" }
  /** Fills in the step and activates its button. */
  | { type: "completeStep" }
  /** Erases a required field of the step. */
  | { type: "eraseField" }
  /** Types something, and erases it again. */
  | { type: "retype" }
  | { type: "type"; name: FieldName; text: string }
  | { type: "toggle"; name: "newsletter" | "privacyPolicy" }
  | { type: "choose"; name: "destinationChoice" | "datesChoice"; choice: "known" | "unknown" }
  | { type: "leaveField"; name: FieldName }
  | { type: "activateButton"; times: number }
  | { type: "back" }
  | { type: "browserBack" }
  | { type: "browserForward" }
  | { type: "wait"; milliseconds: number }
  | { type: "reload" }
  /** The page is opened again by a link, with a destination or without. */
  | { type: "followLink"; link: string | undefined }
  /** A destination is chosen elsewhere on the page. */
  | { type: "chooseOutside"; destination: string }
  | { type: "scriptBecomes"; mode: ScriptMode }
  | { type: "connectionRestored" }
  /** The page removes the form and adds it again at once, as React's strict mode does. */
  | { type: "restart" }
  | { type: "serverBecomes"; mode: ServerMode }
  | { type: "acceptOffer" }
  | { type: "editAnswer"; name: FieldName }
  | { type: "leavePage" }
  | { type: "returnToPage" };

/** A tab, and what happens in it. */
export interface Scenario {
  /** The destination in the address of the first page. */
  link: string | undefined;
  /** Of the first page. */
  script: ScriptMode;
  isStorageDenied: boolean;
  afterSubmit: AfterSubmit;
  operations: Operation[];
}

const texts = [
  "",
  " ",
  "Noor",
  "1",
  "2",
  "x@example.com",
  "0612345678",
  "1234 AB",
  "Japan",
  "indonesie",
  "2027-05-01",
  "Instagram",
];
const links = [undefined, "peru", "Japan", "Atlantis"] as const;
const textFields = [
  "salutation",
  "firstName",
  "lastName",
  "destination",
  "leavingDate",
  "amountOfDays",
  "budget",
  "amountOfTravelers",
  "wishes",
  "email",
  "phoneNumber",
  "street",
  "postalCode",
  "customerSource",
] as const satisfies readonly FieldName[];

const only = <Type extends Operation["type"]>(type: Type) => fc.constant({ type });
const textField = fc.constantFrom(...textFields);

/** Weighted so that many requests are submitted. */
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 8, arbitrary: only("fillInStep") },
  { weight: 12, arbitrary: only("completeStep") },
  { weight: 10, arbitrary: fc.record({ type: fc.constant("activateButton"), times: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant("type"), name: textField, text: fc.constantFrom(...texts) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("toggle"), name: fc.constantFrom("newsletter", "privacyPolicy") }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("choose"),
      name: fc.constantFrom("destinationChoice", "datesChoice"),
      choice: fc.constantFrom("known", "unknown"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("leaveField"), name: textField }) },
  { weight: 3, arbitrary: only("eraseField") },
  { weight: 2, arbitrary: only("retype") },
  { weight: 2, arbitrary: only("back") },
  { weight: 2, arbitrary: only("browserBack") },
  { weight: 4, arbitrary: only("browserForward") },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant("wait"),
      milliseconds: fc.constantFrom(0, 100, 1_000, 3_000, 25_000, 20 * 60 * 60 * 1000),
    }),
  },
  { weight: 2, arbitrary: only("reload") },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("followLink"), link: fc.constantFrom(...links) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("chooseOutside"),
      destination: fc.constantFrom("Japan", "peru", "Atlantis"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("scriptBecomes"),
      mode: fc.constantFrom<ScriptMode>("arrives", "hangs", "isGone"),
    }),
  },
  { weight: 2, arbitrary: only("connectionRestored") },
  { weight: 1, arbitrary: only("restart") },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("serverBecomes"),
      mode: fc.constantFrom<ServerMode>(
        "stores",
        "losesResponse",
        "storesThenRejects",
        "rejectsOnce",
        "hangs",
        "isDown",
      ),
    }),
  },
  { weight: 1, arbitrary: only("acceptOffer") },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("editAnswer"), name: textField }) },
  { weight: 1, arbitrary: only("leavePage") },
  { weight: 4, arbitrary: only("returnToPage") },
);

/** How scenarios begin. Some failures need several submissions, which few random sequences reach from the first step. */
const toLastStep: Operation[] = [
  { type: "completeStep" },
  { type: "completeStep" },
  { type: "fillInStep" },
  { type: "wait", milliseconds: 3_000 },
];
const serverBecomes = (mode: ServerMode): Operation => ({ type: "serverBecomes", mode });
const wait20Hours: Operation = { type: "wait", milliseconds: 20 * 60 * 60 * 1000 };
const activate: Operation = { type: "activateButton", times: 1 };
const loseResponse: Operation[] = [...toLastStep, serverBecomes("losesResponse"), activate, serverBecomes("stores")];
const wait25Seconds: Operation = { type: "wait", milliseconds: 25_000 };
const scriptHangs: Operation = { type: "scriptBecomes", mode: "hangs" };
const unknownDestination: Operation = { type: "choose", name: "destinationChoice", choice: "unknown" };
const beginnings: Operation[][] = [
  [],
  // Answers change while the next step is being fetched.
  [scriptHangs, { type: "completeStep" }, { type: "eraseField" }, wait25Seconds],
  // A restored step is fetched late.
  [...toLastStep, scriptHangs, { type: "reload" }, wait25Seconds, { type: "browserBack" }],
  [unknownDestination, { type: "followLink", link: "peru" }],
  // Answers change after a failure, and the connection comes back.
  [
    ...toLastStep,
    serverBecomes("isDown"),
    activate,
    wait25Seconds,
    { type: "eraseField" },
    serverBecomes("stores"),
    { type: "connectionRestored" },
  ],
  toLastStep,
  loseResponse,
  [...loseResponse, { type: "reload" }, { type: "fillInStep" }],
  // Stored, then rejected under the same key, then tried again.
  [...toLastStep, serverBecomes("storesThenRejects"), activate, wait25Seconds, activate, wait25Seconds],
  // The server may have stored the first one, and rejects the token of the next one.
  [...toLastStep, serverBecomes("isDown"), activate, wait25Seconds, serverBecomes("rejectsOnce"), activate],
  // The token expires, and no other one arrives.
  [...toLastStep, serverBecomes("hangs"), wait20Hours, wait20Hours, activate],
  [...toLastStep, { type: "activateButton", times: 1 }, { type: "returnToPage" }, ...toLastStep],
  [...toLastStep, serverBecomes("isDown"), wait20Hours, wait20Hours, serverBecomes("stores")],
];

/** Scenarios; in most of them the browser stores a draft. */
export const scenario: fc.Arbitrary<Scenario> = fc.record({
  link: fc.constantFrom(...links),
  script: fc.constantFrom<ScriptMode>("arrives", "arrives", "arrives", "hangs", "isGone"),
  isStorageDenied: fc.constantFrom(false, false, false, true),
  afterSubmit: fc.constantFrom(...afterSubmitChoices),
  operations: fc
    .tuple(fc.constantFrom(...beginnings), fc.array(operation, { minLength: 1, maxLength: 30 }))
    .map((parts) => parts.flat()),
});
