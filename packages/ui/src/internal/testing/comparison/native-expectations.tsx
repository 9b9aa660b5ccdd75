import { act, fireEvent, render } from "@testing-library/react";
import { useActionState, useEffect, type ReactElement, type ReactNode } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { expect, vi } from "vitest";
import { hydrateAfter } from "../hydrate-after.ts";
import { findPeer, mountPeer } from "./mount-peer.tsx";
import type { Expectation } from "./expectations.ts";
import { peerName, type Peer, type PeerProps } from "./peer.ts";

const soon = { timeout: 1000 };

/** The values of a peer, as they appear in its native element. */
const firstText = ({ kind, first }: Peer): string => (kind === "combobox" ? "Japan" : first);
const secondText = ({ kind, second }: Peer): string => (kind === "combobox" ? "Kenia" : second);

/** Gives a native element a value as a script does: without an event. */
function assign(peer: Peer, control: HTMLElement, value = secondText(peer)): void {
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value !== "";
  else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
  else throw new Error("The control is no native element.");
}

/** A form whose action returns what was submitted, which becomes the default value: React's documented pattern. */
function ActionForm({ peer }: { peer: Peer }): ReactNode {
  const submit = (_previous: string, data: FormData): string => String(data.get(peerName) ?? "");
  const [initial, action] = useActionState(submit, peer.first);
  return <form action={action}>{peer.create({ initial })}</form>;
}

interface HookForm {
  proef: unknown;
}

/** A control that react-hook-form registers. */
function renderRegistered(peer: Peer) {
  const submit = vi.fn<(values: HookForm) => void>();
  const initial = peer.kind === "checkbox" ? true : firstText(peer);
  const forms: UseFormReturn<HookForm>[] = [];
  function Registered({ count }: { count: number }): ReactElement {
    const form = useForm<HookForm>({ defaultValues: { proef: initial } });
    useEffect(() => void forms.push(form), [form]);
    const { ref, onBlur, onChange } = form.register(peerName);
    const props: PeerProps = {
      ref,
      onBlur: () => void onBlur({ target: { name: peerName }, type: "blur" }),
      onChange: (event) => void onChange(event),
      valueSource: "empty",
    };
    return (
      <form data-count={count} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        {peer.create(props)}
      </form>
    );
  }
  const { container, rerender } = render(<Registered count={0} />);
  return {
    ...findPeer(peer, container),
    form: () => forms.at(-1),
    rerender: () => rerender(<Registered count={1} />),
    async submittedValue() {
      await act(async () => container.querySelector("form")?.requestSubmit());
      return submit.mock.lastCall?.[0].proef;
    },
  };
}

/** A value that was entered, as an option or as its text. */
const enteredIn = (peer: Peer) =>
  expect.toSatisfy((value: unknown) => value === peer.second || value === secondText(peer));

/** What a native control shows. */
const shownIn = (control: HTMLElement): unknown => {
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
  return "value" in control ? control.value : undefined;
};

const withHookForm: Readonly<Record<string, Expectation>> = {
  "Registered with react-hook-form, it shows and submits the default value": async (peer) => {
    const { control, submitted, submittedValue } = renderRegistered(peer);
    await expect.poll(submitted, soon).toBe(peer.first);
    expect(await submittedValue()).toBe(shownIn(control));
  },
  "Registered with react-hook-form, it submits what a visitor enters": async (peer) => {
    const { control, visit, submittedValue } = renderRegistered(peer);
    await visit();
    await expect.poll(submittedValue, soon).toBe(shownIn(control));
    expect(await submittedValue()).toEqual(peer.kind === "checkbox" ? false : enteredIn(peer));
  },
  "Registered with react-hook-form, it shows and submits what a script sets": async (peer) => {
    const { control, form, rerender, submitted, submittedValue } = renderRegistered(peer);
    act(() => form()?.setValue(peerName, peer.kind === "checkbox" ? false : secondText(peer)));
    rerender();
    await expect.poll(submitted, soon).toBe(peer.second);
    expect(await submittedValue()).toBe(shownIn(control));
  },
  "Registered with react-hook-form, the library's reset restores it": async (peer) => {
    const { form, submitted, visit } = renderRegistered(peer);
    await visit();
    await expect.poll(submitted, soon).toBe(peer.second);
    act(() => form()?.reset());
    await expect.poll(submitted, soon).toBe(peer.first);
  },
};

/** Expectations that plain elements meet, because React leaves their value to the browser. */
export const nativeExpectations: Readonly<Record<string, Expectation>> = {
  "It keeps the value that a script sets, after a render": async (peer) => {
    const { control, rerender, submitted } = mountPeer(peer);
    assign(peer, control);
    rerender({ "data-extra": "ja" });
    await expect.poll(submitted, soon).toBe(peer.second);
    expect(control).toHaveAttribute("data-extra");
  },
  "It reports a change event without an input event": async (peer) => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { control, submitted } = mountPeer(peer, { onValueChange });
    if (peer.kind === "checkbox") fireEvent.click(control);
    else fireEvent.change(control, { target: { value: secondText(peer) } });
    await expect.poll(() => onValueChange.mock.lastCall?.[0], soon).toEqual(enteredIn(peer));
    expect(submitted()).toEqual(enteredIn(peer));
  },
  "It reports what a script enters with the events of a browser": async (peer) => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { control } = mountPeer(peer, { onValueChange });
    if (peer.kind === "checkbox") act(() => control.click());
    else {
      assign(peer, control);
      fireEvent(control, new InputEvent("input", { bubbles: true }));
      fireEvent(control, new Event("change", { bubbles: true }));
    }
    await expect.poll(() => onValueChange.mock.lastCall?.[0], soon).toEqual(enteredIn(peer));
  },
  "It keeps what was filled in before hydration": async (peer) => {
    const page = await hydrateAfter(<form>{peer.create({})}</form>, (container) =>
      assign(peer, findPeer(peer, container).control),
    );
    await expect.poll(findPeer(peer, page).submitted, soon).toBe(peer.second);
  },
  "A reset restores the latest default value": async (peer) => {
    const { form, rerender, submitted } = mountPeer(peer);
    rerender({ initial: peer.second });
    act(() => form.reset());
    await expect.poll(submitted, soon).toBe(peer.second);
  },
  "A form action whose result becomes the default value keeps what was entered": async (peer) => {
    const { container } = render(<ActionForm peer={peer} />);
    const { form, submitted, visit } = findPeer(peer, container);
    const onReset = vi.fn<() => void>();
    form.addEventListener("reset", onReset);
    await visit();
    await act(async () => form.requestSubmit());
    await expect.poll(() => onReset.mock.calls.length, soon).toBeGreaterThan(0);
    await expect.poll(submitted, soon).toBe(peer.second);
    // The reset of some libraries takes a moment.
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    expect(submitted()).toBe(peer.second);
  },
  "In a disabled fieldset, it is disabled and submits nothing": (peer) => {
    const { container } = render(
      <form>
        <fieldset disabled>{peer.create({})}</fieldset>
      </form>,
    );
    const { control, submitted } = findPeer(peer, container);
    expect(submitted()).toBe("");
    expect(control.matches(":disabled, [aria-disabled=true]")).toBe(true);
  },
  ...withHookForm,
};
