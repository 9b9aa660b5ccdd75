import { act } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { nativeExpectations } from "./native-expectations.tsx";
import { mountSubject } from "./mount-subject.tsx";
import { subjectLabel, type Subject } from "./subject.ts";

/** Fails if a control does not meet the expectation. */
export type Expectation = (subject: Subject) => Promise<void> | void;

/** An expectation that is not met fails soon. */
const soon = { timeout: 1000 };

const callback = () => vi.fn<(value?: string) => void>();

/** Expectations that controls of any library should meet, by the sentence that the table shows. */
export const expectations: Readonly<Record<string, Expectation>> = {
  "Its label names it": (subject) => {
    expect(mountSubject(subject).control).toHaveAccessibleName(new RegExp(subjectLabel));
  },
  "It has the id that its owner gives": (subject) => {
    expect(mountSubject(subject, { id: "eigen" }).form.querySelector("#eigen")).not.toBeNull();
  },
  "A reference to another element is added to its name": (subject) => {
    const { control } = mountSubject(subject, { "aria-labelledby": "uitleg" });
    expect(control).toHaveAccessibleName(/Uitleg van de pagina/);
    expect(control).toHaveAccessibleName(new RegExp(subjectLabel));
  },
  "Its description is read out": (subject) => {
    const { control } = mountSubject(subject, { description: "Zoals in uw paspoort" });
    expect(control).toHaveAccessibleDescription(/Zoals in uw paspoort/);
  },
  "A reference to another element is added to its description": (subject) => {
    const { control } = mountSubject(subject, { error: "Fout", "aria-describedby": "uitleg" });
    expect(control).toHaveAccessibleDescription(/Uitleg van de pagina/);
    expect(control).toHaveAccessibleDescription(/Fout/);
  },
  "An error is read out": (subject) => {
    expect(mountSubject(subject, { error: "Kies iets" }).control).toHaveAccessibleDescription(/Kies iets/);
  },
  "An error marks it as invalid": (subject) => {
    expect(mountSubject(subject, { error: "Kies iets" }).control).toHaveAttribute("aria-invalid", "true");
    expect(mountSubject(subject).control).not.toHaveAttribute("aria-invalid", "true");
  },
  "An error fails native validation": (subject) => {
    expect(mountSubject(subject, { error: "Kies iets" }).form.checkValidity()).toBe(false);
  },
  "Required and empty fails native validation": (subject) => {
    expect(mountSubject(subject, { required: true, valueSource: "empty" }).form.checkValidity()).toBe(false);
    expect(mountSubject(subject, { valueSource: "empty" }).form.checkValidity()).toBe(true);
  },
  "Required and filled in passes native validation": async (subject) => {
    const { form, visit } = mountSubject(subject, { required: true });
    if (!subject.first) await visit();
    await expect.poll(() => form.checkValidity(), soon).toBe(true);
  },
  "It submits its initial value": (subject) => {
    expect(mountSubject(subject).submitted()).toBe(subject.first);
  },
  "It submits what a visitor enters with the keyboard": async (subject) => {
    const { submitted, visit } = mountSubject(subject);
    await visit();
    await expect.poll(submitted, soon).toBe(subject.second);
  },
  "It submits with the form that its attribute names": async (subject) => {
    const { form, submitted, visit } = mountSubject(subject, { form: "ander" });
    if (!subject.first) await visit();
    const other = form.ownerDocument.querySelector<HTMLFormElement>("#ander");
    await expect.poll(() => other && new FormData(other).get("proef"), soon).toBe(subject.first || subject.second);
    expect(submitted()).toBe("");
  },
  "Disabled, it submits nothing": (subject) => {
    expect(mountSubject(subject, { disabled: true }).submitted()).toBe("");
  },
  "Disabled, it is skipped by the Tab key": async (subject) => {
    const { form } = mountSubject(subject, { disabled: true });
    await userEvent.tab();
    expect(form.contains(form.ownerDocument.activeElement)).toBe(false);
  },
  "Disabled, it is announced as such": (subject) => {
    const { control } = mountSubject(subject, { disabled: true });
    expect(control.matches(":disabled, [aria-disabled=true]")).toBe(true);
  },
  "Read-only, it gets focus": async (subject) => {
    const { control } = mountSubject(subject, { readOnly: true });
    await userEvent.tab();
    expect(control).toHaveFocus();
  },
  "Read-only, it cannot be changed and submits its value": async (subject) => {
    const { submitted, visit } = mountSubject(subject, { readOnly: true });
    await visit();
    expect(submitted()).toBe(subject.first);
  },
  "Read-only, it is announced as such": (subject) => {
    expect(mountSubject(subject, { readOnly: true }).control.matches("[readonly], [aria-readonly=true]")).toBe(true);
  },
  "It reports a change": async (subject) => {
    const onValueChange = callback();
    await mountSubject(subject, { onValueChange }).visit();
    await expect.poll(() => onValueChange.mock.lastCall?.[0], soon).toBe(subject.second);
  },
  "It keeps the value of an owner that ignores a change": async (subject) => {
    const { submitted, visit } = mountSubject(subject, { valueSource: "owner" });
    await visit();
    await userEvent.tab();
    await expect.poll(submitted, soon).toBe(subject.first);
  },
  "A reset of the form restores its initial value": async (subject) => {
    const { form, submitted, visit } = mountSubject(subject);
    await visit();
    await expect.poll(submitted, soon).toBe(subject.second);
    act(() => form.reset());
    await expect.poll(submitted, soon).toBe(subject.first);
  },
  "It reports a reset of the form": async (subject) => {
    const onValueChange = callback();
    const { form, visit } = mountSubject(subject, { onValueChange });
    await visit();
    await expect.poll(() => onValueChange.mock.lastCall?.[0], soon).toBe(subject.second);
    act(() => form.reset());
    await expect.poll(() => onValueChange.mock.lastCall?.[0], soon).toBe(subject.first);
  },
  "It can be changed again after a reset": async (subject) => {
    const { form, submitted, visit } = mountSubject(subject);
    await visit();
    act(() => form.reset());
    await expect.poll(submitted, soon).toBe(subject.first);
    await visit();
    await expect.poll(submitted, soon).toBe(subject.second);
  },
  "It calls its owner's handlers for focus": async (subject) => {
    const [onFocus, onBlur] = [callback(), callback()];
    const { control, leave } = mountSubject(subject, { onFocus, onBlur });
    // Not by Tab, which begins where the previous case clicked.
    control.focus();
    expect(onFocus).toHaveBeenCalled();
    await leave();
    await expect.poll(() => onBlur.mock.calls.length, soon).toBeGreaterThan(0);
  },
  "It calls its owner's handler for keys": async (subject) => {
    const onKeyDown = callback();
    await mountSubject(subject, { onKeyDown }).visit();
    expect(onKeyDown).toHaveBeenCalled();
  },
  "Further attributes reach the page": (subject) => {
    expect(mountSubject(subject, { "data-extra": "ja" }).form.querySelector("[data-extra=ja]")).not.toBeNull();
  },
  "Its ref is an element of it": (subject) => {
    const ref = vi.fn<(element: Element | null) => void>();
    const { form } = mountSubject(subject, { ref });
    expect(form.contains(ref.mock.lastCall?.[0] ?? null)).toBe(true);
  },
  "A press on its label reaches it": async (subject) => {
    const { form, control, submitted } = mountSubject(subject);
    const isLabel = ({ textContent }: Element): boolean => textContent?.trim() === subjectLabel;
    // The innermost element, because some libraries have no `<label>`.
    const label = [...form.querySelectorAll("*")].findLast(isLabel);
    if (label) await userEvent.click(label);
    if (subject.kind === "checkbox") await expect.poll(submitted, soon).toBe(subject.second);
    else expect(control).toHaveFocus();
  },
  "A server renders it with its label": (subject) => {
    expect(renderToString(subject.create({}))).toContain(subjectLabel);
  },
  ...nativeExpectations,
};
