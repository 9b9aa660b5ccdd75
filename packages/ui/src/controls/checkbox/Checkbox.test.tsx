import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { windowEventNames } from "../../events/index.ts";
import { MountNode, type OnRaised } from "../../internal/testing/MountNode.tsx";
import { notify } from "../../internal/testing/notify.ts";
import { Checkbox, type CheckboxProps } from "./index.ts";

const { requiredFieldMissing } = windowEventNames;

const privacy = (props: Partial<CheckboxProps> = {}): ReactNode => (
  <Checkbox label="Ik ga akkoord" checkboxId="privacy" required {...props} />
);
const box = (): HTMLElement => screen.getByRole("checkbox", { name: "Ik ga akkoord" });
const notifyMissing = (fieldId: string, error: boolean, errorMessage?: string): void =>
  act(() => notify(box(), requiredFieldMissing, { fieldId, error, errorMessage }));

test("has a link beside its label that says it opens a new tab", () => {
  render(privacy({ link: "/privacy", linkLabel: "Privacyverklaring" }));
  const link = screen.getByRole("link", { name: "Privacyverklaring (opent in een nieuw tabblad)" });
  expect(link).toHaveAttribute("href", "/privacy");
  expect(link).toHaveAttribute("target", "_blank");
});

test("adds the owner's name to its own", () => {
  render(
    <>
      <span id="own">Akkoord</span>
      {privacy({ link: "/privacy", "aria-labelledby": "own" })}
    </>,
  );
  expect(screen.getByRole("checkbox")).toHaveAccessibleName("Ik ga akkoord /privacy Akkoord");
});

test.each([
  ["there is none", undefined],
  ["its address is a script", "javascript:alert(1)"],
])("has no link when %s", (_case, link) => {
  render(privacy({ link, linkLabel: "Privacyverklaring" }));
  expect(screen.queryByText(/Privacyverklaring/)).not.toBeInTheDocument();
  expect(box()).toHaveAccessibleName("Ik ga akkoord");
  expect(box()).not.toHaveAttribute("aria-labelledby");
});

test.each([false, true])("sees a missing tick on a notice for any field, even one with error %s", (error) => {
  render(privacy());
  notifyMissing("lastName", error, "Vul uw naam in");
  expect(box()).toHaveAccessibleDescription("Dit veld is verplicht");
});

test("clears its error on the first notice after the tick, and hides it before that", async () => {
  render(privacy());
  notifyMissing("privacy", true);
  await userEvent.click(box());
  expect(box()).not.toHaveAttribute("aria-invalid", "true");
  notifyMissing("lastName", true);
  await userEvent.click(box());
  expect(box()).not.toHaveAttribute("aria-invalid", "true");
});

test("does not mind a missing tick when it is not required", () => {
  render(privacy({ required: false }));
  notifyMissing("privacy", true);
  expect(box()).not.toHaveAttribute("aria-invalid", "true");
});

test("raises change and select on every toggle, with its id and state", async () => {
  const raised = vi.fn<OnRaised>();
  render(<MountNode onRaised={raised}>{privacy({ value: "x" })}</MountNode>);
  await userEvent.click(box());
  await userEvent.click(box());
  expect(raised.mock.calls).toEqual([
    ["change", { checkboxId: "privacy", checked: true }],
    ["select", { value: "checked" }],
    ["change", { checkboxId: "privacy", checked: false }],
    ["select", { value: "" }],
  ]);
});

test("an error that a tick has fixed does not come back with an untick", async () => {
  const notifyFixed = (isChecked: boolean): void => {
    if (isChecked) notify(box(), requiredFieldMissing, { fieldId: "privacy", error: false });
  };
  render(privacy({ onCheckedChange: notifyFixed }));
  notifyMissing("privacy", true);
  await userEvent.click(box());
  await userEvent.click(box());
  expect(box()).not.toBeChecked();
  expect(box()).not.toHaveAttribute("aria-invalid", "true");
});

test("shows the text of its own notice instead of the owner's error, until the owner changes it", () => {
  const { rerender } = render(privacy({ error: "Vink aan" }));
  notifyMissing("lastName", true, "Vul uw naam in");
  expect(box()).toHaveAccessibleDescription("Vink aan");
  notifyMissing("privacy", true, "Eigen tekst");
  expect(box()).toHaveAccessibleDescription("Eigen tekst");
  rerender(privacy({ error: "Nog niet akkoord" }));
  expect(box()).toHaveAccessibleDescription("Nog niet akkoord");
});

test("its own notice clears the owner's error once it is ticked, and one for another field does not", () => {
  render(privacy({ error: "Vink aan", defaultChecked: true }));
  notifyMissing("lastName", false);
  expect(box()).toHaveAccessibleDescription("Vink aan");
  notifyMissing("privacy", false);
  expect(box()).not.toHaveAttribute("aria-invalid", "true");
});
