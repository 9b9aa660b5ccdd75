import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expectAccessible } from "../../site/e2e/axe.ts";
import { expect, shortPage, test } from "./fixtures.ts";
import { journey } from "../../site/e2e/tags.ts";

const media = resolve(import.meta.dirname, "../../../force-app/main/default/staticresources/travelMedia");

test(
  "a picture of this computer is added to the site, under a name and an ending of its own",
  journey,
  async ({ builder }) => {
    const { page, org, canvas } = builder;
    const buffer = await readFile(resolve(media, "lagoon-640.webp"));
    await builder.open(shortPage.view);
    await builder.choose(/Openingsbeeld/);
    await page.getByRole("button", { name: "Kies een foto" }).click();
    const upload = page.getByLabel("Foto van deze computer toevoegen");
    // The browser says that it is a PNG.
    await upload.setInputFiles({ name: "Mijn lagune.PNG", mimeType: "image/png", buffer });
    const address = "/sfsites/c/resource/travelMedia/uploads/mijn-lagune.webp";
    await expect(page.getByLabel("Foto op een computer", { exact: true })).toHaveValue(address);
    await expect(page.getByText("Toegevoegd: mijn-lagune.webp.")).toBeVisible();
    await expect(page.getByRole("button", { name: "mijn-lagune.webp" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.locator(`[src*="mijn-lagune"], [srcset*="mijn-lagune"]`).first()).toBeAttached();
    await expectAccessible(page, "the picture field");
    const picture = await page.request.get(org.url + address);
    expect(picture.headers()["content-type"]).toBe("image/webp");
    expect((await picture.body()).equals(buffer)).toBe(true);
    await upload.setInputFiles({ name: "mijn-lagune.webp", mimeType: "image/webp", buffer });
    await expect(page.getByLabel("Foto op een computer", { exact: true })).toHaveValue(
      address.replace("lagune", "lagune-2"),
    );
    await builder.save();
    expect(await builder.read(shortPage.file)).toContain("uploads/mijn-lagune-2.webp");
  },
);

test("what is not a picture, or too large, is explained and not added", async ({ builder }) => {
  const { page } = builder;
  await builder.open(shortPage.view);
  await builder.choose(/Openingsbeeld/);
  await page.getByRole("button", { name: "Kies een foto" }).click();
  const upload = page.getByLabel("Foto van deze computer toevoegen");
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await upload.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from(script) });
  await expect(page.getByText(/Dit bestand is geen foto die u kunt toevoegen/)).toBeVisible();
  await upload.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(1_000_001) });
  await expect(page.getByText(/Deze foto is groter dan 1 MB/)).toBeVisible();
  await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
});
