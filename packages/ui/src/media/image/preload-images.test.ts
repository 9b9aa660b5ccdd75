import { expect, test } from "vitest";
import { ImagePreloadError, preloadImages } from "./preload-images.ts";

const requests = [
  { provider: "hero", url: "/a.jpg" },
  { provider: "verhalen", url: "/b.jpg" },
  { provider: "kaarten", url: "/c.jpg" },
];

test("loads every picture, also when others fail, and reports all failures at once", async () => {
  const loaded: string[] = [];
  const preloading = preloadImages(requests, async (url) => {
    if (url !== "/c.jpg") throw url === "/a.jpg" ? new Error("broken") : "lost";
    loaded.push(url);
  });
  await expect(preloading).rejects.toThrow(ImagePreloadError);
  await expect(preloading).rejects.toMatchObject({
    name: "ImagePreloadError",
    message: expect.stringContaining("2 pictures could not be loaded"),
    failures: [
      { provider: "hero", reason: "broken", url: "/a.jpg" },
      { provider: "verhalen", reason: "lost", url: "/b.jpg" },
    ],
  });
  expect(loaded).toEqual(["/c.jpg"]);
});

test("says nothing when all went well", async () => {
  await expect(preloadImages(requests, async () => undefined)).resolves.toBeUndefined();
  await expect(preloadImages([], () => Promise.reject(new Error("never called")))).resolves.toBeUndefined();
});

test("takes a loader that throws at once for one that fails", async () => {
  const thrower = (): never => {
    throw new Error("at once");
  };
  await expect(preloadImages(requests, thrower)).rejects.toMatchObject({ failures: { length: 3 } });
});
