import ContentContainer from "c/tdContentContainer";
import { section, windowEventNames } from "c/tdModels";
import QuotationContainer from "c/tdQuotationContainer";
import Section from "c/tdSection";
import SlotsBlock from "c/tdSlotsBlock";
import { createElement } from "lwc";
import { ignoreUnknownCss } from "./unknown-css";

window.matchMedia = () => Object.assign(new EventTarget(), { matches: false });

function place(tag, is, properties) {
  const element = Object.assign(createElement(tag, { is }), properties);
  document.body.append(element);
  return element;
}

afterEach(() => document.body.replaceChildren());

it("renders in light DOM, with title and subtitle above its content", async () => {
  const element = place("c-td-content-container", ContentContainer, { title: "Onze reizen" });
  expect(element.shadowRoot).toBeNull();
  expect(element.querySelector("h2").textContent).toBe("Onze reizen");
  expect(element.querySelector("h4")).toBeNull();
  element.subtitle = "Met zorg gekozen";
  await Promise.resolve();
  expect(element.querySelector("h4").getAttribute("aria-level")).toBe("3");
});

it("shows a sentence in place of a container whose model throws, and logs it", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const model = jest.spyOn(section, "model").mockImplementation(() => {
    throw new Error("planted");
  });
  const element = place("c-td-broken-section", Section, { sectionMinHeight: "4rem" });
  expect(element.textContent).toBe("Dit onderdeel kan nu niet worden getoond.");
  element.sectionMinHeight = "6rem";
  await Promise.resolve();
  expect(log.mock.calls).toEqual([["The block section cannot be shown. planted"]]);
  model.mockRestore();
  element.sectionMinHeight = "5rem";
  await Promise.resolve();
  expect(element.querySelector(".td-section")).not.toBeNull();
  log.mockRestore();
});

it("renders the configured columns in their parts of twelve, and warns once about an invalid setting", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const sectionConfig = '{"columns":[{"columnWidth":8},{"columnWidth":4}]}';
  const element = place("c-td-section", Section, { sectionConfig, sectionMinHeight: "red;background:url(x)" });
  const columns = [...element.querySelectorAll(".td-column")];
  expect(columns.map(({ style }) => style.getPropertyValue("--_parts"))).toEqual(["8", "4"]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^section: sectionMinHeight: "red;.*, expected \{"format":"length"\}$/)],
  ]);
  expect(element.innerHTML).not.toContain("url(x)");
  warn.mockRestore();
});

it.each([
  [undefined, 4],
  [24, 24],
  [30, 24],
  ["veel", 4],
])("renders the drop zones for an amount of %s", (slotAmount, count) => {
  const element = place("c-td-slots-block", SlotsBlock, { slotAmount, contentGrid: "grid" });
  expect(element.querySelectorAll(".td-slots__slot")).toHaveLength(count);
});

it("is busy while a request is submitted, except for the status that announces it", async () => {
  ignoreUnknownCss();
  const element = place("c-td-quotation-container", QuotationContainer);
  window.dispatchEvent(new CustomEvent(windowEventNames.loadingChange, { detail: { loading: true } }));
  await Promise.resolve();
  expect(element.querySelector("form").getAttribute("aria-busy")).toBe("true");
  const status = element.querySelector("output");
  expect(status.textContent).toBe("Uw aanvraag wordt verstuurd");
  expect(status.closest("[aria-busy=true]")).toBeNull();
});
