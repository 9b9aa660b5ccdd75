import { act, render, screen } from "@testing-library/react";
import { useActionState, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../../style.css";
import { emptyContainer } from "../../internal/testing/empty-container.ts";
import { Form } from "../form/index.ts";
import { MultiSearchList, type MultiSearchListProps } from "./index.ts";

const options = [
  { label: "Japan", value: "JP" },
  { label: "Kenia", value: "KE" },
  { label: "Peru", value: "PE" },
];
const element = (props: Partial<MultiSearchListProps> = {}) => (
  <MultiSearchList label="Landen" name="countries" options={options} {...props} />
);
const renderList = (props: Partial<MultiSearchListProps> = {}) => {
  const { container } = render(<form>{element(props)}</form>);
  const form = container.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return { form, select: container.querySelector("select"), submitted: () => new FormData(form).getAll("countries") };
};
const field = (): HTMLInputElement => screen.getByRole("combobox", { name: "Landen" });
const chosen = (): (string | null)[] =>
  screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label"));

test("a visitor adds and removes values with the keyboard, and each change is announced", async () => {
  const onValueChange = vi.fn<(values: readonly string[]) => void>();
  const onChange = vi.fn<() => void>();
  const { submitted } = renderList({ onValueChange: (values) => onValueChange(values), onChange });
  await userEvent.type(field(), "pe{Enter}");
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("");
  await userEvent.type(field(), "ja{Enter}");
  expect(submitted()).toEqual(["JP", "PE"]);
  expect(onValueChange.mock.calls).toEqual([[["PE"]], [["JP", "PE"]]]);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Japan toegevoegd");
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Kenia"]);
  await userEvent.keyboard("{Escape}{Backspace}");
  expect(submitted()).toEqual(["JP"]);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Peru verwijderd");
});

test("the focus goes to the next choice after a removal, and to the field after the last", async () => {
  renderList({ defaultValue: ["JP", "KE"] });
  expect(chosen()).toEqual(["Japan verwijderen", "Kenia verwijderen"]);
  await userEvent.click(screen.getByRole("button", { name: "Japan verwijderen" }));
  expect(screen.getByRole("button", { name: "Kenia verwijderen" })).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(chosen()).toEqual([]);
  expect(field()).toHaveFocus();
});

test("its ref, a script, a reset and a page without a script have the same values", async () => {
  const { form, select, submitted } = renderList({ defaultValue: ["JP"] });
  act(() => void (select && ((select.options[2] as HTMLOptionElement).selected = true)));
  expect(chosen()).toEqual(["Japan verwijderen", "Peru verwijderen"]);
  expect(submitted()).toEqual(["JP", "PE"]);
  act(() => form.reset());
  await expect.poll(chosen).toEqual(["Japan verwijderen"]);
  await userEvent.type(field(), "pe{Enter}");
  expect(submitted()).toEqual(["JP", "PE"]);
  const container = emptyContainer();
  container.innerHTML = renderToString(<form>{element({ defaultValue: ["KE", "PE"] })}</form>);
  expect(new FormData(container.querySelector("form") ?? undefined).getAll("countries")).toEqual(["KE", "PE"]);
  container.remove();
});

test("is a native list, named by its label, where the browser runs no scripts", () => {
  const { select } = renderList();
  expect(select).not.toBeVisible();
  expect(select).toHaveAttribute("aria-labelledby", document.querySelector("label")?.id);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const withoutScript = rules.find(
    (rule) => rule instanceof CSSMediaRule && rule.conditionText === "(scripting: none)",
  );
  expect(withoutScript?.cssText).toContain(".td-multi-search-list__values");
});

test("keeps its values after an action that returns them", async () => {
  const Choice = () => {
    const [values, action] = useActionState(
      (_previous: string[], data: FormData) => data.getAll("countries").map(String),
      [],
    );
    return (
      <form action={action}>
        {element({ defaultValue: values })}
        <button>Verstuur</button>
      </form>
    );
  };
  const { container } = render(<Choice />);
  const submitted = () => new FormData(container.querySelector("form") ?? undefined).getAll("countries");
  await userEvent.type(field(), "pe{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Verstuur" }));
  await expect.poll(() => container.querySelectorAll("option")[2]?.defaultSelected).toBe(true);
  expect(submitted()).toEqual(["PE"]);
  expect(chosen()).toContain("Peru verwijderen");
  await userEvent.type(field(), "ke{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Verstuur" }));
  await expect.poll(() => container.querySelectorAll("option")[1]?.defaultSelected).toBe(true);
  expect(submitted()).toEqual(["KE", "PE"]);
});

test("has the initial values of options that are loaded later", () => {
  const { rerender } = render(element({ options: [], defaultValue: ["KE"] }));
  rerender(element({ defaultValue: ["KE"] }));
  expect(chosen()).toEqual(["Kenia verwijderen"]);
});

test("is left when the focus leaves its choices too, with the element of the values as the target", async () => {
  const onBlur = vi.fn<(event: { target: EventTarget }) => void>();
  const { select } = renderList({ defaultValue: ["JP"], onBlur });
  await userEvent.click(field());
  await userEvent.keyboard("{Tab}");
  expect(screen.getByRole("button", { name: "Japan verwijderen" })).toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard("{Tab}");
  expect(onBlur.mock.lastCall?.[0].target).toBe(select);
});

test("controlled values do not change unless their owner changes them", async () => {
  const { submitted } = renderList({ value: ["KE"], onValueChange: () => undefined });
  await userEvent.type(field(), "pe{Enter}");
  expect(chosen()).toEqual(["Kenia verwijderen"]);
  expect(submitted()).toEqual(["KE"]);
});

test("controlled values follow each change", async () => {
  const Owner = () => {
    const [values, setValues] = useState<readonly string[]>(["JP"]);
    return element({ value: values, onValueChange: setValues });
  };
  render(<Owner />);
  await userEvent.type(field(), "pe{Enter}");
  await userEvent.type(field(), "ke{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Japan verwijderen" }));
  expect(chosen()).toEqual(["Kenia verwijderen", "Peru verwijderen"]);
});

test("requires a value until it has one, rejects text that is no option, and follows the rule of its owner", async () => {
  const validate = (values: readonly string[]) => (values.length > 1 ? "Kies één land" : undefined);
  const { form } = renderList({ required: true, validate });
  expect(form.querySelectorAll(".td-field__asterisk")).toHaveLength(1);
  expect(form.checkValidity()).toBe(false);
  await userEvent.type(field(), "pe{Enter}");
  expect(form.checkValidity()).toBe(true);
  expect(form.querySelectorAll(".td-field__asterisk")).toHaveLength(1);
  await userEvent.type(field(), "Atlantis");
  expect(form.checkValidity()).toBe(false);
  await userEvent.clear(field());
  await userEvent.type(field(), "ja{Enter}");
  act(() => void form.reportValidity());
  expect(field()).toHaveAccessibleDescription("Kies één land");
});

test("no longer shows a rule or blocks an error that its new values resolved", async () => {
  const validate = (values: readonly string[]) => (values.length < 2 ? "Kies er twee" : undefined);
  const { form } = renderList({ validate, defaultValue: ["JP"] });
  act(() => void form.reportValidity());
  expect(field()).toHaveAccessibleDescription("Kies er twee");
  await userEvent.type(field(), "pe{Enter}");
  expect(field()).toHaveAccessibleDescription("");
  expect(form.checkValidity()).toBe(true);
});

test("an error of its owner is about the values that it has", async () => {
  const { form } = renderList({ error: "Vol", defaultValue: ["JP"] });
  expect(form.checkValidity()).toBe(false);
  await userEvent.type(field(), "pe{Enter}");
  expect(form.checkValidity()).toBe(true);
});

test("has the error of the form around it, which goes with the first change", async () => {
  render(<Form errors={{ countries: "Vol" }}>{element()}</Form>);
  expect(field()).toHaveAccessibleDescription("Vol");
  await userEvent.type(field(), "pe{Enter}");
  expect(field()).toHaveAccessibleDescription("");
});

test("is disabled as a whole", () => {
  const { submitted } = renderList({ disabled: true, defaultValue: ["JP"] });
  expect(submitted()).toEqual([]);
  expect(field()).toBeDisabled();
  expect(screen.getByRole("button", { name: "Japan verwijderen" })).toBeDisabled();
});
