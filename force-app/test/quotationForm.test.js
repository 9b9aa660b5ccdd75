import createContactRequest from "@salesforce/apex/ContactRequestController.createContactRequest";
import getFormOptions from "@salesforce/apex/ContactRequestController.getFormOptions";
import startSubmission from "@salesforce/apex/ContactRequestController.startSubmission";
import QuotationForm from "c/quotationForm";
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

const japan = { label: "Japan", value: "JP", attributes: null, validFor: [] };

let element;
let block;

beforeEach(async () => {
  sessionStorage.clear();
  startSubmission.mockResolvedValue({ startedAt: 1, signature: "s" });
  serveBuiltScript();
  element = Object.assign(createElement("c-quotation-form", { is: QuotationForm }), { brand: "Morgenree" });
  document.body.append(element);
  block = element.shadowRoot.querySelector("div");
  await until(() => block.textContent.includes("Stap 1 van 3"));
});

afterEach(() => {
  document.body.replaceChildren();
  jest.clearAllMocks();
});

it("draws the form of the script that is really deployed, in the component's shadow", async () => {
  expect(block.textContent).toContain("Vertel ons uw wensen");
  expect(block.querySelector("style").textContent).toContain(".td-quotation-container");
  expect(block.querySelector("[name=firstName], #firstName")).not.toBeNull();
  await until(() => document.title === "Offerte aanvragen | Morgenree travel design");
  await until(() => startSubmission.mock.calls.length === 1);
});

it("asks for the lists of the record type that the org calls the default", () => {
  getObjectInfo.emit({ defaultRecordTypeId: "012000000000001AAA" });
  getPicklistValues.emit({ values: [japan] });
  expect(getFormOptions).not.toHaveBeenCalled();
});

it("asks Apex for the lists when a wire fails, and logs why", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  getFormOptions.mockResolvedValue({ destinations: [japan], customerSources: [] });
  getObjectInfo.error({ message: "You do not have access" }, 403);
  await until(() => getFormOptions.mock.calls.length === 1);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0][0]).toContain("could not be read through the UI API");
  log.mockRestore();
});

it("sends nothing before a visitor does", () => {
  expect(createContactRequest).not.toHaveBeenCalled();
});
