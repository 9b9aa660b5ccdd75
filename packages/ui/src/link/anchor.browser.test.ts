import { afterEach, expect, test } from "vitest";
import { watchAnchor } from "./anchor.ts";

const path = location.pathname + location.search;

/** Opens an address on a page that is taller than its window. */
function open(hash: string): void {
  history.replaceState(null, "", `/${hash}`);
  const filler = document.createElement("div");
  filler.style.blockSize = "5000px";
  document.body.append(filler);
}

function render(id: string, root: ParentNode = document.body): void {
  const block = document.createElement("section");
  block.id = id;
  block.textContent = id;
  root.append(block);
}

afterEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
  history.replaceState(null, "", path);
});

test("an anchor that is rendered after loading is scrolled into view, once", () => {
  open("#uw%20offerte");
  const scrollToAnchor = watchAnchor(window);
  scrollToAnchor();
  expect(scrollY).toBe(0);
  render("uw offerte");
  scrollToAnchor();
  expect(scrollY).toBeGreaterThan(1000);
  scrollTo(0, 0);
  scrollToAnchor();
  expect(scrollY).toBe(0);
});

test("an anchor in a shadow tree is found in the element that was rendered", () => {
  open("#offerte");
  const scrollToAnchor = watchAnchor(window);
  const host = document.createElement("div");
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  render("offerte", root);
  scrollToAnchor(root);
  expect(scrollY).toBeGreaterThan(1000);
});

test("the browser's own landing is left alone", () => {
  open("#offerte");
  render("offerte");
  const scrollToAnchor = watchAnchor(window);
  scrollToAnchor();
  expect(scrollY).toBe(0);
});

test.each(["", "#", "#%", "#niets"])("an address with the hash %j scrolls nowhere", (hash) => {
  open(hash);
  const scrollToAnchor = watchAnchor(window);
  render("offerte");
  scrollToAnchor();
  expect(scrollY).toBe(0);
});

test("a visitor who has scrolled stays", () => {
  open("#offerte");
  const scrollToAnchor = watchAnchor(window);
  scrollTo(0, 300);
  render("offerte");
  scrollToAnchor();
  scrollTo(0, 0);
  scrollToAnchor();
  expect(scrollY).toBe(0);
});
