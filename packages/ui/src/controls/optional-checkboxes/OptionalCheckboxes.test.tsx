import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { windowEventNames } from "../../events/index.ts";
import { MountNode, type OnRaised } from "../../internal/testing/MountNode.tsx";
import { notify } from "../../internal/testing/notify.ts";
import { Input } from "../input/index.ts";
import { OptionalCheckboxes, type OptionalCheckboxesProps } from "./index.ts";

const group = (props: Partial<OptionalCheckboxesProps> = {}): ReactNode => (
  <OptionalCheckboxes
    fieldId="dest"
    legend="Uw bestemming"
    mainLabel="Ik weet waarheen"
    optionalLabel="Ik weet het nog niet"
    {...props}
  >
    <label>
      Bestemming <input />
    </label>
  </OptionalCheckboxes>
);
const known = (): HTMLElement => screen.getByRole("checkbox", { name: "Ik weet waarheen" });
const unknown = (): HTMLElement => screen.getByRole("checkbox", { name: "Ik weet het nog niet" });
const content = (): HTMLElement => screen.getByLabelText("Bestemming");
const notifyMissing = (fieldId: string): void =>
  act(() => notify(known(), windowEventNames.requiredFieldMissing, { fieldId, error: true }));

test("is a named group of two boxes with ids of their own", () => {
  render(group());
  const boxes = within(screen.getByRole("group", { name: "Uw bestemming" })).getAllByRole("checkbox");
  expect(boxes.map((box) => box.id)).toEqual(["dest-main", "dest-optional"]);
});

test("unticks one box when the other is ticked", async () => {
  render(group());
  await userEvent.click(known());
  await userEvent.click(unknown());
  expect(known()).not.toBeChecked();
  expect(unknown()).toBeChecked();
  await userEvent.click(known());
  expect(known()).toBeChecked();
  expect(unknown()).not.toBeChecked();
});

test("keeps what was typed in the extra content while it is closed", async () => {
  render(group());
  await userEvent.click(known());
  await userEvent.type(content(), "Japan");
  await userEvent.click(unknown());
  await userEvent.click(known());
  expect(content()).toHaveValue("Japan");
});

test("raises select and optionalcheckboxchange once a toggle, and no event of a single box", async () => {
  const raised = vi.fn<OnRaised>();
  render(<MountNode onRaised={raised}>{group()}</MountNode>);
  await userEvent.click(known());
  await userEvent.click(unknown());
  await userEvent.click(unknown());
  expect(raised.mock.calls).toEqual([
    ["select", { value: "known" }],
    ["optionalcheckboxchange", { checkboxId: "dest-main", checked: true }],
    ["select", { value: "unknown" }],
    ["optionalcheckboxchange", { checkboxId: "dest-main", checked: false }],
    ["select", { value: "" }],
    ["optionalcheckboxchange", { checkboxId: "dest-main", checked: false }],
  ]);
});

test("leaves the value to the owner who gives one", async () => {
  const onValueChange = vi.fn<NonNullable<OptionalCheckboxesProps["onValueChange"]>>();
  render(group({ value: "unknown", onValueChange }));
  await userEvent.click(known());
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("known", expect.objectContaining({ reason: "toggle" }));
  expect(known()).not.toBeChecked();
  expect(unknown()).toBeChecked();
});

test.each(["dest", "lastName"])("shows one error when it is required and empty, on a notice for %s", (fieldId) => {
  render(group({ required: true }));
  notifyMissing(fieldId);
  expect(screen.getAllByText("Dit veld is verplicht")).toHaveLength(1);
  expect(known()).toHaveAccessibleDescription("Dit veld is verplicht");
  expect(unknown()).toHaveAccessibleDescription("Dit veld is verplicht");
});

test.each(["known", "unknown"] as const)("asks nothing more once the answer is %s", (value) => {
  render(group({ required: true, defaultValue: value }));
  notifyMissing("dest");
  expect(screen.queryByText("Dit veld is verplicht")).not.toBeInTheDocument();
  expect(known()).not.toBeRequired();
  expect(unknown()).not.toBeRequired();
});

test("gives its boxes one name and the values known and unknown", () => {
  render(<form data-testid="form">{group({ name: "destinationKnown", defaultValue: "unknown" })}</form>);
  const form = screen.getByTestId("form");
  expect(form instanceof HTMLFormElement && new FormData(form).getAll("destinationKnown")).toEqual(["unknown"]);
});

test("does nothing while disabled", async () => {
  const onValueChange = vi.fn<NonNullable<OptionalCheckboxesProps["onValueChange"]>>();
  render(group({ disabled: true, onValueChange }));
  await userEvent.click(known());
  await userEvent.click(unknown());
  expect(onValueChange).not.toHaveBeenCalled();
});

test("gives its first box to the owner, to focus it", () => {
  const ref = vi.fn<(box: HTMLInputElement | null) => void>();
  render(group({ ref }));
  expect(ref).toHaveBeenLastCalledWith(known());
});

test("reports the focus leaving the group, and not moving inside it", async () => {
  const onBlur = vi.fn<() => void>();
  render(group({ onBlur, defaultValue: "known" }));
  await userEvent.click(known());
  await userEvent.click(known());
  await userEvent.click(content());
  await userEvent.click(unknown());
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test("a form neither checks nor submits content that is closed, and what was entered returns with it", async () => {
  const { container } = render(
    <form>
      <OptionalCheckboxes fieldId="hotel" name="hotel" mainLabel="Ik heb een hotel" optionalLabel="Nog niet">
        <Input label="Hotel" name="name" required />
      </OptionalCheckboxes>
    </form>,
  );
  const form = container.querySelector("form");
  const entries = () => Object.fromEntries(new FormData(form ?? undefined));
  expect(form?.checkValidity()).toBe(true);
  await userEvent.click(screen.getByLabelText("Ik heb een hotel"));
  expect(form?.checkValidity()).toBe(false);
  await userEvent.type(screen.getByLabelText("Hotel"), "Ritz");
  expect(entries()).toEqual({ hotel: "known", name: "Ritz" });
  await userEvent.click(screen.getByLabelText("Nog niet"));
  expect(entries()).toEqual({ hotel: "unknown" });
  await userEvent.click(screen.getByLabelText("Ik heb een hotel"));
  expect(entries()).toEqual({ hotel: "known", name: "Ritz" });
});
