import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { QuotationContainer } from "./QuotationContainer.tsx";

afterEach(() => page.viewport(1280, 800));

/** Draws the container with its message in a place of some width, and tells where the message stands. */
async function placeMessage(screenWidth: number, placeWidth: number) {
  await page.viewport(screenWidth, 800);
  render(
    <div style={{ inlineSize: placeWidth }}>
      <QuotationContainer placeholderButton="Deel uw contactgegevens" />
    </div>,
  );
  const submit = screen.getByRole("button", { name: "Deel uw contactgegevens" });
  dispatchWindowEvent(submit, windowEventNames.submissionError, {});
  const message = await screen.findByText(/^Er is een fout opgetreden/);
  const [button, box] = [submit.getBoundingClientRect(), message.getBoundingClientRect()];
  return { isBeside: box.left >= button.right, isBelow: box.top >= button.bottom, width: box.width };
}

test.each([
  [1440, 1000, true],
  [1440, 560, true],
  [1440, 320, false],
  [768, 700, false],
])("on a screen of %i px, in a place of %i px, the message can be read", async (screenWidth, placeWidth, isBeside) => {
  const message = await placeMessage(screenWidth, placeWidth);
  expect(message).toMatchObject({ isBeside, isBelow: !isBeside });
  expect(message.width).toBeGreaterThan(100);
});
