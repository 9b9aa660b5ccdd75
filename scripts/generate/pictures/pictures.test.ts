import { expect, test } from "vitest";
import { fileSrcSet } from "../../../packages/ui/src/media/image/src-set.ts";
import { existingFiles, listPictures, pictureFiles, resourceFor, sizeOf, sourceWidths } from "./picture-files.ts";

const resources = [...existingFiles()].map(([resource, files]) => [resource, files.map(({ name }) => name)] as const);
const files = resources.flatMap(([, names]) => names);

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
  resources.flatMap(([, names]) => names.filter((name) => name.includes("@")).map((name) => ({ name, names }))),
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

const mega = (name: string, megabytes: number) => ({ name, bytes: megabytes * 1_000_000 });

test.each([
  ["new", 0.2, { travelPictures: [mega("a@2880.jpg", 4.9)] }, "travelPictures2"],
  [
    "a",
    0.2,
    { travelPictures: [mega("b@2880.jpg", 1)], travelPictures2: [mega("a@2880.jpg", 0.1)] },
    "travelPictures2",
  ],
  ["a", 0.2, { travelPictures: [mega("a@2880.jpg", 0.2), mega("b@2880.jpg", 4.7)] }, "travelPictures"],
])("the files of %s, %d MB, stay where they are, or go where there is room", (name, size, existing, resource) => {
  expect(resourceFor(name, [mega(`${name}@2880.jpg`, size)], new Map(Object.entries(existing)))).toBe(resource);
});

test("a picture that has become too large for its static resource is an error, because pages contain its address", () => {
  const existing = new Map([["travelPictures", [mega("a@2880.jpg", 0.1), mega("b@2880.jpg", 4.8)]]]);
  expect(() => resourceFor("a", [mega("a@2880.jpg", 0.3)], existing)).toThrow(
    "a has become too large for travelPictures",
  );
});
