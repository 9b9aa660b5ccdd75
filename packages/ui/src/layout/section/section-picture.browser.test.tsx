import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Section } from "./Section.tsx";
import "../../style.css";

const isRequested = (picture: string): boolean =>
  performance.getEntriesByType("resource").some(({ name }) => name.endsWith(picture));

test("the picture of a section far below is fetched when the visitor comes near it", async () => {
  // The browser lists 250 requests, and other tests share the page.
  performance.clearResourceTimings();
  const { container } = render(
    <>
      <Section backgroundImageDesktop="/near.png" slots={{ col1: "Reis" }} />
      <div style={{ blockSize: "8000px" }} />
      <Section backgroundImageDesktop="/far.png" slots={{ col1: "Reis" }} />
    </>,
  );
  await vi.waitFor(() => expect(isRequested("/near.png")).toBe(true));
  expect(isRequested("/far.png")).toBe(false);
  container.querySelectorAll(".td-section")[1]?.scrollIntoView();
  await vi.waitFor(() => expect(isRequested("/far.png")).toBe(true));
});
