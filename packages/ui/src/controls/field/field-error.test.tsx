// What a field does with the window event for a missing answer. `hostile-details.test.tsx` shows that every control is wired to it.
import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { windowEventNames } from "../../events/index.ts";
import { notify } from "../../internal/testing/notify.ts";
import { Input } from "../input/index.ts";

const { requiredFieldMissing } = windowEventNames;

const create = (label: string, fieldId: string, error?: string): ReactElement => (
  <Input label={label} fieldId={fieldId} error={error} />
);

const mount = (): [first: HTMLElement, second: HTMLElement] => {
  render(
    <>
      {create("Eerste", "a")}
      {create("Tweede", "b")}
    </>,
  );
  return [screen.getByLabelText("Eerste"), screen.getByLabelText("Tweede")];
};

describe("notified of a missing answer", () => {
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

describe("with an error of its owner", () => {
  const mountOwned = (error: string | undefined) => {
    const { rerender } = render(create("Eerste", "a", error));
    return (next: string | undefined): void => rerender(create("Eerste", "a", next));
  };
  const field = (): HTMLElement => screen.getByLabelText("Eerste");
  const send = (error: boolean, errorMessage?: string): void =>
    act(() => notify(field(), requiredFieldMissing, { fieldId: "a", error, errorMessage }));

  test("clears it when a notice says so", () => {
    mountOwned("Dit veld is verplicht");
    send(false);
    expect(field()).not.toHaveAttribute("aria-invalid", "true");
    expect(field()).not.toHaveAccessibleDescription();
  });

  test("shows the text of a notice instead, and keeps it when the notice has none", () => {
    mountOwned("Kies een dag. Bijvoorbeeld 1 mei.");
    send(true);
    expect(field()).toHaveAccessibleDescription("Kies een dag. Bijvoorbeeld 1 mei.");
    send(true, "Eigen tekst");
    expect(field()).toHaveAccessibleDescription("Eigen tekst");
  });

  test("shows an error of a notice after the owner saw none", () => {
    mountOwned("");
    send(true);
    expect(field()).toHaveAccessibleDescription("Dit veld is verplicht");
  });

  test("shows the owner's error again when the owner changes it", () => {
    const rerender = mountOwned("Dit veld is verplicht");
    send(true, "Eigen tekst");
    rerender("Ongeldige invoer");
    expect(field()).toHaveAccessibleDescription("Ongeldige invoer");
    send(false);
    rerender("Dit veld is verplicht");
    expect(field()).toHaveAccessibleDescription("Dit veld is verplicht");
    send(true, "Eigen tekst");
    rerender(undefined);
    expect(field()).not.toHaveAttribute("aria-invalid", "true");
  });
});
