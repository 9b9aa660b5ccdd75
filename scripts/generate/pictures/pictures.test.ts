import { expect, test } from "vitest";
import { fileSrcSet } from "../../../packages/ui/src/media/image/src-set.ts";
import { existingFiles, listPictures, pictureFiles, sizeOf, sourceWidths } from "./picture-files.ts";

const resources = existingFiles();
const files = [...resources.values()].flat();

test("every file of every picture is in a static resource, and no other", async () => {
  const wanted = await Promise.all(listPictures().map(pictureFiles));
  expect(files.toSorted()).toEqual(
    wanted
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test.each(
  [...resources].flatMap(([, names]) => names.filter((name) => name.includes("@")).map((name) => ({ name, names }))),
)("the files of $name are beside it, where pages look for them", ({ name, names }) => {
  const candidates = fileSrcSet(`/${name}`).flatMap(({ srcSet }) => srcSet.split(", "));
  expect(candidates.length).toBeGreaterThan(2);
  for (const candidate of candidates) expect(names).toContain(candidate.replace(/^\/(\S+) .*$/, "$1"));
});

test.each(listPictures())("%s has a size that its largest file needs", async (name) => {
  const { width, height } = await sizeOf(name);
  expect(sourceWidths).toContain(width);
  expect(width / height).toBe(1.5);
});
