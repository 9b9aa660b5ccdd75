import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { onTestFinished, vi } from "vitest";
import type { Host } from "./host.ts";
import type { ControlElement } from "./subject.ts";

/** Something rendered in a host. */
export interface Staged {
  /** The element it was rendered into. */
  container: HTMLElement;
  /** Renders something else in its place. */
  rerender(element: ReactElement): void;
}

/** Synthetic shadow takes in what was put into it when its observer runs: a microtask later. */
const settle = (): Promise<void> => act(async () => undefined);

function mount(host: Host): HTMLElement {
  const { container, remove } = host.mount();
  onTestFinished(remove);
  return container;
}

/** Renders something in a host, and removes it at the end of the test. */
export async function stage(host: Host, element: ReactElement): Promise<Staged> {
  const { container, rerender } = render(element, { container: mount(host) });
  await settle();
  return { container, rerender: rerender };
}

/** What became of a server's HTML. */
export interface TakenOver {
  /** The first element that the server sent. */
  before: Element | null;
  /** The first element once React runs. */
  after: Element | null;
  /** What React and the console had to say about it. */
  errors: unknown[];
}

/** Renders something on a server, puts the HTML in a host, and hydrates it. */
export async function stageFromServer(host: Host, element: ReactElement): Promise<TakenOver> {
  const container = mount(host);
  const errors: unknown[] = [];
  const onConsole = vi.spyOn(console, "error").mockImplementation((...message) => void errors.push(message));
  container.innerHTML = renderToString(element);
  const before = container.firstElementChild;
  render(element, { container, hydrate: true, onRecoverableError: (error) => void errors.push(error) });
  await settle();
  onConsole.mockRestore();
  return { before, after: container.firstElementChild, errors };
}

/** The native element of the only rendered control. @throws Error when there is none */
export function controlIn(container: Element): ControlElement {
  const control = container.querySelector<ControlElement>("input:not([type=hidden]), select, textarea");
  if (!control) throw new Error("There is no input, select or textarea: a control is made of a native element.");
  return control;
}

function visibleText(element: Element): string {
  const copy = element.ownerDocument.importNode(element, true);
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (copy.textContent ?? "").trim();
}

/** The element that says what is wrong with a control: of radio buttons, their group. */
export const describedElement = (control: Element): Element => control.closest("[role=radiogroup]") ?? control;

/** The name the browser gives a control: the text of its labels, without what is hidden from readers. */
export const nameOf = (control: ControlElement): string => [...(control.labels ?? [])].map(visibleText).join(" ");

/** The description of a control: the texts its `aria-describedby` points at, in the root that it is in. */
export function descriptionOf(control: Element): string {
  const root = control.getRootNode();
  const ids = describedElement(control).getAttribute("aria-describedby")?.split(" ") ?? [];
  if (!(root instanceof Document || root instanceof ShadowRoot)) return "";
  return ids.map((id) => root.querySelector(`[id="${id}"]`)?.textContent ?? `(nothing has the id ${id})`).join(" ");
}
