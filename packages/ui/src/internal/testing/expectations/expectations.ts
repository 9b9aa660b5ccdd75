import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { nativeExpectations } from "./native-expectations.tsx";
import { mountSubject } from "./mount-subject.tsx";
import { subjectLabel, type Subject } from "./subject.ts";

/** Fails if a control does not meet the expectation. */
export type Expectation = (subject: Subject) => Promise<void> | void;

/** An expectation that is not met fails soon. */
const soon = { timeout: 1000 };

/** What only a real keyboard, a script or another library shows of a control. What every control promises in any host is in `conformance`. */
export const expectations: Readonly<Record<string, Expectation>> = {
  "Required and filled in passes native validation": async (subject) => {
    const { form, visit } = mountSubject(subject, { required: true });
    if (!subject.first) await visit();
    await expect.poll(() => form.checkValidity(), soon).toBe(true);
  },
  "It submits what a visitor enters with the keyboard": async (subject) => {
    const { submitted, visit } = mountSubject(subject);
    await visit();
    await expect.poll(submitted, soon).toBe(subject.second);
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
  "A press on its label reaches it": async (subject) => {
    const { form, control, submitted } = mountSubject(subject);
    const isLabel = ({ textContent }: Element): boolean => textContent?.trim() === subjectLabel;
    // The innermost element, because some libraries have no `<label>`.
    const label = [...form.querySelectorAll("*")].findLast(isLabel);
    if (label) await userEvent.click(label);
    if (subject.kind === "checkbox") await expect.poll(submitted, soon).toBe(subject.second);
    else expect(control).toHaveFocus();
  },
  ...nativeExpectations,
};
