import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Checkbox, Input } from "../index.ts";
import { containNativeEvents } from "./contain-native-events.ts";
import { dispatchWindowEvent, HostEvents, hostEventNames, windowEventNames } from "./index.ts";

/** Mounts a block as a page does: a node and a React root of its own. */
function mount(block: ReactNode): HTMLElement {
  const node = document.body.appendChild(document.createElement("div"));
  const root = createRoot(node);
  const release = containNativeEvents(node);
  root.render(<HostEvents node={node}>{block}</HostEvents>);
  onTestFinished(() => {
    release();
    root.unmount();
    node.remove();
  });
  return node;
}

const field = (name: string): Promise<HTMLElement> => screen.findByRole("textbox", { name });

test("a notice from one React root reaches the right field in another", async () => {
  const sender = mount("De afzender");
  mount(<Input label="Achternaam" fieldId="lastName" />);
  mount(<Input label="Voornaam" fieldId="firstName" />);
  await field("Voornaam");
  const { requiredFieldMissing, invalidInput } = windowEventNames;

  dispatchWindowEvent(sender, requiredFieldMissing, { fieldId: "lastName", error: true });
  await expect.element(await field("Achternaam")).toHaveAccessibleDescription("Dit veld is verplicht");
  expect(await field("Voornaam")).not.toHaveAccessibleDescription();

  dispatchWindowEvent(sender, requiredFieldMissing, { fieldId: "lastName", error: false });
  await expect.element(await field("Achternaam")).not.toHaveAccessibleDescription();

  dispatchWindowEvent(sender, invalidInput, { fieldId: "firstName", error: true });
  await expect.element(await field("Voornaam")).toHaveAccessibleDescription("Ongeldige invoer");
});

test("a listener on the node or above receives one event per action", async () => {
  const node = mount(
    <>
      <Checkbox label="Nieuwsbrief" checkboxId="newsletter" />
      <Input label="Plaats" />
    </>,
  );
  const received = vi.fn<(name: string, detail: unknown) => void>();
  const listener = (event: Event): void => received(event.type, event instanceof CustomEvent ? event.detail : "native");
  const listeners = [node, document.body].flatMap((target) =>
    Object.values(hostEventNames).map((name) => ({ target, name })),
  );
  for (const { target, name } of listeners) target.addEventListener(name, listener);
  onTestFinished(() => {
    for (const { target, name } of listeners) target.removeEventListener(name, listener);
  });

  await userEvent.click(await screen.findByRole("checkbox", { name: "Nieuwsbrief" }));
  const change = ["change", { checkboxId: "newsletter", checked: true }];
  const select = ["select", { value: "checked" }];
  expect(received.mock.calls).toEqual([change, change, select, select]);

  received.mockClear();
  await userEvent.fill(await field("Plaats"), "Ede");
  expect(received).not.toHaveBeenCalled();
  await expect.element(await field("Plaats")).toHaveValue("Ede");
});
