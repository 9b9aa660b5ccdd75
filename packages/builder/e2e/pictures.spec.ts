import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { expectAccessible } from "../../site/e2e/axe.ts";
import { expect, shortPage, test, waitForDraft } from "./fixtures.ts";
import { journey } from "../../site/e2e/tags.ts";

const media = resolve(import.meta.dirname, "../../../force-app/main/default/staticresources/travelPictures");

test(
  "a picture of this computer is added to the site, under a name and an ending of its own",
  journey,
  async ({ builder }) => {
    const { page, org, canvas } = builder;
    const buffer = await sharp(await readFile(resolve(media, "lagoon@2880.jpg")))
      .webp()
      .toBuffer();
    await builder.open(shortPage.view);
    await builder.choose(/Openingsbeeld/);
    await page.getByRole("button", { name: "Kies een foto" }).click();
    const upload = page.getByLabel("Foto van deze computer toevoegen");
    // The browser says that it is a PNG.
    await upload.setInputFiles({ name: "Mijn lagune.PNG", mimeType: "image/png", buffer });
    const question = page.getByLabel("Wat laat Mijn lagune.PNG zien?");
    await expect(question).toBeFocused();
    await page.keyboard.type("Een lagune bij eb");
    await expect(page.getByText("Dit was de beschrijving van de vorige foto.")).toBeHidden();
    const address = "/sfsites/c/resource/travelMedia/uploads/mijn-lagune.webp";
    await expect(page.getByLabel("Foto op een computer", { exact: true })).toHaveValue(address);
    await expect(page.getByText("Toegevoegd: mijn-lagune.webp.")).toBeVisible();
    await expect(page.getByRole("button", { name: "mijn-lagune.webp" })).toHaveAttribute("aria-pressed", "true");
    await page.getByLabel("Zoek een foto").fill("LAGUNE");
    await expect(page.locator(".org-builder-pictures__item")).toHaveCount(1);
    await page.getByLabel("Zoek een foto").fill("nergens");
    await expect(page.getByText("Geen foto's gevonden.")).toBeVisible();
    await page.getByLabel("Zoek een foto").fill("");
    await expect(canvas.locator(`[src*="mijn-lagune"], [srcset*="mijn-lagune"]`).first()).toBeAttached();
    await expectAccessible(page, "the picture field");
    const picture = await page.request.get(org.url + address);
    expect(picture.headers()["content-type"]).toBe("image/webp");
    await expect(page.getByLabel("Wat de foto laat zien")).toHaveValue("Een lagune bij eb");
    await upload.setInputFiles({ name: "mijn-lagune.webp", mimeType: "image/webp", buffer });
    const second = page.getByLabel("Wat laat mijn-lagune.webp zien?");
    await expect(second).toBeFocused();
    await expect(second).toHaveValue("Een lagune bij eb");
    await page.keyboard.type("Dezelfde lagune bij vloed");
    await page.keyboard.press("Enter");
    await expect(second).toBeHidden();
    await expect(page.getByLabel("Wat de foto laat zien")).toHaveValue("Dezelfde lagune bij vloed");
    await expect(page.getByLabel("Foto op een computer", { exact: true })).toHaveValue(
      address.replace("lagune", "lagune-2"),
    );
    await builder.save();
    expect(await builder.read(shortPage.file)).toContain("uploads/mijn-lagune-2.webp");
  },
);

/** A photo as a phone makes it: 12 megapixels on its side, with the place where it was taken. */
const phonePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();

test("a photo of a phone is turned, made smaller and freed of its place, and can be deleted where no page shows it", async ({
  builder,
}) => {
  test.slow();
  // The browser encodes up to five megapixels five times, which takes a busy processor most of a minute.
  const patience = { timeout: 120_000 };
  const { page, org } = builder;
  const buffer = await phonePhoto();
  expect(buffer.length).toBeGreaterThan(5_000_000);
  await builder.open(shortPage.view);
  await builder.choose(/Openingsbeeld/);
  await page.getByRole("button", { name: "Kies een foto" }).click();
  const upload = page.getByLabel("Foto van deze computer toevoegen");
  const isStored = waitForDraft(page, shortPage.view, patience);
  await upload.setInputFiles({ name: "IMG_0001.JPG", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("Toegevoegd: img-0001.webp.")).toBeVisible(patience);
  await isStored;
  const address = "/sfsites/c/resource/travelMedia/uploads/img-0001.webp";
  const picture = await (await page.request.get(org.url + address)).body();
  const { width = 0, height = 0, exif } = await sharp(picture).metadata();
  expect(height).toBeGreaterThan(width);
  expect(height).toBeLessThanOrEqual(2560);
  expect(exif).toBeUndefined();
  expect(picture.length).toBeLessThanOrEqual(1_000_000);

  const pictures = `${org.url}/org/builder/pictures`;
  const listed = page.getByRole("listitem").filter({ hasText: "img-0001" });
  await page.goto(pictures);
  await expect(listed).toContainText("Staat op Onze werkwijze (concept).");
  await page.goto(`${org.url}/org/builder#${shortPage.view}`);
  await page.getByRole("button", { name: "Concept weggooien" }).click();
  await builder.outline.waitFor();
  await page.goto(pictures);
  await expect(listed).toContainText("Op geen pagina.");
  await expectAccessible(page, "the page of pictures");
  await page.getByRole("button", { name: "img-0001.webp verwijderen" }).click();
  await expect(page.getByRole("status")).toContainText("img-0001.webp is verwijderd");
  expect((await page.request.get(org.url + address)).status()).toBe(404);
});

test("what is not a picture, or one of a format that this browser cannot read, is explained and not added", async ({
  builder,
}) => {
  const { page } = builder;
  await builder.open(shortPage.view);
  await builder.choose(/Openingsbeeld/);
  await page.getByRole("button", { name: "Kies een foto" }).click();
  const upload = page.getByLabel("Foto van deze computer toevoegen");
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await upload.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from(script) });
  await expect(page.getByText(/Dit bestand is geen foto die u kunt toevoegen/)).toBeVisible();
  await upload.setInputFiles({ name: "a.heic", mimeType: "image/heic", buffer: Buffer.from("ftypheic") });
  await expect(page.getByText(/kan geen HEIC-foto's lezen/)).toBeVisible();
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
});

test("a picture that is dropped on its field is added, and a file that is dropped elsewhere does not leave the editor", async ({
  builder,
}) => {
  const { page, canvas } = builder;
  const bytes = [
    ...(await sharp({ create: { width: 40, height: 30, channels: 3, background: "#345" } })
      .png()
      .toBuffer()),
  ];
  await builder.open(shortPage.view);
  await builder.choose(/Openingsbeeld/);
  const files = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(data)], "fjord.png", { type: "image/png" }));
    return transfer;
  }, bytes);
  /** Whether a drop is handled here instead of by the browser. */
  const isHandled = (selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, dataTransfer) => {
        const event = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        return ["dragover", "drop"].every((type) => !element.dispatchEvent(event(type)));
      }, files);
  for (const place of [".org-builder-toolbar", "[role=tree]", ".org-builder-editor__canvas"])
    expect(await isHandled(place), place).toBe(true);
  const isOnPage = await canvas.locator("main").evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "x.txt"));
    return !element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(isOnPage).toBe(true);
  await page.getByLabel("Foto op een computer", { exact: true }).dispatchEvent("drop", { dataTransfer: files });
  await expect(page.getByText("Toegevoegd: fjord.webp.")).toBeVisible();
  await expect(page.getByLabel("Wat laat fjord.png zien?")).toBeFocused();
});
