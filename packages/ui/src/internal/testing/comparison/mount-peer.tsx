import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { userEvent } from "vitest/browser";
import { peerName, type Peer, type PeerProps } from "./peer.ts";

/** A control of any library in a form. */
export interface MountedPeer {
  control: HTMLElement;
  form: HTMLFormElement;
  /** Clicks beside the control. */
  leave(): Promise<void>;
  /** What the form would submit for the control; empty for nothing. */
  submitted(): string;
  /** Changes the value as a visitor with a keyboard does. */
  visit(): Promise<void>;
  /** Renders it again, with other props. */
  rerender(props: PeerProps): void;
}

/** Renders a control between an explanation and a button, in a form. */
export function mountPeer(peer: Peer, props: PeerProps = {}): MountedPeer {
  const page = (own: PeerProps): ReactElement => (
    <>
      <p id="uitleg">Uitleg van de pagina</p>
      <form id="ander" aria-label="Ander formulier" onSubmit={(event) => event.preventDefault()} />
      <form aria-label="Formulier" onSubmit={(event) => event.preventDefault()}>
        {peer.create(own)}
      </form>
      <button type="button">Verder</button>
    </>
  );
  const { container, rerender } = render(page(props));
  return {
    ...findPeer(peer, container),
    leave: () => userEvent.click(container.querySelector("p") ?? container),
    rerender: (next) => rerender(page(next)),
  };
}

/** Finds a control in the last form of a page. */
export function findPeer(peer: Peer, container: Element): Omit<MountedPeer, "leave" | "rerender"> {
  const form = [...container.querySelectorAll("form")].at(-1);
  const control = form?.querySelector<HTMLElement>(peer.selector);
  if (!form || !control) throw new Error("The control is not rendered.");
  return {
    control,
    form,
    submitted: () => String(new FormData(form).get(peerName) ?? ""),
    async visit() {
      // A date field would go on at its last segment.
      control.blur();
      control.focus();
      await userEvent.keyboard(peer.keys);
    },
  };
}
