// The home page, built from an empty page: by mouse, and by keyboard alone.
import { buildPage } from "./build-page.ts";
import type { BuilderActions } from "./builder-actions.ts";
import { expectCanvasEqualsSite } from "./canvas-and-site.ts";
import { expect, test, type Builder } from "./fixtures.ts";
import { keyboardActions } from "./keyboard-actions.ts";
import { mouseActions } from "./mouse-actions.ts";
import { comparable, componentOf } from "./page-plan.ts";

// About 500 actions, which a busy machine takes minutes for.
test.beforeEach(() => test.slow());

const newPage = "view/nieuwe_reis/content.json";

/** Builds the home page as another page, and compares the two files. */
async function buildHomePage(builder: Builder, actions: BuilderActions): Promise<void> {
  await actions.createPage("Nieuwe reis");
  await builder.canvas.locator(".td-theme").waitFor();
  const home = componentOf(await builder.read("view/home/content.json"));
  await buildPage(builder, actions, componentOf(await builder.read(newPage)), home);
  expect(comparable(componentOf(await builder.read(newPage)))).toEqual(comparable(home));
}

test("the home page is built from an empty page by mouse, and the site shows it as the canvas does", async ({
  builder,
}) => {
  await buildHomePage(builder, mouseActions(builder));
  await expectCanvasEqualsSite(builder, "/nieuwe-reis", "built-home");
});

test("the home page is built from an empty page by keyboard alone", async ({ builder }) => {
  await buildHomePage(builder, keyboardActions(builder));
});
