import { beforeAll, beforeEach } from "vitest";
import { userEvent } from "vitest/browser";

// Files share a page. What the tests of another file left in it would be found, and the pointer would hover over what is rendered.
beforeAll(async () => {
  document.body.replaceChildren();
  await userEvent.unhover(document.body);
});

// The Tab key starts at the place that had focus or was pressed last, also after that element was removed.
beforeEach(() => {
  const { body } = document;
  body.tabIndex = -1;
  body.focus();
  body.blur();
  body.removeAttribute("tabindex");
});
