import { expect, inNativeShadow, test } from "./fixture-test.ts";
import { pictureKey, pictureText } from "./fixtures.ts";

test("pictures of the content store have its address and text, in React and in a template", async ({
  page,
  openPage,
  expectedLines,
}) => {
  // One picture is missing on purpose.
  expectedLines.push(/404/);
  await openPage("pictures");
  const address = `/sfsites/c/cms/delivery/media/${pictureKey}`;
  const picture = page.locator("c-td-image").getByRole("img", { name: pictureText });
  await expect(picture).toHaveAttribute("src", address);
  expect(
    await picture.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth)),
  ).toBeGreaterThan(0);
  const background = page.locator(".td-section__background");
  await expect(background).toHaveAttribute("aria-label", pictureText);
  await expect(background.locator("div")).toHaveCSS("background-image", new RegExp(address));
});

test(
  "pictures show without texts if the content store cannot be read",
  inNativeShadow,
  async ({ page, openPage, expectedLines }) => {
    expectedLines.push(/404|503/, /content store cannot be read/);
    await page.route("**/cms/delivery/contents?*", (route) =>
      route.fulfill({ status: 503, json: [{ errorCode: "SERVER_UNAVAILABLE", message: "Try again." }] }),
    );
    await openPage("pictures");
    await expect(page.locator(`c-td-image img[src$="${pictureKey}"]`)).toHaveAttribute("alt", "");
  },
);
