import { act, fireEvent, render } from "@testing-library/react";
import { useActionState, useEffect, type ReactElement, type ReactNode } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { expect, vi } from "vitest";
import { hydrateAfter } from "../hydrate-after.ts";
import { findSubject, mountSubject } from "./mount-subject.tsx";
import type { Expectation } from "./expectations.ts";
import { subjectName, type Subject, type SubjectProps } from "./subject.ts";

const soon = { timeout: 1000 };

/** The second value of a subject, as its native element shows it. */
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
  const initial = subject.kind === "checkbox" ? true : subject.first;
  const forms: UseFormReturn<HookForm>[] = [];
  function Registered(): ReactElement {
    const form = useForm<HookForm>({ defaultValues: { proef: initial } });
    useEffect(() => void forms.push(form), [form]);
    const { ref, onBlur, onChange } = form.register(subjectName);
    const props: SubjectProps = {
      ref,
      onBlur: (event) => void onBlur(event),
      onChange: (event) => void onChange(event),
      isEmpty: true,
    };
    return <form onSubmit={(event) => void form.handleSubmit(submit)(event)}>{subject.create(props)}</form>;
  }
  const { container } = render(<Registered />);
  return {
    ...findSubject(subject, container),
    form: () => forms.at(-1),
    async submittedValue() {
      await act(async () => container.querySelector("form")?.requestSubmit());
      return submit.mock.lastCall?.[0].proef;
    },
  };
}

/** What a form library has for a value that a form submits. */
const valueIn = ({ kind }: Subject, submitted: string): unknown => (kind === "checkbox" ? submitted !== "" : submitted);

const withHookForm: Readonly<Record<string, Expectation>> = {
  "Registered with react-hook-form, it shows and submits the default value": async (subject) => {
    const { submitted, submittedValue } = renderRegistered(subject);
    await expect.poll(submitted, soon).toBe(subject.first);
    expect(await submittedValue()).toBe(valueIn(subject, subject.first));
  },
  "Registered with react-hook-form, it submits what a visitor enters": async (subject) => {
    const { visit, submittedValue } = renderRegistered(subject);
    await visit();
    await expect.poll(submittedValue, soon).toBe(valueIn(subject, subject.second));
  },
  "Registered with react-hook-form, it shows and submits what a script sets": async (subject) => {
    const { control, form, submitted, submittedValue } = renderRegistered(subject);
    act(() => form()?.setValue(subjectName, valueIn(subject, subject.second)));
    await expect.poll(submitted, soon).toBe(subject.second);
    expect(await submittedValue()).toBe(valueIn(subject, subject.second));
    if (subject.kind !== "checkbox") expect(control).toHaveValue(secondText(subject));
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
    await expect.poll(() => onValueChange.mock.lastCall?.[0], soon).toBe(subject.second);
    expect(submitted()).toBe(subject.second);
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
