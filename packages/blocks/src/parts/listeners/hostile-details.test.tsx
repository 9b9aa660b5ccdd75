import { act, render } from "@testing-library/react";
import { windowEventNames } from "@travel-design/ui/models";
import { expect, test } from "vitest";
import { hostilePayloads, throwing } from "../../../../ui/src/internal/testing/hostile-payloads.ts";
import { SideText, SpecialistMatch, TravelerStories } from "../../views.ts";

const dispatch = (name: string, detail: unknown): void =>
  act(() => void window.dispatchEvent(new CustomEvent(name, { detail })));

test("blocks beside the form keep rendering after hostile payloads of every window event", () => {
  const { container } = render(
    <>
      <SideText title1="Waarheen?" />
      <SpecialistMatch fallbackTitle="Wie ontwerpt uw reis?" />
      <TravelerStories stories={[{ storyId: 1, rating: 5, review: "Prachtig", client: "Ada", date: "mei" }]} />
    </>,
  );
  const html = container.innerHTML;
  for (const name of Object.values(windowEventNames))
    for (const payload of [...hostilePayloads, throwing]) dispatch(name, payload);
  expect(container.innerHTML).toBe(html);
});
