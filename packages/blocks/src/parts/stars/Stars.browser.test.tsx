import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Stars } from "./Stars.tsx";
import "../../../../ui/src/style.css";

/** Whether the center of each star is dark in a picture of black stars on white. */
async function darkCenters(stars: HTMLElement): Promise<boolean[]> {
  const base64 = await page.screenshot({ element: stars, save: false });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context?.drawImage(image, 0, 0);
  const { left, width } = stars.getBoundingClientRect();
  return Array.from(stars.querySelectorAll("svg"), (star) => {
    const box = star.getBoundingClientRect();
    const x = ((box.left + box.width / 2 - left) * image.width) / width;
    const [red = 255] = context?.getImageData(x, image.height / 2, 1, 1).data ?? [];
    return red < 128;
  });
}

test.each([1, 3, 5])("a rating of %d shows that many filled stars", async (rating) => {
  render(<Stars rating={rating} style={{ fontSize: "40px", color: "black", background: "white" }} />);
  const centers = await darkCenters(screen.getByRole("img"));
  expect(centers).toEqual([1, 2, 3, 4, 5].map((star) => star <= rating));
});
