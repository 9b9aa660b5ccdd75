import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { windowEventNames } from "../../events/index.ts";
import { notify } from "./notify.ts";

const { requiredFieldMissing } = windowEventNames;

/**
 * What every field with a matching field id promises about the window event for a missing answer.
 *
 * @param create creates the field with this label and field id
 */
export function describeFieldError(name: string, create: (label: string, fieldId: string) => ReactElement): void {
  const mount = (): [first: HTMLElement, second: HTMLElement] => {
    render(
      <>
        {create("Eerste", "a")}
        {create("Tweede", "b")}
      </>,
    );
    return [screen.getByLabelText("Eerste"), screen.getByLabelText("Tweede")];
  };

  describe(`${name}, told of a missing answer`, () => {
    test("shows the error when the notice is for this field, and no other field does", () => {
      const [first, second] = mount();
      act(() => notify(first, requiredFieldMissing, { fieldId: "a", error: true }));
      expect(first).toHaveAttribute("aria-invalid", "true");
      expect(first).toHaveAccessibleDescription("Dit veld is verplicht");
      expect(second).not.toHaveAttribute("aria-invalid", "true");
    });

    test("clears the error when the notice says so", () => {
      const [first] = mount();
      act(() => notify(first, requiredFieldMissing, { fieldId: "a", error: true }));
      act(() => notify(first, requiredFieldMissing, { fieldId: "b", error: false }));
      expect(first).toHaveAttribute("aria-invalid", "true");
      act(() => notify(first, requiredFieldMissing, { fieldId: "a", error: false }));
      expect(first).not.toHaveAttribute("aria-invalid", "true");
    });

    test("shows the text that the notice brings", () => {
      const [first] = mount();
      act(() => notify(first, requiredFieldMissing, { fieldId: "a", error: true, errorMessage: "Vul uw naam in" }));
      expect(first).toHaveAccessibleDescription("Vul uw naam in");
    });
  });
}
