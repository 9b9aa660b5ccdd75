import { beforeEach, expect, test, vi } from "vitest";
import { onDestinationLink } from "./destination-links.ts";

const listener = vi.fn<(destination: string) => boolean>(() => true);

beforeEach(() => {
  listener.mockClear();
  document.body.replaceChildren();
});

/** Clicks an element of a page, or of a shadow tree on it. @returns whether the browser would open its address */
function click(
  html: string,
  options: MouseEventInit = {},
  root: (host: HTMLElement) => ParentNode = (host) => host,
): boolean {
  const host = document.body.appendChild(document.createElement("div"));
  const parent = root(host);
  const part = document.createRange().createContextualFragment(html);
  parent.append(part);
  let wasPrevented = true;
  // The test's own page must stay.
  window.addEventListener(
    "click",
    (event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  const stop = onDestinationLink(window, listener);
  parent
    .querySelector("a, button")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...options }));
  stop();
  return !wasPrevented;
}

const { pathname: page, search } = location;
const link = `<a href="${page}?bestemming=Peru#offerte"><b>Peru</b></a>`;
const chooser = `<form action="${page}#offerte"><select name="bestemming"><option>Japan</option></select><button>Ga</button></form>`;

test.each([
  ["a link", link, "Peru"],
  ["the button of a form", chooser, "Japan"],
])("%s to this page with a destination is not followed, also in a shadow tree", (_name, html, destination) => {
  expect(click(html)).toBe(false);
  expect(click(html, {}, (host) => host.attachShadow({ mode: "open" }))).toBe(false);
  expect(listener.mock.calls).toEqual([[destination], [destination]]);
});

test.each<[string, string, MouseEventInit?]>([
  ["to another page", '<a href="/elders?bestemming=Peru">Peru</a>'],
  ["to another site", `<a href="https://example.com${page}?bestemming=Peru">Peru</a>`],
  ["without a destination", `<a href="${page}#offerte">Offerte</a>`],
  ["to a part of this page", '<a href="#offerte">Offerte</a>'],
  ["without an address at all", "<a>Offerte</a>"],
  ["that submits nothing", chooser.replace("<button", '<button type="button"')],
  ["with a modifier key", link, { ctrlKey: true }],
  ["that opens a tab", link.replace("<a", '<a target="_blank"')],
  ["of a form that posts", chooser.replace("<form", '<form method="post"')],
  ["without an address", "<button>Menu</button>"],
])("a link or a button %s stays what it is", (_name, html, options) => {
  history.replaceState(null, "", `${page}?bestemming=Noorwegen`);
  expect(click(html, options)).toBe(true);
  history.replaceState(null, "", page + search);
  expect(listener).not.toHaveBeenCalled();
});

test("a destination that the form does not use is a link", () => {
  listener.mockReturnValueOnce(false);
  expect(click(link)).toBe(true);
});
