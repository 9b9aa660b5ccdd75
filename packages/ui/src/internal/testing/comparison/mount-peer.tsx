import { render } from "@testing-library/react";
import { userEvent } from "vitest/browser";
import { peerName, type Peer, type PeerProps } from "./peer.ts";

/** A control of any library in a form. */
export interface MountedPeer {
  control: HTMLElement;
  form: HTMLFormElement;
  /** What the form would submit for the control; empty for nothing. */
  submitted(): string;
  /** Changes the value as a visitor with a keyboard does. */
  visit(): Promise<void>;
}

/** Renders a control between an explanation and a button, in a form. */
export function mountPeer(peer: Peer, props: PeerProps = {}): MountedPeer {
  const { container } = render(
    <>
      <p id="uitleg">Uitleg van de pagina</p>
      <form id="ander" aria-label="Ander formulier" onSubmit={(event) => event.preventDefault()} />
      <form aria-label="Formulier" onSubmit={(event) => event.preventDefault()}>
        {peer.create(props)}
      </form>
      <button type="button">Verder</button>
    </>,
  );
  const form = container.querySelectorAll("form")[1];
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
