import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { inMemoryPorts } from "@travel-design/quotation";
import { boolean } from "@travel-design/ui/internal";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blocks as allBlocks } from "../blocks.ts";
import { defineBlock } from "../define/block.ts";
import type { BlockPorts } from "../define/rendering.ts";
import { failures } from "../messages/failures.ts";
import { createMount, type MountedBlock } from "./mount.tsx";

const broken = defineBlock({
  name: "broken",
  properties: { isRepaired: boolean() },
  view: ({ isRepaired }: { isRepaired: boolean }) => {
    if (!isRepaired) throw new Error("A block broke");
    return "Weer heel";
  },
});
const mount = createMount([...allBlocks, broken], ".td { color: red; }");

let node: HTMLElement;
let log: ReturnType<typeof vi.fn<BlockPorts["log"]>>;
const ports = (): BlockPorts => ({ quotation: inMemoryPorts(), log });

const blocks: MountedBlock[] = [];

function mounted(name: string, props = {}, given = ports()): MountedBlock {
  act(() => void blocks.push(mount(node, name, props, given)));
  const block = blocks.at(-1);
  if (!block) throw new Error(`${name} was not mounted`);
  return block;
}

beforeEach(() => {
  log = vi.fn<BlockPorts["log"]>();
  node = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  act(() => blocks.splice(0).forEach((block) => block.unmount()));
  document.body.replaceChildren();
});

test("a mounted block has its style sheet beside it and is not translated", () => {
  mounted("button", { label: "Verder" });
  expect(screen.getByRole("button", { name: "Verder" })).toBeVisible();
  expect(node.firstElementChild).toHaveTextContent(".td { color: red; }");
  expect(node.lastElementChild).toHaveProperty("translate", false);
  expect(log).not.toHaveBeenCalled();
});

test("an update replaces the ports that changed, and later updates keep them", () => {
  const block = mounted("image", { imageInfo: "MCZEE" });
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
  const contents = new Map([["MCZEE", { url: "/cms/zee", altText: "De zee" }]]);
  act(() => block.update({ imageInfo: "MCZEE" }, { images: { contents } }));
  expect(screen.getByRole("img", { name: "De zee" })).toHaveAttribute("src", "/sfsites/c/cms/zee");
  act(() => block.update({ imageInfo: "MCZEE", width: 50 }));
  expect(screen.getByRole("img", { name: "De zee" })).toBeInTheDocument();
});

test("a form whose texts a builder changes shows them, with the answers that were given", async () => {
  const block = mounted("quotationForm", { step1Title: "Wie bent u?" });
  await userEvent.type(screen.getByLabelText(/^Voornaam/), "Noor");
  act(() => block.update({ step1Title: "Met wie maken wij kennis?" }));
  expect(screen.getByRole("heading", { name: "Met wie maken wij kennis?" })).toBeVisible();
  expect(screen.getByLabelText(/^Voornaam/)).toHaveValue("Noor");
});

test("what follows the form's step and is mounted after it finds the step of an unfinished request", async () => {
  const draft = JSON.stringify({ version: 3, savedAt: Date.now(), step: 2, values: {} });
  const draftStorage = { read: () => draft, write: () => {}, clear: () => {} };
  mounted("quotationForm", {}, { quotation: inMemoryPorts({ draftStorage }), log });
  node = document.body.appendChild(document.createElement("div"));
  mounted("sideText", { title1: "Wie bent u?", title2: "Waar droomt u van?" });
  expect(await screen.findByText("Waar droomt u van?")).toBeInTheDocument();
});

test("a block that leaves takes everything along, and may leave twice", () => {
  const block = mounted("quotationForm");
  act(() => block.unmount());
  act(() => block.unmount());
  act(() => block.update({ brand: "x" }));
  expect(node).toBeEmptyDOMElement();
});

test("a second block in one node takes the place of the first, whose handle does nothing any more", () => {
  const first = mounted("button", { label: "Eerste" });
  mounted("button", { label: "Tweede" });
  act(() => first.update({ label: "Derde" }));
  act(() => first.unmount());
  expect(screen.getByRole("button")).toHaveAccessibleName("Tweede");
});

test("every block renders without any setting", () => {
  for (const { name } of allBlocks) mounted(name);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ["an unknown block", "ghost", {}, /There is no block ghost/],
  ["a block that fails to render", "broken", {}, /The block broken failed to render/],
])("%s shows a short sentence and logs one line", (_case, name, props, line) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  mounted(name, props);
  expect(screen.getByRole("status")).toHaveTextContent(failures.unavailable);
  expect(log.mock.calls.map(([message]) => message)).toEqual([expect.stringMatching(line)]);
  error.mockRestore();
});

test("a block that failed to render is tried again with its next settings", () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const block = mounted("broken");
  act(() => block.update({ isRepaired: true }));
  expect(node).toHaveTextContent("Weer heel");
  error.mockRestore();
});

test("a block that failed to render is tried again when the visitor asks for it", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const failing = { isOn: true };
  const flaky = defineBlock({
    name: "flaky",
    properties: {},
    view: () => {
      if (failing.isOn) throw new Error("A block broke");
      return "Weer heel";
    },
  });
  act(() => void blocks.push(createMount([flaky], "")(node, "flaky", {}, ports())));
  await userEvent.click(screen.getByRole("button", { name: failures.retry }));
  expect(screen.getByRole("status")).toHaveTextContent(failures.unavailable);
  failing.isOn = false;
  await userEvent.click(screen.getByRole("button", { name: failures.retry }));
  expect(node).toHaveTextContent("Weer heel");
  error.mockRestore();
});

test("a form that failed to render keeps its answers", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const failing = { isOn: false };
  const quotation = inMemoryPorts({
    pageTitle: {
      read() {
        if (failing.isOn) throw new Error("The form broke");
        return "Reizen";
      },
      write: () => {},
    },
  });
  const block = mounted("quotationForm", {}, { quotation, log });
  await userEvent.type(screen.getByLabelText(/^Voornaam/), "Noor");
  failing.isOn = true;
  act(() => block.update({ brand: "Andere" }));
  expect(screen.queryByLabelText(/^Voornaam/)).toBeNull();
  failing.isOn = false;
  await userEvent.click(screen.getByRole("button", { name: failures.retry }));
  expect(screen.getByLabelText(/^Voornaam/)).toHaveValue("Noor");
  error.mockRestore();
});

test("a checkbox whose link has no text shows the address", () => {
  mounted("checkbox", { label: "Akkoord", link: "/voorwaarden", linkLabel: "" });
  expect(screen.getByRole("link", { name: /^\/voorwaarden/ })).toBeVisible();
});

test("a form without its ports shows a short sentence", () => {
  mounted("quotationForm", {}, { log });
  expect(screen.getByRole("status")).toHaveTextContent(failures.unavailable);
  expect(log).toHaveBeenCalledOnce();
});

test("invalid settings are logged one by one, and the block shows its defaults", () => {
  mounted("button", { label: 7, size: "huge", color: "red" });
  expect(screen.getByRole("button", { name: "Klik hier" })).toHaveClass("btn-md");
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    'button: label: 7, expected {"format":"line"}',
    'button: size: "huge", expected {"format":"choice","choices":["Telefoon","Klein","Normaal","Groot"]}',
    "button: color: unknown property",
  ]);
});

test("an invalid setting is logged once per value, however often the block is updated", () => {
  const block = mounted("button", { variant: "rood" });
  act(() => block.update({ variant: "rood" }));
  act(() => block.update({ variant: "blauw" }));
  act(() => block.update({ variant: "rood" }));
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/"rood", expected/),
    expect.stringMatching(/"blauw", expected/),
  ]);
});

test("without a node it says what to do", () => {
  // @ts-expect-error A host in plain JavaScript may call too early.
  expect(() => mount(null, "button", {}, ports())).toThrow("call mount once its element is on the page");
});
