import { randomUUID } from "node:crypto";
import createContactRequest from "@salesforce/apex/ContactRequestController.createContactRequest";
import getFormOptions from "@salesforce/apex/ContactRequestController.getFormOptions";
import startSubmission from "@salesforce/apex/ContactRequestController.startSubmission";
import QuotationForm from "c/tdQuotationForm";
import { getObjectInfo, getPicklistValues } from "lightning/uiObjectInfoApi";
import { createElement } from "lwc";
import { serveBuiltScript, until } from "./built-script";

jest.mock("@salesforce/apex/ContactRequestController.createContactRequest", () => ({ default: jest.fn() }), {
  virtual: true,
});
jest.mock("@salesforce/apex/ContactRequestController.getFormOptions", () => ({ default: jest.fn() }), {
  virtual: true,
});
jest.mock("@salesforce/apex/ContactRequestController.startSubmission", () => ({ default: jest.fn() }), {
  virtual: true,
});

// jsdom has none.
crypto.randomUUID ??= randomUUID;

const japan = { label: "Japan", value: "JP", attributes: null, validFor: [] };

let element;
let block;

const { now } = Date;
let skipped = 0;

/** Renders a form in place of an earlier one. */
async function show() {
  document.body.replaceChildren();
  element = Object.assign(createElement("c-td-quotation-form", { is: QuotationForm }), {
    brand: "Morgenree",
    privacyUrl: "/privacyverklaring",
  });
  document.body.append(element);
  block = element.shadowRoot.querySelector("div");
  await until(() => block.textContent.includes("Stap 1 van 3"));
}

beforeEach(async () => {
  jest.spyOn(Date, "now").mockImplementation(() => now() + skipped);
  sessionStorage.clear();
  document.title = "";
  startSubmission.mockResolvedValue({ startedAt: Date.now(), signature: "s" });
  getFormOptions.mockResolvedValue({
    destinations: [japan],
    customerSources: [{ label: "Instagram", value: "Instagram" }],
  });
  serveBuiltScript();
  await show();
});

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

/** Fills in a field as a visitor does: React compares the value at the event with the one that it set itself. */
function answer(selector, value) {
  const field = block.querySelector(selector);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
  field.dispatchEvent(new Event(field.localName === "select" ? "change" : "input", { bubbles: true }));
}

/** Skips time. The form ignores a button that is activated just after a step is shown, and waits until its start token is old enough. */
const skip = (milliseconds) => {
  skipped += milliseconds;
};

const tick = (selector) => block.querySelector(selector).click();
const goOn = () => {
  skip(5000);
  block.querySelector("button[type=submit]").click();
};

/** Waits until a step is painted: only then does it get a title, and does its button work. */
const untilShown = (step) => until(() => document.title.startsWith(`Stap ${step} van 3`));

/** Fills in step 1. */
async function introduce() {
  answer("[name=salutation]", "Mevrouw");
  answer("[name=firstName]", "Noor");
  answer("[name=lastName]", "Jansen");
  goOn();
  await untilShown(2);
}

/** Fills in step 2 without a destination and dates. */
async function leaveTripOpen() {
  tick("#destinationChoice-optional");
  tick("#datesChoice-optional");
  answer("[name=amountOfTravelers]", "2");
  goOn();
  await untilShown(3);
}

it("renders the form of the script that is deployed, in the component's shadow", async () => {
  expect(block.textContent).toContain("Vertel ons uw wensen");
  expect(block.querySelector("style").textContent).toContain(".td-quotation-container");
  expect(block.querySelector("[name=firstName], #firstName")).not.toBeNull();
  await until(() => document.title === "Offerte aanvragen | Morgenree travel design");
  await until(() => startSubmission.mock.calls.length === 1);
});

/** Expects the form to offer Japan. */
async function expectJapan() {
  await introduce();
  tick("#destinationChoice-main");
  await until(() => block.querySelector("[role=combobox]"));
  answer("[role=combobox]", "jap");
  await until(() => block.querySelector("[role=option]")?.textContent === "Japan");
}

it("offers the destinations of Apex, and requests no description, which guests may not read by default", async () => {
  await expectJapan();
  expect(getFormOptions).toHaveBeenCalledTimes(1);
  expect(getObjectInfo.getLastConfig()?.objectApiName).toBeUndefined();
});

it("offers the destinations of the org's default record type if Apex fails, and logs why", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  getFormOptions.mockRejectedValue(new TypeError("Failed to fetch"));
  await show();
  await until(() => getObjectInfo.getLastConfig()?.objectApiName);
  expect(log.mock.calls.map(([line]) => String(line)).join("\n")).toContain("could not be read through Apex");
  log.mockRestore();
  expect(getObjectInfo.getLastConfig().objectApiName.objectApiName).toBe("Contact_Request__c");
  getObjectInfo.emit({ defaultRecordTypeId: "012000000000001AAA" });
  await until(() => getPicklistValues.getLastConfig()?.recordTypeId === "012000000000001AAA");
  getPicklistValues.emit({ values: [japan] });
  await expectJapan();
});

/** Fills in all steps, up to the last submit. */
async function fillIn() {
  await introduce();
  await leaveTripOpen();
  answer("[name=email]", "noor@example.com");
  answer("[name=phoneNumber]", "06 12 34 56 78");
  answer("[name=postalCode]", "1234ab");
  answer("[name=customerSource]", "Instagram");
  tick("[name=privacyPolicy]");
}

describe("a submission", () => {
  let tracked;
  const track = ({ detail }) => tracked.push(detail.name);

  beforeEach(() => {
    tracked = [];
    document.addEventListener("travelDesignTrack", track);
    jest.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    document.removeEventListener("travelDesignTrack", track);
  });

  it("passes the values to Apex, not before the last step, with the token of its key", async () => {
    createContactRequest.mockResolvedValue(null);
    await fillIn();
    expect(createContactRequest).not.toHaveBeenCalled();
    goOn();
    await until(() => createContactRequest.mock.calls.length === 1);
    const [{ contactRequest, submission }] = createContactRequest.mock.calls[0];
    expect(contactRequest).toMatchObject({
      lastName: "Jansen",
      email: "noor@example.com",
      postalCode: "1234 AB",
      gaId: "",
    });
    expect(submission).toMatchObject({
      signature: "s",
      privacyVersion: "",
      website: "",
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(startSubmission).toHaveBeenCalledWith({ key: submission.key });
    await until(() => tracked.includes("generate_lead"));
    expect(tracked.slice(0, 3)).toEqual(["quote_start", "quote_step", "quote_step"]);
  }, 30_000);

  it.each([
    [
      "has a new key after Apex rejected it",
      { body: { exceptionType: "System.AuraHandledException", message: "Er is een fout opgetreden." } },
      false,
    ],
    ["keeps its key if its result is unknown", new TypeError("Failed to fetch"), true],
    ["keeps its key after another exception", { body: { exceptionType: "System.LimitException", message: "x" } }, true],
  ])(
    "%s",
    async (_case, error, isSame) => {
      createContactRequest.mockRejectedValue(error);
      await fillIn();
      goOn();
      // The form repeats the first try by itself; a rejected one needs a token that is three seconds old.
      await until(() => createContactRequest.mock.calls.length === 2);
      const [first, second] = createContactRequest.mock.calls.map(([{ submission }]) => submission.key);
      expect(first === second).toBe(isSame);
    },
    30_000,
  );
});

it.each([
  ["/privacyverklaring", "/reizen/privacyverklaring"],
  ["https://example.com/privacy", "https://example.com/privacy"],
])(
  "links %s as %s",
  async (privacyUrl, address) => {
    element.privacyUrl = privacyUrl;
    await introduce();
    await leaveTripOpen();
    expect(block.querySelector("a").getAttribute("href")).toBe(address);
  },
  30_000,
);
