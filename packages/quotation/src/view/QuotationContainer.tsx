import { useController } from "@travel-design/ui/parts";
import { useRef, type ReactNode } from "react";
import { createFormFrame, initialFormFrameState } from "../frame/index.ts";
import { messages as dutch, type FormMessages } from "../messages.ts";
import { QuotationFrame, type QuotationContainerSettings } from "./QuotationFrame.tsx";

/** Props of {@link QuotationContainer}. */
export interface QuotationContainerProps extends QuotationContainerSettings {
  /** The texts that are not settings. By default Dutch. */
  messages?: FormMessages;
  /** The form body. */
  children?: ReactNode;
  onSubmit?(form: HTMLFormElement): void;
  onNavigateBack?(): void;
}

/**
 * The frame of a request whose fields are other blocks: it follows the window events that they and the page dispatch. Renders a `<form>` in a
 * `<section>`.
 */
export function QuotationContainer(props: QuotationContainerProps): ReactNode {
  const { messages = dutch } = props;
  const section = useRef<HTMLElement>(null);
  const [state] = useController(section, (element) => createFormFrame(element, messages.errors), initialFormFrameState);
  return <QuotationFrame {...props} {...state} ref={section} />;
}
