import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { maxPictureBytes } from "../../contract/endpoints.ts";
import { pictureTypeOf } from "./picture-type.ts";
import { addPicture, baseName, listPictures } from "./pictures.ts";

const media = resolve(import.meta.dirname, "../../../../../force-app/main/default/staticresources/travelMedia");
const webp = readFileSync(join(media, "hero-640.webp"));
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(20), Buffer.from([0xff, 0xd9])]);
const avif = Buffer.from("\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf more", "latin1");

test.each([
  ["png", png],
  ["jpg", jpeg],
  ["webp", webp],
  ["avif", avif],
])("finds %s in the bytes", (type, bytes) => expect(pictureTypeOf(bytes)).toBe(type));

test.each([
  ["an empty file", Buffer.alloc(0)],
  ["a page", Buffer.from("<!doctype html><title>a</title><p>text that is long enough</p>")],
  ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(40)])],
  ["a gif", Buffer.from("GIF89a and twenty more bytes")],
  ["a png that was cut off", png.subarray(0, 40)],
  ["a jpg that was cut off", jpeg.subarray(0, 20)],
  ["a webp that was cut off", webp.subarray(0, 400)],
  ["a video", Buffer.from("\0\0\0\x1cftypisom\0\0\0\0isomiso2mp41 more", "latin1")],
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>')],
])("%s is not a picture", (_name, bytes) => expect(pictureTypeOf(bytes)).toBeUndefined());

function emptySite(): string {
  const forceApp = temporaryFolder();
  mkdirSync(join(forceApp, "staticresources/travelMedia"), { recursive: true });
  return forceApp;
}

test("a picture gets a name of its own, with the ending of its bytes, and is listed", () => {
  const forceApp = emptySite();
  const names = ["Foto van Lofoten (2).JPG", "foto-van-lofoten-2.webp", "../../../évasion", "…"];
  const addresses = [];
  for (const name of names) addresses.push(addPicture(forceApp, name, webp));
  const base = "/sfsites/c/resource/travelMedia/uploads/";
  expect(addresses).toEqual([
    `${base}foto-van-lofoten-2.webp`,
    `${base}foto-van-lofoten-2-2.webp`,
    `${base}evasion.webp`,
    `${base}foto.webp`,
  ]);
  expect(listPictures(forceApp)).toEqual(addresses.toSorted());
  expect(readFileSync(join(forceApp, "staticresources/travelMedia/uploads/foto.webp")).equals(webp)).toBe(true);
  expect(baseName("a".repeat(200))).toHaveLength(60);
});

test("a file that is no picture, or too large, is rejected with a sentence, and nothing is written", () => {
  const forceApp = emptySite();
  expect(() => addPicture(forceApp, "a.png", Buffer.from("no picture, but a text"))).toThrow("geen foto");
  expect(() => addPicture(forceApp, "a.webp", Buffer.alloc(maxPictureBytes + 1))).toThrow("groter dan 1 MB");
  writeFileSync(join(forceApp, "staticresources/travelMedia/large.png"), Buffer.alloc(4_999_999));
  expect(() => addPicture(forceApp, "a.webp", webp)).toThrow("groter dan 5 MB");
  expect(listPictures(forceApp)).toEqual(["/sfsites/c/resource/travelMedia/large.png"]);
});
