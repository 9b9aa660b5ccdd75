import { expect, test } from "vitest";
import { imageLoader, preloadImages } from "./preload-images.ts";

const svg = (content: string): string => `data:image/svg+xml,${encodeURIComponent(content)}`;
const drawing = svg('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');

test("a page loads a picture, and reports a file that is not a picture", async () => {
  const load = imageLoader(document);
  await expect(preloadImages([{ provider: "hero", url: drawing }], load)).resolves.toBeUndefined();
  const failing = preloadImages(
    [
      { provider: "hero", url: drawing },
      { provider: "verhalen", url: svg("geen plaatje") },
    ],
    load,
  );
  await expect(failing).rejects.toMatchObject({ failures: [{ provider: "verhalen", reason: expect.any(String) }] });
});
