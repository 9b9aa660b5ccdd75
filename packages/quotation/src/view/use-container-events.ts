import { useWindowEvent, windowEventNames } from "@travel-design/ui";
import { useState, type RefObject } from "react";
import { messages } from "../messages.ts";
import { scrollToAnchor } from "./scroll-to-anchor.ts";

/** What the window events have told the container. */
export interface ContainerState {
  loading: boolean;
  /** The message beside the submit button; empty without one. */
  errorMessage: string;
}

const { containerMissing, containerInvalid, submission } = messages.errors;

/** Listens to the six events a container reacts to. @param anchor the container's element, also where the page scrolls to */
export function useContainerEvents(anchor: RefObject<HTMLElement | null>): ContainerState {
  const [loading, setLoading] = useState(false);
  const [errorMessage, setErrorMessage] = useState("");

  useWindowEvent(anchor, windowEventNames.requiredFieldMissing, ({ error }) => {
    if (error) setErrorMessage(containerMissing);
  });
  useWindowEvent(anchor, windowEventNames.invalidInput, ({ error }) => {
    // A missing answer weighs more than a wrong one, in whichever order they are told.
    if (error) setErrorMessage((shown) => (shown === containerMissing ? shown : containerInvalid));
  });
  useWindowEvent(anchor, windowEventNames.submissionError, (detail) => setErrorMessage(detail?.message || submission));
  useWindowEvent(anchor, windowEventNames.resetErrors, () => setErrorMessage(""));
  useWindowEvent(anchor, windowEventNames.loadingChange, (detail) => setLoading(detail.loading));
  useWindowEvent(anchor, windowEventNames.scrollToTop, () => {
    if (anchor.current) scrollToAnchor(anchor.current);
  });
  return { loading, errorMessage };
}
