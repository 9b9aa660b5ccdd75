const sentence = "Dit onderdeel kan nu niet worden getoond.";
const retry = "Probeer het opnieuw";

let pages = 0;

/** Fresh modules for each test, because a page loads the script once. An element name can be registered once. */
function freshPage(travelDesign) {
  jest.resetModules();
  window.TravelDesign = travelDesign;
  const { default: Button } = require("c/tdButton");
  const { loadScript: load } = require("lightning/platformResourceLoader");
  load.mockResolvedValue();
  const { createElement: create } = require("lwc");
  pages += 1;
  const tag = `c-button-${pages}`;
  const place = (properties = {}) => {
    const element = Object.assign(create(tag, { is: Button }), properties);
    document.body.append(element);
    return element;
  };
  return { load, place };
}

const settle = () => new Promise((next) => setTimeout(next));
const block = (element) => element.shadowRoot.querySelector("div");

function fakeScript(contract = 3) {
  const mounted = { update: jest.fn(), unmount: jest.fn() };
  return { contract, eventNames: ["change"], mount: jest.fn(() => mounted), mounted };
}

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

it("loads the script once for all blocks of a page, and mounts each with what the builder set", async () => {
  const script = fakeScript();
  const { load, place } = freshPage(script);
  const first = place({ label: "Verder", forward: true });
  place();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(load.mock.calls[0][1]).toMatch(/travelDesign3\?v=local$/);
  expect(script.mount).toHaveBeenCalledTimes(2);
  const [node, name, settings] = script.mount.mock.calls[0];
  expect(node).toBe(block(first));
  expect(name).toBe("button");
  expect(settings).toMatchObject({ label: "Verder", forward: true });
});

it("passes changes on, and removes the block with the component", async () => {
  const script = fakeScript();
  const element = freshPage(script).place({ label: "Verder" });
  await settle();
  element.label = "Terug";
  await settle();
  expect(script.mounted.update).toHaveBeenLastCalledWith(expect.objectContaining({ label: "Terug" }));
  element.remove();
  expect(script.mounted.unmount).toHaveBeenCalledTimes(1);
  document.body.append(element);
  await settle();
  expect(script.mount).toHaveBeenCalledTimes(2);
});

it("does not mount a block that was removed before the script was loaded", async () => {
  const script = fakeScript();
  freshPage(script).place().remove();
  await settle();
  expect(script.mount).not.toHaveBeenCalled();
});

it("dispatches the block's events on the component, with their detail", async () => {
  const element = freshPage(fakeScript()).place();
  await settle();
  const listener = jest.fn();
  element.addEventListener("change", ({ detail, bubbles, composed }) => listener({ detail, bubbles, composed }));
  block(element).dispatchEvent(new CustomEvent("change", { detail: { checked: true }, bubbles: true }));
  expect(listener.mock.calls).toEqual([[{ detail: { checked: true }, bubbles: true, composed: false }]]);
});

it.each([
  ["/contact", "", "/reizen/contact"],
  ["/contact", "?utm_source=nieuwsbrief", "/reizen/contact?utm_source=nieuwsbrief"],
  ["/bedankt?ts=1", "?utm_source=nieuwsbrief", "/reizen/bedankt?ts=1"],
  ["#offerte", "?utm_source=nieuwsbrief", "#offerte"],
  ["//example.com", "?utm_source=nieuwsbrief", "//example.com"],
  ["https://example.com/", "?utm_source=nieuwsbrief", "https://example.com/"],
  ["mailto:noor@example.com", "", "mailto:noor@example.com"],
])("opens %s from a page with the query %j in the same tab, as %s", async (url, query, address) => {
  history.replaceState(null, "", `/reizen/${query}`);
  const open = jest.spyOn(window, "open").mockImplementation(() => null);
  const script = fakeScript();
  freshPage(script).place();
  await settle();
  const [, , , ports] = script.mount.mock.calls[0];
  ports.navigate(url);
  expect(open.mock.calls).toEqual([[address, "_self"]]);
});

it.each([
  ["is of another contract", fakeScript(1)],
  ["is missing", undefined],
])("shows a sentence in place of each block and logs one line if the script %s", async (_case, script) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const { place } = freshPage(script);
  const elements = [place(), place()];
  await settle();
  expect(elements.map((element) => block(element).textContent)).toEqual([sentence + retry, sentence + retry]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0][0]).toContain("publish the site again");
});

it("mounts a block again whose mount threw, when the visitor asks for it", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const script = fakeScript();
  script.mount.mockImplementationOnce(() => {
    throw new Error("planted");
  });
  const element = freshPage(script).place();
  await settle();
  block(element).querySelector("button").click();
  await settle();
  expect(script.mount).toHaveBeenCalledTimes(2);
});

it("stops waiting for the browser to be online when a block is removed", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const added = jest.spyOn(window, "addEventListener");
  const element = freshPage(undefined).place();
  await settle();
  const [, , { signal }] = added.mock.calls.find(([name]) => name === "online");
  element.remove();
  expect(signal.aborted).toBe(true);
});

describe("a script that cannot be loaded", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is requested again after a short wait, at another address", async () => {
    const script = fakeScript();
    const { load, place } = freshPage(script);
    load.mockRejectedValueOnce(new Error("offline"));
    place();
    place();
    await jest.advanceTimersByTimeAsync(1000);
    expect(script.mount).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(5000);
    expect(script.mount).toHaveBeenCalledTimes(2);
    const addresses = load.mock.calls.map(([, address]) => address);
    expect(new Set(addresses).size).toBe(2);
    expect(addresses).toHaveLength(2);
  });

  it("is requested again by the next block, and logged once", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    const script = fakeScript();
    const { load, place } = freshPage(undefined);
    load.mockRejectedValue(new Error("offline"));
    const first = place();
    await jest.advanceTimersByTimeAsync(5000);
    expect(block(first).textContent).toBe(sentence + retry);
    place();
    await jest.advanceTimersByTimeAsync(5000);
    load.mockImplementation(async () => {
      window.TravelDesign = script;
    });
    place();
    await jest.advanceTimersByTimeAsync(5000);
    expect(script.mount).toHaveBeenCalledTimes(1);
    expect(log.mock.calls).toEqual([[expect.stringContaining("offline")]]);
  });

  it.each([
    ["the visitor asks for it", (element) => block(element).querySelector("button").click()],
    ["the browser is online again", () => window.dispatchEvent(new Event("online"))],
  ])("is requested again in place when %s", async (_case, tryAgain) => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const script = fakeScript();
    const { load, place } = freshPage(undefined);
    load.mockRejectedValue(new Error("offline"));
    const element = place();
    await jest.advanceTimersByTimeAsync(5000);
    tryAgain(element);
    await jest.advanceTimersByTimeAsync(5000);
    expect(block(element).textContent).toBe(sentence + retry);
    load.mockImplementation(async () => {
      window.TravelDesign = script;
    });
    tryAgain(element);
    tryAgain(element);
    await jest.advanceTimersByTimeAsync(5000);
    expect(script.mount).toHaveBeenCalledTimes(1);
  });
});

it("sets the anchor as its id, and follows changes", async () => {
  jest.resetModules();
  window.TravelDesign = { ...fakeScript(), formPorts: jest.fn() };
  const { default: QuotationForm } = require("c/tdQuotationForm");
  require("lightning/platformResourceLoader").loadScript.mockResolvedValue();
  const element = require("lwc").createElement("c-form-with-anchor", { is: QuotationForm });
  document.body.append(Object.assign(element, { anchor: "#offerte" }));
  await settle();
  expect(element.id).toBe("offerte");
  element.anchor = undefined;
  await settle();
  expect(element.hasAttribute("id")).toBe(false);
});
