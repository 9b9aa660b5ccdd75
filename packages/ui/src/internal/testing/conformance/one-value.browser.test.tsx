import { act, render } from "@testing-library/react";
import type { FormEvent, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { SearchList } from "../../../index.ts";
import { emptyContainer } from "../empty-container.ts";
import { controls } from "./controls.tsx";
import { createControl } from "./create-control.ts";
import { shownAnswer, typeOver } from "./native-answer.ts";
import { controlIn } from "./stage.ts";
import type { ControlElement, ControlSubjectProps } from "./subject.ts";

/** The value of an element, as a form submits it. */
const valueOf = (node: Element | null): string => {
  if (!(node instanceof HTMLElement) || !("value" in node)) throw new Error("The ref is no form element.");
  return shownAnswer(node as ControlElement);
};

const assign = (node: Element | null, value: string): void => {
  if (node instanceof HTMLInputElement && node.type === "checkbox") node.checked = value !== "";
  else (node as ControlElement).value = value;
};

describe.each(controls)("$name has one value", (subject) => {
  const { first, second, change } = subject;
  const mount = (props: Partial<ControlSubjectProps> = {}) => {
    const refs: (Element | null)[] = [];
    const onAnswer = vi.fn<ControlSubjectProps["onAnswer"]>();
    const onFormChange = vi.fn<(name: string, value: string) => void>();
    const { container } = render(
      <form
        onChange={({ target }: FormEvent) => {
          if (target instanceof Element) onFormChange(target.getAttribute("name") ?? "", valueOf(target));
        }}
      >
        <input name="eerst" defaultValue="1" />
        {createControl(subject, { name: "proef", ref: (node) => void refs.push(node), onAnswer, ...props })}
        <input name="laatst" defaultValue="2" />
      </form>,
    );
    const root = container.querySelector<HTMLElement>(".td-field");
    const form = container.querySelector("form");
    if (!root || !form) throw new Error("There is no field in a form.");
    const control = controlIn(root);
    const ref = (): Element | null => refs.findLast((node) => node) ?? null;
    return { form, control, ref, onAnswer, onFormChange, entries: () => [...new FormData(form)] };
  };

  test("for its ref, its change event, its form and its owner", () => {
    const { control, ref, entries, onAnswer, onFormChange } = mount();
    expect([valueOf(ref()), entries()[1]]).toEqual([first, ["proef", first]]);
    act(() => change(control));
    expect(valueOf(ref())).toBe(second);
    expect(onFormChange).toHaveBeenCalledExactlyOnceWith("proef", second);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(second, expect.anything());
    expect(entries()).toEqual([["eerst", "1"], ...(second ? [["proef", second]] : []), ["laatst", "2"]]);
  });

  test("for a script, which the screen and native validation follow at once", () => {
    const { control, form, ref, entries } = mount({ valueSource: "empty", required: true });
    act(() => assign(ref(), first));
    expect(entries()[1]).toEqual(["proef", first]);
    expect(shownAnswer(control)).toBe(subject.shown ?? first);
    expect(form.checkValidity()).toBe(true);
    act(() => assign(ref(), ""));
    expect(shownAnswer(control)).toBe("");
    expect(form.checkValidity()).toBe(false);
  });

  test("for a page without a script", () => {
    const container = emptyContainer();
    container.innerHTML = renderToString(<form>{createControl(subject, { name: "proef" })}</form>);
    const form = container.querySelector("form") ?? undefined;
    expect([...new FormData(form)]).toEqual([["proef", first]]);
  });

  test("and gives its ref the focus of what a visitor uses", () => {
    const onBlur = vi.fn<(event?: FocusEvent) => void>();
    const { control, ref } = mount({ onBlur });
    act(() => (ref() as HTMLElement).focus());
    expect(control).toHaveFocus();
    act(() => control.blur());
    expect(onBlur.mock.lastCall?.[0]?.target).toBe(ref());
  });

  test("that it does not submit while it is disabled, and that disturbs no other of its name", () => {
    const { form, entries } = mount({ disabled: true });
    const other = form.appendChild(document.createElement("input"));
    [other.name, other.value] = ["proef", subject.shown ?? first];
    expect(entries()).toEqual([
      ["eerst", "1"],
      ["laatst", "2"],
      ["proef", subject.shown ?? first],
    ]);
  });
});

describe("SearchList has the value of an option", () => {
  const options = [
    { label: "Japan", value: "JP" },
    { label: "Indonesië", value: "ID", keywords: ["Bali"] },
    { label: "Maleisië", value: "MY", keywords: ["Borneo"] },
    { label: "Brunei", value: "BN", keywords: ["Borneo"] },
  ];
  const mount = (element: ReactElement) => {
    const { container } = render(<form>{element}</form>);
    const form = container.querySelector("form");
    if (!form) throw new Error("There is no form.");
    const control = controlIn(form);
    const complete = (text: string): void => {
      typeOver(control, text);
      control.dispatchEvent(new Event("change", { bubbles: true }));
    };
    return { control, complete, sent: () => new FormData(form).get("proef"), isValid: () => form.checkValidity() };
  };

  test.each([
    ["its label", "indonesie", "ID", "Indonesië"],
    ["its value", "ID", "ID", "Indonesië"],
    ["a keyword that no other option has", "bali", "ID", "Indonesië"],
    ["nothing: two options have the keyword", "Borneo", "Borneo", "Borneo"],
  ])("in a strict list for a complete text that is %s", (_what, text, value, shown) => {
    const { control, complete, sent, isValid } = mount(<SearchList name="proef" options={options} strict />);
    act(() => complete(text));
    expect([sent(), shownAnswer(control), isValid()]).toEqual([value, shown, value !== shown]);
  });

  test.each([
    ["its label", "Japan", "JP", "Japan"],
    ["a keyword, which is an answer of its own", "Bali", "Bali", "Bali"],
  ])("in a free list for a complete text that is %s", (_what, text, value, shown) => {
    const { control, complete, sent } = mount(<SearchList name="proef" options={options} />);
    act(() => complete(text));
    expect([sent(), shownAnswer(control)]).toEqual([value, shown]);
  });

  test("for a label that a script assigns to the text", () => {
    const { control, sent } = mount(<SearchList name="proef" options={options} required />);
    act(() => assign(control, "Japan"));
    expect([sent(), shownAnswer(control)]).toEqual(["JP", "Japan"]);
    act(() => assign(control, "Rome"));
    expect([sent(), shownAnswer(control)]).toEqual(["Rome", "Rome"]);
  });

  test("without a script too, and then its text cannot become another one", () => {
    const container = emptyContainer();
    const page = (defaultValue: string) => (
      <form>
        <SearchList name="proef" options={options} defaultValue={defaultValue} />
      </form>
    );
    container.innerHTML = renderToString(page("ID"));
    expect(controlIn(container)).toMatchObject({ value: "Indonesië", readOnly: true });
    container.innerHTML = renderToString(page(""));
    typeOver(controlIn(container), "Atlantis");
    expect(new FormData(container.querySelector("form") ?? undefined).getAll("proef")).toEqual(["Atlantis"]);
  });
});
