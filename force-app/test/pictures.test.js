import Image from "c/tdImage";
import Section from "c/tdSection";
import { getContents } from "experience/cmsDeliveryApi";
import { loadScript } from "lightning/platformResourceLoader";
import { createElement } from "lwc";

const settle = () => new Promise((next) => setTimeout(next));
const zee = { contentKey: "MCZEE", contentBody: { altText: "De zee", url: "/cms/zee" } };
const contents = new Map([["MCZEE", { altText: "De zee", url: "/cms/zee" }]]);

// A page loads the script once, so all blocks of this file get the same one.
const mounted = { update: jest.fn(), unmount: jest.fn() };
const mount = jest.fn(() => mounted);
window.TravelDesign = { contract: 3, eventNames: [], mount };

function place(tag, is, properties) {
  const element = Object.assign(createElement(tag, { is }), properties);
  document.body.append(element);
  return element;
}

beforeEach(() => loadScript.mockResolvedValue());

afterEach(() => {
  document.body.replaceChildren();
  jest.clearAllMocks();
});

it("requests the pictures of a block from the content store, and updates the block with them", async () => {
  place("c-td-image", Image, { imageInfo: "MCZEE", altText: "Niet-deze-sleutel" });
  await settle();
  expect(getContents.getLastConfig()).toEqual({
    channelOrSiteId: "0DM000000000001AAA",
    contentKeys: ["MCZEE"],
    includeContentBody: true,
  });
  expect(mount.mock.calls[0][3].images).toMatchObject({ basePath: "/reizen" });
  expect(mount.mock.calls[0][3].images.contents).toBeUndefined();
  getContents.emit({ data: { contents: [zee] } });
  expect(mounted.update.mock.lastCall[0]).toMatchObject({ imageInfo: "MCZEE" });
  expect(mounted.update.mock.lastCall[1].images).toMatchObject({ basePath: "/reizen", contents });
});

it("mounts a block with contents that arrived before the script", async () => {
  place("c-td-image", Image, { imageInfo: "MCZEE" });
  getContents.emit({ data: { contents: [zee] } });
  await settle();
  expect(mount.mock.calls[0][3].images.contents).toEqual(contents);
});

it("falls back to the address of each picture if the content store cannot be read", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  place("c-td-image", Image, { imageInfo: "MCZEE" });
  await settle();
  getContents.emit({ error: { body: { message: "No access" } } });
  expect(mounted.update.mock.lastCall[1].images.contents).toEqual(new Map());
  expect(log.mock.calls).toEqual([[expect.stringMatching(/content store cannot be read.* No access$/)]]);
  log.mockRestore();
});

it.each([
  ["React", () => place("c-td-image", Image, { imageInfoPath: "/zee.webp" })],
  ["a template", () => place("c-td-section", Section, { backgroundImageDesktopPath: "/zee.webp" })],
])("a block of %s without pictures of the content store requests nothing", async (_case, create) => {
  create();
  await settle();
  expect(getContents.getLastConfig()).not.toHaveProperty("channelOrSiteId", expect.anything());
});

it("a section shows the address and text of the content store", async () => {
  const element = place("c-td-section", Section, { backgroundImageDesktop: "MCZEE" });
  expect(element.querySelector("[role=img]")).toBeNull();
  getContents.emit({ data: { contents: [zee] } });
  await settle();
  expect(element.querySelector("[role=img]").getAttribute("aria-label")).toBe("De zee");
  expect(element.innerHTML).toContain("/reizen/sfsites/c/cms/zee");
});
