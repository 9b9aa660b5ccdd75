import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPageQuery } from "./keep-page-query.ts";

const path = location.pathname + location.search;

/** Links that a test follows: the click is cancelled, so that the test's page stays. */
function renderLink(href: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = "Verder";
  link.addEventListener("click", (event) => event.preventDefault());
  document.body.append(link);
  return link;
}

keepPageQuery(window);
beforeEach(() => history.replaceState(null, "", "/?utm_source=nieuwsbrief"));
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", path);
});

test.each(["pointerdown", "focusin", "click"])("a link that was rendered later keeps the query at %s", (event) => {
  const link = renderLink("/privacy#recht");
  link.dispatchEvent(new Event(event, { bubbles: true, composed: true }));
  expect(link.getAttribute("href")).toBe("/privacy?utm_source=nieuwsbrief#recht");
});

test("a press on what a link contains counts, in a shadow tree as well", () => {
  const host = document.createElement("div");
  document.body.append(host);
  const link = renderLink("/privacy");
  const label = document.createElement("span");
  link.replaceChildren(label);
  host.attachShadow({ mode: "open" }).append(link);
  label.click();
  expect(link.getAttribute("href")).toBe("/privacy?utm_source=nieuwsbrief");
});

test.each(["/privacy?eigen=1", "#offerte", "https://example.org/", "mailto:reizen@example.com", "https://"])(
  "a link to %s stays as it is",
  (href) => {
    const link = renderLink(href);
    link.click();
    expect(link.getAttribute("href")).toBe(href);
  },
);

test.each(["", "reizen.pdf"])("a link with the download name %j stays as it is", (name) => {
  const link = renderLink("/reizen.pdf");
  link.setAttribute("download", name);
  link.click();
  expect(link.getAttribute("href")).toBe("/reizen.pdf");
});
