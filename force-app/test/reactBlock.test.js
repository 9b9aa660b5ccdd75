const sentence = "Dit onderdeel kan nu niet worden getoond. Probeer het later opnieuw.";

let pages = 0;

/** Fresh modules each time: the script is loaded once a page. A name stays with the modules that took it. */
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

function standIn(contract = 2) {
  const mounted = { update: jest.fn(), unmount: jest.fn() };
  return { contract, eventNames: ["change"], mount: jest.fn(() => mounted), mounted };
}

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

it("loads the script once for all blocks of a page, and mounts each with what the builder set", async () => {
  const script = standIn();
  const { load, place } = freshPage(script);
  const first = place({ label: "Verder", forward: true });
  place();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(script.mount).toHaveBeenCalledTimes(2);
  const [node, name, settings] = script.mount.mock.calls[0];
  expect(node).toBe(block(first));
  expect(name).toBe("button");
  expect(settings).toMatchObject({ label: "Verder", forward: true });
});

it("hands changes on, and takes the block off the page with the component", async () => {
  const script = standIn();
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

it("does not mount a block that left before the script came", async () => {
  const script = standIn();
  freshPage(script).place().remove();
  await settle();
  expect(script.mount).not.toHaveBeenCalled();
});

it("raises the block's events on the component, with their detail", async () => {
  const element = freshPage(standIn()).place();
  await settle();
  const heard = jest.fn();
  element.addEventListener("change", ({ detail, bubbles, composed }) => heard({ detail, bubbles, composed }));
  block(element).dispatchEvent(new CustomEvent("change", { detail: { checked: true }, bubbles: true }));
  expect(heard.mock.calls).toEqual([[{ detail: { checked: true }, bubbles: true, composed: false }]]);
});

it.each([
  ["/contact", "/reizen/contact"],
  ["//example.com", "//example.com"],
  ["https://example.com/", "https://example.com/"],
  ["mailto:noor@example.com", "mailto:noor@example.com"],
])("goes to %s in the same tab, as %s", async (url, address) => {
  const open = jest.spyOn(window, "open").mockImplementation(() => null);
  const script = standIn();
  freshPage(script).place();
  await settle();
  const [, , , ports] = script.mount.mock.calls[0];
  ports.navigate(url);
  expect(open.mock.calls).toEqual([[address, "_self"]]);
});

it.each([
  ["is of another contract", standIn(1)],
  ["is missing", undefined],
])("shows a sentence in place of each block and logs one line when the script %s", async (_case, script) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const { place } = freshPage(script);
  const elements = [place(), place()];
  await settle();
  expect(elements.map((element) => block(element).textContent)).toEqual([sentence, sentence]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0][0]).toContain("publish the site again");
});
