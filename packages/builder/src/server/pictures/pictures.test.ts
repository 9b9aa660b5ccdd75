import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { platformSection } from "@travel-design/blocks/internal";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { maxPictureBytes } from "../../contract/endpoints.ts";
import { openDrafts } from "../drafts.ts";
import { SiteStore } from "../store/site-store.ts";
import { checkPicture } from "./check-picture.ts";
import { addPicture, baseName, checkRoom, deletePicture, listPictures, readPictures } from "./pictures.ts";

const forceApp = resolve(import.meta.dirname, "../../../../../force-app/main/default");
const site = "digitalExperiences/site/Travel_Design1";
const media = "staticresources/travelMedia";
const pixels = { create: { width: 8, height: 8, channels: 3, background: "#0f4c4a" } } as const;
const png = await sharp(pixels).png().toBuffer();
const jpeg = await sharp(pixels).jpeg().toBuffer();
const large = {
  create: { ...pixels.create, width: 640, height: 400, noise: { type: "gaussian", mean: 128, sigma: 30 } },
} as const;
const webp = await sharp(large).webp().toBuffer();
const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" } };

test.each([
  ["png", png],
  ["jpg", jpeg],
  ["webp", webp],
  ["avif", await sharp(pixels).avif().toBuffer()],
])("finds %s in the bytes", async (ending, bytes) => expect(await checkPicture(bytes)).toBe(ending));

/** A picture that says it has this many pixels in each direction. */
function bomb(side: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

test.each([
  ["an empty file", Buffer.alloc(0), "geen foto"],
  ["a page", Buffer.from("<!doctype html><title>a</title><p>text that is long enough</p>"), "geen foto"],
  ["a gif", await sharp(pixels).gif().toBuffer(), "geen foto"],
  ["a tiff", await sharp(pixels).tiff().toBuffer(), "geen foto"],
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'), "geen foto"],
  ["a png that was cut off", png.subarray(0, 40), "geen foto"],
  ["a jpg that was cut off", jpeg.subarray(0, jpeg.length - 40), "geen foto"],
  ["a webp that was cut off", webp.subarray(0, 400), "geen foto"],
  [
    "the beginning of a png, and nothing",
    Buffer.concat([png.subarray(0, 8), Buffer.from("IEND\xae\x42\x60\x82", "latin1")]),
    "geen foto",
  ],
  ["30,000 by 30,000 pixels", bomb(30_000), /te veel beeldpunten|geen foto/],
  [
    "a picture that says where it was taken",
    await sharp(pixels).withExif(place).jpeg().toBuffer(),
    "gegevens van de camera",
  ],
])("%s is explained and not added", async (_what, bytes, sentence) => {
  await expect(checkPicture(bytes)).rejects.toThrow(sentence);
});

function openStore(): SiteStore {
  const folder = temporaryFolder();
  cpSync(join(forceApp, site), join(folder, site), { recursive: true });
  mkdirSync(join(folder, media), { recursive: true });
  return new SiteStore({ forceApp: folder, historyFolder: temporaryFolder() });
}
const base = "/sfsites/c/resource/travelMedia/uploads/";

test("a picture gets a name of its own, with the ending of its bytes, and is listed", async () => {
  const store = openStore();
  const names = ["Foto van Lofoten (2).JPG", "foto-van-lofoten-2.webp", "../../../évasion", "…", "con.png"];
  const addresses = await Promise.all(names.map((name) => addPicture(store, name, webp)));
  expect(addresses.toSorted()).toEqual(
    ["evasion", "foto-con", "foto-van-lofoten-2-2", "foto-van-lofoten-2", "foto"].map((name) => `${base}${name}.webp`),
  );
  expect(listPictures(store.forceApp)).toEqual(addresses.toSorted());
  expect(readFileSync(join(store.forceApp, media, "uploads/foto.webp")).equals(webp)).toBe(true);
  expect(baseName("a".repeat(200))).toHaveLength(60);
});

test("the pictures of the site are listed once, without the files in other sizes", () => {
  const listed = listPictures(forceApp);
  expect(listed).toContain("/sfsites/c/resource/travelPictures/fjord@2880.jpg");
  expect(listed).toContain("/sfsites/c/resource/travelMedia/logo.svg");
  expect(listed.filter((address) => address.endsWith(".avif"))).toEqual([]);
});

test("the pictures of the site have a size, and a drawing has none of its own", async () => {
  const { pictures, resources } = await readPictures(
    new SiteStore({ forceApp, historyFolder: temporaryFolder() }),
    openDrafts(temporaryFolder()),
    temporaryFolder(),
  );
  const named = (name: string) => pictures.find(({ address }) => address.endsWith(name));
  const fjord = named("fjord@2880.jpg");
  expect(fjord?.isAdded).toBe(false);
  expect(fjord?.width).toBeGreaterThan(1000);
  expect(fjord?.usedBy).not.toEqual([]);
  expect(named("logo.svg")?.width).toBeUndefined();
  expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(["travelPictures", "travelMedia"]));
  for (const { share } of resources) expect(share).toBeLessThan(1);
});

test("a picture that is too large is explained, and nothing is written", async () => {
  const store = openStore();
  await expect(addPicture(store, "a.webp", Buffer.alloc(maxPictureBytes + 1))).rejects.toThrow("groter dan 1 MB");
  expect(readdirSync(join(store.forceApp, media))).toEqual([]);
});

/** Restores what the latest change has changed. */
function undoLast(store: SiteStore): void {
  const [last] = store.history.list(1);
  const changes = Object.fromEntries(store.history.filesOf(last?.id ?? 0).map(({ path, before }) => [path, before]));
  store.change("restore", "", () => {
    checkRoom(store.forceApp, changes);
    return changes;
  });
}

test("a picture that does not fit goes into another static resource, which can be deployed whatever is deleted and put back", async () => {
  const store = openStore();
  const first = await addPicture(store, "a.webp", webp);
  const full = join(store.forceApp, media, "uploads/full.webp");
  writeFileSync(full, Buffer.alloc(4_950_000));
  const address = await addPicture(store, "a.webp", webp);
  expect(address).toBe("/sfsites/c/resource/travelMedia2/uploads/a-2.webp");
  expect(listPictures(store.forceApp)).toEqual(expect.arrayContaining([first, address]));
  const files = (): string[] => readdirSync(join(store.forceApp, "staticresources/travelMedia2"));
  const description = join(store.forceApp, "staticresources/travelMedia2.resource-meta.xml");
  await deletePicture(store, openDrafts(temporaryFolder()), temporaryFolder(), address);
  expect([existsSync(description), files()]).toEqual([true, ["about.txt"]]);
  undoLast(store);
  expect(listPictures(store.forceApp)).toContain(address);
  await addPicture(store, "b.webp", webp);
  undoLast(store);
  expect([existsSync(description), files()]).toEqual([true, ["about.txt", "uploads"]]);
});

test("a deleted picture comes back only where there is room for it", async () => {
  const store = openStore();
  const address = await addPicture(store, "a.webp", webp);
  await deletePicture(store, openDrafts(temporaryFolder()), temporaryFolder(), address);
  mkdirSync(join(store.forceApp, media, "uploads"), { recursive: true });
  writeFileSync(join(store.forceApp, media, "uploads/full.webp"), Buffer.alloc(4_990_000));
  expect(() => undoLast(store)).toThrow("In travelMedia is voor deze foto geen plaats meer");
  expect(listPictures(store.forceApp)).not.toContain(address);
});

test("a picture that no page shows can be deleted, and put back", async () => {
  const store = openStore();
  const used = await addPicture(store, "a.webp", webp);
  const unused = await addPicture(store, "a-2.webp", png);
  const drafts = openDrafts(temporaryFolder());
  const templates = temporaryFolder();
  const home = join(store.forceApp, store.path("view", "home"));
  writeFileSync(
    home,
    readFileSync(home, "utf8")
      .replace(/\/sfsites[^"]*evening-lake@[^"]*/, used)
      .replace(/\/sfsites[^"]*lagoon[^"]*/, used),
  );
  expect((await readPictures(store, drafts, templates)).pictures).toEqual([
    { address: unused, width: 8, height: 8, bytes: png.length, isAdded: true, usedBy: [] },
    { address: used, width: 640, height: 400, bytes: webp.length, isAdded: true, usedBy: [{ title: "Home" }] },
  ]);
  await expect(deletePicture(store, drafts, templates, used)).rejects.toThrow("staat nog op Home");
  await expect(
    deletePicture(store, drafts, templates, "/sfsites/c/resource/travelPictures/hills@2880.jpg"),
  ).rejects.toThrow("zelf hebt toegevoegd");
  await drafts.write("home", "window", { text: `{"title":"Home","image":"${unused}"}`, hash: "1", base: "" });
  await expect(deletePicture(store, drafts, templates, unused)).rejects.toThrow("staat nog op Home (concept)");
  await drafts.remove("home", "window");
  await drafts.write("Weg", "window", { text: `{"title":"Weg","image":"${unused}"}`, hash: "1", base: "" });
  await expect(deletePicture(store, drafts, templates, unused)).rejects.toThrow(
    "staat nog op Weg (concept van een verwijderde pagina)",
  );
  await drafts.remove("Weg", "window");
  const template = { title: "Opening", section: { definition: platformSection.definition, image: unused } };
  writeFileSync(join(templates, "opening.json"), JSON.stringify(template));
  await expect(deletePicture(store, drafts, templates, unused)).rejects.toThrow("staat nog op Sjabloon Opening");
  rmSync(join(templates, "opening.json"));
  await deletePicture(store, drafts, templates, unused);
  expect(listPictures(store.forceApp)).toEqual([used]);
  const [deleted] = store.history.list(1);
  const [file] = store.history.filesOf(deleted?.id ?? 0);
  store.change("restore", "", () => ({ [file?.path ?? ""]: file?.before }));
  expect(readFileSync(join(store.forceApp, media, "uploads/a-2.png")).equals(png)).toBe(true);
});
