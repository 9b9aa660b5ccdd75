import { act, render, within } from "@testing-library/react";
import { StrictMode } from "react";
import { createPortal } from "react-dom";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../../../style.css";
import { hydrateAfter } from "../hydrate-after.ts";
import { formControls } from "./controls.tsx";
import { createControl } from "./create-control.ts";
import { describeForm } from "./describe-form.tsx";
import { describeProps } from "./describe-props.tsx";
import { SearchList } from "../../../controls/search-list/index.ts";
import { lightDom, nativeShadow } from "./host.ts";
import { shownAnswer } from "./native-answer.ts";
import { controlIn, stage } from "./stage.ts";
import { syntheticShadow } from "./synthetic-shadow.ts";

describe.each([lightDom, nativeShadow, syntheticShadow])("in $name", (host) => {
  describe.each(formControls)("$name", (subject) => {
    describeForm(subject, host);
  });

  test("suggestions are in the top layer at their field, and in the mounted tree", async () => {
    const onConsole = vi.spyOn(console, "error");
    const { container } = await stage(
      host,
      <div style={{ overflow: "hidden" }}>
        <SearchList options={["Japan", "Peru"].map((label) => ({ label, value: label }))} />
      </div>,
    );
    const input = controlIn(container);
    act(() => input.focus());
    await userEvent.keyboard("{ArrowDown}");
    const panel = container.querySelector("[role=listbox]");
    expect(panel?.matches(":popover-open")).toBe(true);
    const { left, width, height } = panel?.getBoundingClientRect() ?? new DOMRect();
    expect([left, width]).toEqual([input.getBoundingClientRect().left, input.getBoundingClientRect().width]);
    expect(height).toBeGreaterThan(80);
    expect(onConsole).not.toHaveBeenCalled();
  });
});

describe.each(formControls)("$name", (subject) => {
  const { first, second, shown = first, change } = subject;
  describeProps(subject, lightDom);

  test("returns to its initial answer after a form action", async () => {
    const action = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { container } = render(
      <form action={action}>
        {createControl(subject)}
        <button>Verstuur</button>
      </form>,
    );
    const control = controlIn(container);
    act(() => change(control));
    await userEvent.click(within(container).getByRole("button", { name: "Verstuur" }));
    await expect.poll(() => shownAnswer(control)).toBe(shown);
    expect(action).toHaveBeenCalledOnce();
  });

  test("works in strict mode, and reports once what was filled in before hydration", async () => {
    const onConsole = vi.spyOn(console, "error");
    onTestFinished(() => onConsole.mockRestore());
    const onAnswer = vi.fn<(answer: string) => void>();
    const element = <StrictMode>{createControl(subject, { onAnswer })}</StrictMode>;
    const page = await hydrateAfter(element, (container) => change(controlIn(container)));
    expect(onAnswer.mock.calls.map(([answer]) => answer)).toEqual([second]);
    expect(shownAnswer(controlIn(page))).toBe(second);
    expect(onConsole).not.toHaveBeenCalled();
  });

  test("works in another document than the script's", async () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    onTestFinished(() => frame.remove());
    const body = frame.contentDocument?.body;
    if (!body) throw new Error("The frame has no document.");
    const onAnswer = vi.fn<(answer: string) => void>();
    render(createPortal(<form>{createControl(subject, { onAnswer, error: "Fout." })}</form>, body));
    const control = controlIn(body);
    expect(control.validationMessage).toBe("Fout.");
    act(() => change(control));
    expect(onAnswer.mock.lastCall?.[0]).toBe(second);
    act(() => control.form?.reset());
    await expect.poll(() => onAnswer.mock.lastCall?.[0]).toBe(first);
  });

  test("has ids of its own in each of two roots", () => {
    const ids = ["a", "b"].map((fieldId) => {
      const props = subject.isGroup ? { fieldId } : {};
      return controlIn(render(createControl(subject, props)).container).id;
    });
    expect(new Set(ids).size).toBe(2);
  });
});
