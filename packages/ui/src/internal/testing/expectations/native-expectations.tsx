import { act, fireEvent, render } from "@testing-library/react";
import { useActionState, useEffect, type ReactElement, type ReactNode } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { expect, vi } from "vitest";
import { hydrateAfter } from "../hydrate-after.ts";
import { findSubject, mountSubject } from "./mount-subject.tsx";
import type { Expectation } from "./expectations.ts";
import { subjectName, type Subject, type SubjectProps } from "./subject.ts";

const soon = { timeout: 1000 };

/** The values of a subject, as they appear in its native element. */
const firstText = ({ kind, first }: Subject): string => (kind === "combobox" ? "Japan" : first);
const secondText = ({ kind, second }: Subject): string => (kind === "combobox" ? "Kenia" : second);

/** Gives a native element a value as a script does: without an event. */
function assign(subject: Subject, control: HTMLElement, value = secondText(subject)): void {
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value !== "";
  else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  else throw new Error("The control is no native element.");
}

/** A form whose action returns what was submitted, which becomes the default value: React's documented pattern. */
function ActionForm({ subject }: { subject: Subject }): ReactNode {
  const submit = (_previous: string, data: FormData): string => String(data.get(subjectName) ?? "");
  const [initial, action] = useActionState(submit, subject.first);
  return <form action={action}>{subject.create({ initial })}</form>;
}

interface HookForm {
  proef: unknown;
}

/** A control that react-hook-form registers. */
function renderRegistered(subject: Subject) {
  const submit = vi.fn<(values: HookForm) => void>();
  const initial = subject.kind === "checkbox" ? true : firstText(subject);
  const forms: UseFormReturn<HookForm>[] = [];
  function Registered({ count }: { count: number }): ReactElement {
    const form = useForm<HookForm>({ defaultValues: { proef: initial } });
    useEffect(() => void forms.push(form), [form]);
    const { ref, onBlur, onChange } = form.register(subjectName);
    const props: SubjectProps = {
      ref,
      onBlur: () => void onBlur({ target: { name: subjectName }, type: "blur" }),
      onChange: (event) => void onChange(event),
      isEmpty: true,
    };
    return (
      <form data-count={count} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        {subject.create(props)}
      </form>
    );
  }
  const { container, rerender } = render(<Registered count={0} />);
  return {
    ...findSubject(subject, container),
    form: () => forms.at(-1),
    rerender: () => rerender(<Registered count={1} />),
    async submittedValue() {
      await act(async () => container.querySelector("form")?.requestSubmit());
      return submit.mock.lastCall?.[0].proef;
    },
  };
}

/** A value that was entered, as an option or as its text. */
const enteredIn = (subject: Subject) =>
  expect.toSatisfy((value: unknown) => value === subject.second || value === secondText(subject));

/** What a native control shows. */
const shownIn = (control: HTMLElement): unknown => {
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
  return "value" in control ? control.value : undefined;
};

const withHookForm: Readonly<Record<string, Expectation>> = {
  "Registered with react-hook-form, it shows and submits the default value": async (subject) => {
    const { control, submitted, submittedValue } = renderRegistered(subject);
    await expect.poll(submitted, soon).toBe(subject.first);
    expect(await submittedValue()).toBe(shownIn(control));
  },
  "Registered with react-hook-form, it submits what a visitor enters": async (subject) => {
    const { control, visit, submittedValue } = renderRegistered(subject);
    await visit();
    await expect.poll(submittedValue, soon).toBe(shownIn(control));
    expect(await submittedValue()).toEqual(subject.kind === "checkbox" ? false : enteredIn(subject));
  },
  "Registered with react-hook-form, it shows and submits what a script sets": async (subject) => {
    const { control, form, rerender, submitted, submittedValue } = renderRegistered(subject);
    act(() => form()?.setValue(subjectName, subject.kind === "checkbox" ? false : secondText(subject)));
    rerender();
    await expect.poll(submitted, soon).toBe(subject.second);
    expect(await submittedValue()).toBe(shownIn(control));
  },
  "Registered with react-hook-form, the library's reset restores it": async (subject) => {
    const { form, submitted, visit } = renderRegistered(subject);
    await visit();
    await expect.poll(submitted, soon).toBe(subject.second);
    act(() => form()?.reset());
    await expect.poll(submitted, soon).toBe(subject.first);
  },
};

/** Expectations that plain elements meet, because React leaves their value to the browser. */
export const nativeExpectations: Readonly<Record<string, Expectation>> = {
  "It keeps the value that a script sets, after a render": async (subject) => {
    const { control, rerender, submitted } = mountSubject(subject);
    assign(subject, control);
    rerender({ "data-extra": "ja" });
    await expect.poll(submitted, soon).toBe(subject.second);
    expect(control).toHaveAttribute("data-extra");
  },
  "It reports a change event without an input event": async (subject) => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { control, submitted } = mountSubject(subject, { onValueChange });
    if (subject.kind === "checkbox") fireEvent.click(control);
    else fireEvent.change(control, { target: { value: secondText(subject) } });
    await expect.poll(() => onValueChange.mock.lastCall?.[0], soon).toEqual(enteredIn(subject));
    expect(submitted()).toEqual(enteredIn(subject));
  },
  "It keeps what was filled in before hydration": async (subject) => {
    const page = await hydrateAfter(<form>{subject.create({})}</form>, (container) =>
      assign(subject, findSubject(subject, container).control),
    );
    await expect.poll(findSubject(subject, page).submitted, soon).toBe(subject.second);
  },
  "A reset restores the latest default value": async (subject) => {
    const { form, rerender, submitted } = mountSubject(subject);
    rerender({ initial: subject.second });
    act(() => form.reset());
    await expect.poll(submitted, soon).toBe(subject.second);
  },
  "A form action whose result becomes the default value keeps what was entered": async (subject) => {
    const { container } = render(<ActionForm subject={subject} />);
    const { form, submitted, visit } = findSubject(subject, container);
    const onReset = vi.fn<() => void>();
    form.addEventListener("reset", onReset);
    await visit();
    await act(async () => form.requestSubmit());
    await expect.poll(() => onReset.mock.calls.length, soon).toBeGreaterThan(0);
    await expect.poll(submitted, soon).toBe(subject.second);
    // The reset of some libraries takes a moment.
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    expect(submitted()).toBe(subject.second);
  },
  "In a disabled fieldset, it is disabled and submits nothing": (subject) => {
    const { container } = render(
      <form>
        <fieldset disabled>{subject.create({})}</fieldset>
      </form>,
    );
    const { control, submitted } = findSubject(subject, container);
    expect(submitted()).toBe("");
    expect(control.matches(":disabled, [aria-disabled=true]")).toBe(true);
  },
  ...withHookForm,
};
