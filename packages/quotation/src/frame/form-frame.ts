import { createStateStore } from "@travel-design/ui/internal";
import { listenToWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { messages, type FormMessages } from "../messages.ts";
import { scrollToElement } from "./scroll-to-element.ts";

/** What the frame of the request form renders. */
export interface FormFrameState {
  /** Whether a request is being submitted. */
  loading: boolean;
  /** The message beside the submit button; empty for no error. */
  errorMessage: string;
}

/** Follows the window events about the request form, without React. */
export interface FormFrame {
  getState(): FormFrameState;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Removes all listeners. */
  destroy(): void;
}

/** The state before any event. */
export const initialFormFrameState: FormFrameState = { loading: false, errorMessage: "" };

/**
 * Observes the window events that the request form and its fields dispatch.
 *
 * @param element the frame: it names the window, and `scrollToTop` scrolls to it
 * @param errors the error messages; by default Dutch
 * @example
 * const frame = createFormFrame(section);
 * frame.subscribe(() => render(frame.getState()));
 */
export function createFormFrame(
  element: Element,
  { containerMissing, containerInvalid, submission }: FormMessages["errors"] = messages.errors,
): FormFrame {
  const { getState, setState, subscribe } = createStateStore(initialFormFrameState);

  const removeListeners = [
    listenToWindowEvent(element, windowEventNames.requiredFieldMissing, ({ error }) => {
      if (error) setState({ errorMessage: containerMissing });
    }),
    listenToWindowEvent(element, windowEventNames.invalidInput, ({ error }) => {
      // A missing answer takes precedence over an invalid one, in any order of the events.
      if (error && getState().errorMessage !== containerMissing) setState({ errorMessage: containerInvalid });
    }),
    listenToWindowEvent(element, windowEventNames.submissionError, ({ message }) => {
      setState({ errorMessage: message || submission });
    }),
    listenToWindowEvent(element, windowEventNames.resetErrors, () => void setState({ errorMessage: "" })),
    listenToWindowEvent(element, windowEventNames.loadingChange, ({ loading }) => void setState({ loading })),
    listenToWindowEvent(element, windowEventNames.scrollToTop, () => scrollToElement(element)),
  ];
  return {
    getState,
    subscribe,
    destroy() {
      for (const remove of removeListeners) remove();
    },
  };
}
