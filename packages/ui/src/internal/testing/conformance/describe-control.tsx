import { act } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { createControl, subjectLabel } from "./create-control.ts";
import type { Host } from "./host.ts";
import { shownAnswer } from "./native-answer.ts";
import { controlIn, descriptionOf, nameOf, stage } from "./stage.ts";
import type { ControlElement, ControlSubject, ControlSubjectProps } from "./subject.ts";

/** Renders a control in a form, with the given props besides its label. */
type Put = (props?: Partial<ControlSubjectProps>) => Promise<{ control: ControlElement; form: HTMLFormElement }>;

/** What every control promises, in any host. */
export function describeControl(subject: ControlSubject, host: Host): void {
  const put: Put = async (props) => {
    const { container } = await stage(host, <form>{createControl(subject, props)}</form>);
    const control = controlIn(container);
    if (!control.form) throw new Error("The control does not belong to the form around it.");
    return { control, form: control.form };
  };
  describeWiring(subject, put);
  describeError(put);
  describeAnswer(subject, put);
}

function describeWiring({ hintless = false }: ControlSubject, put: Put): void {
  describe("as any control", () => {
    test("takes its name from the label, without the asterisk", async () => {
      const { control, form } = await put({ required: true });
      expect(nameOf(control)).toBe(subjectLabel);
      expect(control.required).toBe(true);
      expect(form.querySelector(".td-field__asterisk")).toBeInTheDocument();
      expect(form).not.toHaveTextContent("*");
    });

    test("is not marked as required unless it is", async () => {
      const { form } = await put();
      expect(form.querySelector(".td-field__asterisk")).toBeNull();
    });

    test("uses the field id as its element id, and one of its own without it", async () => {
      expect((await put({ fieldId: "proef" })).control).toHaveAttribute("id", "proef");
      expect((await put()).control.id).not.toBe("");
    });

    test("is disabled by the browser itself", async () => {
      expect((await put({ disabled: true })).control.matches(":disabled")).toBe(true);
    });

    test.skipIf(hintless)("has its hint read out", async () => {
      const { control } = await put({ hint: "Zoals in uw paspoort." });
      expect(descriptionOf(control)).toBe("Zoals in uw paspoort.");
    });
  });
}

function describeError(put: Put): void {
  describe("its error", () => {
    test("is not there until something is wrong", async () => {
      const { control } = await put();
      expect(control).not.toHaveAttribute("aria-invalid", "true");
      expect(descriptionOf(control)).toBe("");
    });

    test("is the owner's, shown and read out", async () => {
      const { control } = await put({ error: "Kies een dag" });
      expect(control).toHaveAttribute("aria-invalid", "true");
      expect(descriptionOf(control)).toBe("Kies een dag");
    });
  });
}

function describeAnswer({ first, second, shown = first, reason = "type", change }: ControlSubject, put: Put): void {
  describe("its answer", () => {
    test.each([
      ["under its name", { disabled: false }, first],
      ["not at all while disabled", { disabled: true }, null],
    ])("is sent %s", async (_how, props, sent) => {
      const { form } = await put({ name: "proef", ...props });
      expect(new FormData(form).get("proef")).toBe(sent);
    });

    test.each([
      ["kept and reported when the control holds the value", "control", second],
      ["reported and not applied when the owner holds the value", "owner", shown],
    ] as const)("is %s", async (_what, valueSource, shownAfter) => {
      const onAnswer = vi.fn<ControlSubjectProps["onAnswer"]>();
      const { control } = await put({ valueSource, onAnswer });
      expect(shownAnswer(control)).toBe(shown);
      act(() => change(control));
      expect(onAnswer.mock.lastCall).toMatchObject([second, { reason }]);
      expect(shownAnswer(control)).toBe(shownAfter);
    });
  });
}
