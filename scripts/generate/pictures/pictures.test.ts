import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fileSrcSet } from "../../../packages/ui/src/media/image/src-set.ts";
import { listPictures, maxResourceBytes, pictureFiles, pictureFolder, sourceFolder } from "./picture-files.ts";

const files = readdirSync(pictureFolder);

test("the static resource has every file of every picture, no other, and is not too large", () => {
  expect(files.toSorted()).toEqual(
    listPictures()
      .flatMap((name) => pictureFiles(name).map((file) => file.name))
      .toSorted(),
  );
  expect(files.reduce((sum, file) => sum + statSync(join(pictureFolder, file)).size, 0)).toBeLessThan(maxResourceBytes);
});

test.each(files.filter((file) => file.includes("@")))("the pages find the files of %s", (file) => {
  const candidates = fileSrcSet(`/${file}`).flatMap(({ srcSet }) => srcSet.split(", "));
  expect(candidates.length).toBeGreaterThan(2);
  for (const candidate of candidates) expect(files).toContain(candidate.replace(/^\/(\S+) .*$/, "$1"));
});

test.each(listPictures())("%s is as large as the largest screen needs", async (name) => {
  // As bytes: the page builder, which may be tested in the same process, forbids to open files.
  expect(await sharp(readFileSync(join(sourceFolder, `${name}.webp`))).metadata()).toMatchObject({
    width: 2880,
    height: 1920,
  });
});
