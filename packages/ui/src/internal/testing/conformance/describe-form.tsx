import { act } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { createControl } from "./create-control.ts";
import type { Host } from "./host.ts";
import { shownAnswer } from "./native-answer.ts";
import { controlIn, describedElement, descriptionOf, stage } from "./stage.ts";
import type { ControlSubject, ControlSubjectProps } from "./subject.ts";

function formIn(container: Element): HTMLFormElement {
  const form = container.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return form;
}

/** What every control does in a native form, in any host. */
export function describeForm(subject: ControlSubject, host: Host): void {
  const { first, second, shown = first, change } = subject;
  const put = async (
    props: Partial<ControlSubjectProps> = {},
    onReset?: (event: { preventDefault(): void }) => void,
  ) => {
    const inForm = (own: Partial<ControlSubjectProps>) => (
      <form onReset={onReset}>
        {createControl(subject, own)}
        <button type="reset">Wissen</button>
      </form>
    );
    const { container, rerender } = await stage(host, inForm(props));
    const control = controlIn(container);
    const form = formIn(container);
    return { control, form, rerender: (next: Partial<ControlSubjectProps>) => rerender(inForm(next)) };
  };
  const answers = () => vi.fn<(answer: string) => void>();

  describe("in a form", () => {
    test.each([
      ["a script", (form: HTMLFormElement) => form.reset()],
      ["a button", (form: HTMLFormElement) => form.querySelector<HTMLElement>("[type=reset]")?.click()],
    ])("returns to its initial answer after a reset by %s, and reports it", async (_by, reset) => {
      const onAnswer = answers();
      const { control, form } = await put({ onAnswer });
      act(() => change(control));
      act(() => reset(form));
      await expect.poll(() => onAnswer.mock.lastCall?.[0]).toBe(first);
      expect(onAnswer).toHaveBeenCalledTimes(2);
      await expect.poll(() => shownAnswer(control)).toBe(shown);
      act(() => change(control));
      expect(onAnswer.mock.lastCall?.[0]).toBe(second);
    });

    test("shows its owner's answer after a reset that its owner ignores", async () => {
      const { control, form } = await put({ valueSource: "owner" });
      act(() => change(control));
      act(() => form.reset());
      await expect.poll(() => shownAnswer(control)).toBe(shown);
    });

    test("keeps its answer when the reset is canceled", async () => {
      const onAnswer = answers();
      const { control, form } = await put({ onAnswer }, (event) => event.preventDefault());
      act(() => change(control));
      act(() => form.reset());
      await act(() => new Promise((resolve) => void setTimeout(resolve)));
      expect(onAnswer).toHaveBeenCalledOnce();
    });

    test("must be filled in if required, also for native validation", async () => {
      const { control, form, rerender } = await put({ valueSource: "empty", required: true });
      expect(form.checkValidity()).toBe(false);
      expect(control.validity.valueMissing).toBe(true);
      rerender({ valueSource: "empty", required: false });
      expect(form.checkValidity()).toBe(true);
    });

    test("may be left empty by default", async () => {
      const { form } = await put({ valueSource: "empty" });
      expect(form.checkValidity()).toBe(true);
    });

    test("is invalid for native validation while it has an error, until its answer changes", async () => {
      const { control, rerender } = await put({ error: "Kies een dag" });
      expect(control.validationMessage).toBe("Kies een dag");
      rerender({ error: "" });
      expect(control.validity.valid).toBe(true);
      rerender({ error: "Kies een dag" });
      act(() => change(control));
      expect(control.validity.customError).toBe(false);
      expect(describedElement(control)).toHaveAttribute("aria-invalid", "true");
    });

    test("is invalid while its owner's rule says so, and says why once the form is checked, until its value changes", async () => {
      const validate = (value: unknown) => (value === first || value === true ? "Kies iets anders" : undefined);
      const { control, form, rerender } = await put({ validate });
      expect(describedElement(control)).not.toHaveAttribute("aria-invalid", "true");
      act(() => void form.reportValidity());
      expect(control.validationMessage).toBe("Kies iets anders");
      expect(describedElement(control)).toHaveAttribute("aria-invalid", "true");
      expect(descriptionOf(control)).toBe("Kies iets anders");
      rerender({ validate, error: "Al geboekt" });
      expect([control.validationMessage, descriptionOf(control)]).toEqual(["Al geboekt", "Al geboekt"]);
      rerender({ validate });
      expect(control.validationMessage).toBe("Kies iets anders");
      act(() => change(control));
      expect(form.checkValidity()).toBe(true);
      expect(describedElement(control)).not.toHaveAttribute("aria-invalid", "true");
      expect(descriptionOf(control)).toBe("");
    });

    test("no longer has a reported problem after a reset, or once its owner's rule permits the value", async () => {
      const reject = () => "Kies iets anders";
      const { control, form, rerender } = await put({ validate: reject });
      const report = () => act(() => void form.reportValidity());
      report();
      expect(descriptionOf(control)).toBe("Kies iets anders");
      rerender({ validate: () => undefined });
      expect([control.validationMessage, descriptionOf(control)]).toEqual(["", ""]);
      rerender({ validate: reject });
      report();
      expect(descriptionOf(control)).toBe("Kies iets anders");
      act(() => form.reset());
      await expect.poll(() => descriptionOf(control)).toBe("");
    });

    test("submits its answer with the form that its attribute names", async () => {
      const { container } = await stage(
        host,
        <>
          <form id="ander" />
          <form aria-label="Eromheen">{createControl(subject, { form: "ander", name: "proef" })}</form>
        </>,
      );
      const [other, around] = [...container.querySelectorAll("form")].map((form) => new FormData(form).get("proef"));
      expect(other).toBe(first);
      expect(around).toBeNull();
    });

    test("is submitted and cannot be changed while it is read-only", async () => {
      const { control, form } = await put({ readOnly: true, name: "proef" });
      const isNative = "readOnly" in control && control.type !== "checkbox" && control.type !== "radio";
      expect(isNative ? control.readOnly : describedElement(control).getAttribute("aria-readonly") === "true").toBe(
        true,
      );
      const choices = control instanceof HTMLSelectElement ? [...control.options] : [];
      expect(choices.filter((option) => !option.disabled && option.value !== first)).toEqual([]);
      if (!isNative && control.type !== "select-one") act(() => change(control));
      expect(new FormData(form).get("proef")).toBe(first);
    });
  });
}
