import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { userEvent } from "vitest/browser";
import { subjectName, type Subject, type SubjectProps } from "./subject.ts";

/** A control of any library in a form. */
export interface MountedSubject {
  control: HTMLElement;
  form: HTMLFormElement;
  /** What the form would submit for the control; empty for nothing. */
  submitted(): string;
  /** Changes the value as a visitor with a keyboard does. */
  visit(): Promise<void>;
  /** Renders it again, with other props. */
  rerender(props: SubjectProps): void;
}

/** Renders a control in a form. */
export function mountSubject(subject: Subject, props: SubjectProps = {}): MountedSubject {
  const page = (own: SubjectProps): ReactElement => (
    <form aria-label="Formulier" onSubmit={(event) => event.preventDefault()}>
      {subject.create(own)}
    </form>
  );
  const { container, rerender } = render(page(props));
  return { ...findSubject(subject, container), rerender: (next) => rerender(page(next)) };
}

/** Finds a control in the last form of a page. */
export function findSubject(subject: Subject, container: Element): Omit<MountedSubject, "rerender"> {
  const form = [...container.querySelectorAll("form")].at(-1);
  const control = form?.querySelector<HTMLElement>(subject.selector);
  if (!form || !control) throw new Error("The control is not rendered.");
  return {
    control,
    form,
    submitted: () => String(new FormData(form).get(subjectName) ?? ""),
    async visit() {
      // A date field would go on at its last segment.
      control.blur();
      control.focus();
      await userEvent.keyboard(subject.keys);
    },
  };
}
