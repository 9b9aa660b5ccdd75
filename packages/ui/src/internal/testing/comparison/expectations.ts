import { act } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { nativeExpectations } from "./native-expectations.tsx";
import { mountPeer } from "./mount-peer.tsx";
import { peerLabel, type Peer } from "./peer.ts";

/** Fails if a control does not meet the expectation. */
export type Expectation = (peer: Peer) => Promise<void> | void;

/** An expectation that is not met fails soon. */
const soon = { timeout: 1000 };

const callback = () => vi.fn<(value?: string) => void>();

/** Expectations that controls of any library should meet, by the sentence that the table shows. */
export const expectations: Readonly<Record<string, Expectation>> = {
  "Its label names it": (peer) => {
    expect(mountPeer(peer).control).toHaveAccessibleName(new RegExp(peerLabel));
  },
  "It has the id that its owner gives": (peer) => {
    expect(mountPeer(peer, { id: "eigen" }).form.querySelector("#eigen")).not.toBeNull();
  },
  "A reference to another element is added to its name": (peer) => {
    const { control } = mountPeer(peer, { "aria-labelledby": "uitleg" });
    expect(control).toHaveAccessibleName(/Uitleg van de pagina/);
    expect(control).toHaveAccessibleName(new RegExp(peerLabel));
  },
  "Its description is read out": (peer) => {
    const { control } = mountPeer(peer, { description: "Zoals in uw paspoort" });
    expect(control).toHaveAccessibleDescription(/Zoals in uw paspoort/);
  },
  "A reference to another element is added to its description": (peer) => {
    const { control } = mountPeer(peer, { error: "Fout", "aria-describedby": "uitleg" });
    expect(control).toHaveAccessibleDescription(/Uitleg van de pagina/);
    expect(control).toHaveAccessibleDescription(/Fout/);
  },
  "An error is read out": (peer) => {
    expect(mountPeer(peer, { error: "Kies iets" }).control).toHaveAccessibleDescription(/Kies iets/);
  },
  "An error marks it as invalid": (peer) => {
    expect(mountPeer(peer, { error: "Kies iets" }).control).toHaveAttribute("aria-invalid", "true");
    expect(mountPeer(peer).control).not.toHaveAttribute("aria-invalid", "true");
  },
  "An error fails native validation": (peer) => {
    expect(mountPeer(peer, { error: "Kies iets" }).form.checkValidity()).toBe(false);
  },
  "Required and empty fails native validation": (peer) => {
    expect(mountPeer(peer, { required: true, valueSource: "empty" }).form.checkValidity()).toBe(false);
    expect(mountPeer(peer, { valueSource: "empty" }).form.checkValidity()).toBe(true);
  },
  "Required and filled in passes native validation": async (peer) => {
    const { form, visit } = mountPeer(peer, { required: true });
    if (!peer.first) await visit();
    await expect.poll(() => form.checkValidity(), soon).toBe(true);
  },
  "It submits its initial value": (peer) => {
    expect(mountPeer(peer).submitted()).toBe(peer.first);
  },
  "It submits what a visitor enters with the keyboard": async (peer) => {
    const { submitted, visit } = mountPeer(peer);
    await visit();
    await expect.poll(submitted, soon).toBe(peer.second);
  },
  "It submits with the form that its attribute names": async (peer) => {
    const { form, submitted, visit } = mountPeer(peer, { form: "ander" });
    if (!peer.first) await visit();
    const other = form.ownerDocument.querySelector<HTMLFormElement>("#ander");
    await expect.poll(() => other && new FormData(other).get("proef"), soon).toBe(peer.first || peer.second);
    expect(submitted()).toBe("");
  },
  "Disabled, it submits nothing": (peer) => {
    expect(mountPeer(peer, { disabled: true }).submitted()).toBe("");
  },
  "Disabled, it is skipped by the Tab key": async (peer) => {
    const { form } = mountPeer(peer, { disabled: true });
    await userEvent.tab();
    expect(form.contains(form.ownerDocument.activeElement)).toBe(false);
  },
  "Disabled, it is announced as such": (peer) => {
    const { control } = mountPeer(peer, { disabled: true });
    expect(control.matches(":disabled, [aria-disabled=true]")).toBe(true);
  },
  "Read-only, it gets focus": async (peer) => {
    const { control } = mountPeer(peer, { readOnly: true });
    await userEvent.tab();
    expect(control).toHaveFocus();
  },
  "Read-only, it cannot be changed and submits its value": async (peer) => {
    const { submitted, visit } = mountPeer(peer, { readOnly: true });
    await visit();
    expect(submitted()).toBe(peer.first);
  },
  "Read-only, it is announced as such": (peer) => {
    expect(mountPeer(peer, { readOnly: true }).control.matches("[readonly], [aria-readonly=true]")).toBe(true);
  },
  "It reports a change": async (peer) => {
    const onValueChange = callback();
    await mountPeer(peer, { onValueChange }).visit();
    await expect.poll(() => onValueChange.mock.lastCall?.[0], soon).toBe(peer.second);
  },
  "It keeps the value of an owner that ignores a change": async (peer) => {
    const { submitted, visit } = mountPeer(peer, { valueSource: "owner" });
    await visit();
    await userEvent.tab();
    await expect.poll(submitted, soon).toBe(peer.first);
  },
  "A reset of the form restores its initial value": async (peer) => {
    const { form, submitted, visit } = mountPeer(peer);
    await visit();
    await expect.poll(submitted, soon).toBe(peer.second);
    act(() => form.reset());
    await expect.poll(submitted, soon).toBe(peer.first);
  },
  "It reports a reset of the form": async (peer) => {
    const onValueChange = callback();
    const { form, visit } = mountPeer(peer, { onValueChange });
    await visit();
    await expect.poll(() => onValueChange.mock.lastCall?.[0], soon).toBe(peer.second);
    act(() => form.reset());
    await expect.poll(() => onValueChange.mock.lastCall?.[0], soon).toBe(peer.first);
  },
  "It can be changed again after a reset": async (peer) => {
    const { form, submitted, visit } = mountPeer(peer);
    await visit();
    act(() => form.reset());
    await expect.poll(submitted, soon).toBe(peer.first);
    await visit();
    await expect.poll(submitted, soon).toBe(peer.second);
  },
  "It calls its owner's handlers for focus": async (peer) => {
    const [onFocus, onBlur] = [callback(), callback()];
    const { control, leave } = mountPeer(peer, { onFocus, onBlur });
    // Not by Tab, which begins where the previous case clicked.
    control.focus();
    expect(onFocus).toHaveBeenCalled();
    await leave();
    await expect.poll(() => onBlur.mock.calls.length, soon).toBeGreaterThan(0);
  },
  "It calls its owner's handler for keys": async (peer) => {
    const onKeyDown = callback();
    await mountPeer(peer, { onKeyDown }).visit();
    expect(onKeyDown).toHaveBeenCalled();
  },
  "Further attributes reach the page": (peer) => {
    expect(mountPeer(peer, { "data-extra": "ja" }).form.querySelector("[data-extra=ja]")).not.toBeNull();
  },
  "Its ref is an element of it": (peer) => {
    const ref = vi.fn<(element: Element | null) => void>();
    const { form } = mountPeer(peer, { ref });
    expect(form.contains(ref.mock.lastCall?.[0] ?? null)).toBe(true);
  },
  "A press on its label reaches it": async (peer) => {
    const { form, control, submitted } = mountPeer(peer);
    const isLabel = ({ textContent }: Element): boolean => textContent?.trim() === peerLabel;
    // The innermost element, because some libraries have no `<label>`.
    const label = [...form.querySelectorAll("*")].findLast(isLabel);
    if (label) await userEvent.click(label);
    if (peer.kind === "checkbox") await expect.poll(submitted, soon).toBe(peer.second);
    else expect(control).toHaveFocus();
  },
  "A server renders it with its label": (peer) => {
    expect(renderToString(peer.create({}))).toContain(peerLabel);
  },
  ...nativeExpectations,
};
