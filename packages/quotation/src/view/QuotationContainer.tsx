import { Button, hostEventNames, LoadingOverlay, useHostEvents } from "@travel-design/ui";
import { useRef, useSyncExternalStore, type ReactNode, type Ref, type SubmitEvent } from "react";
import { messages } from "../messages.ts";
import { useContainerEvents } from "./use-container-events.ts";
import "./QuotationContainer.css";

/** What a site builder sets on the container. */
export interface QuotationContainerSettings {
  /** Stands in the greeting, before the last name. */
  salutation?: string;
  /** The greeting shows only when this is set. */
  lastName?: string;
  title?: string;
  paragraph1?: string;
  paragraph2?: string;
  /** Label of the submit button. */
  placeholderButton?: string;
  hideGoBackButton?: boolean;
}

/** Props of {@link QuotationContainer}. */
export interface QuotationContainerProps extends QuotationContainerSettings {
  /** The form body. */
  children?: ReactNode;
  /** The heading, which takes focus when a step begins. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The error area, which takes focus when a request could not be sent. */
  errorRef?: Ref<HTMLDivElement>;
  onSubmit?(form: HTMLFormElement): void;
  onNavigateBack?(): void;
}

const never = (): (() => void) => () => {};
/** False on the server and until React has taken over, true from then on. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The frame of the request: greeting, texts, form body, buttons and error message. Renders a `<form>` in a `<section>`. */
export function QuotationContainer(props: QuotationContainerProps): ReactNode {
  const { title, paragraph1, paragraph2, placeholderButton, hideGoBackButton, children, titleRef, errorRef } = props;
  const anchor = useRef<HTMLElement>(null);
  const { loading, errorMessage } = useContainerEvents(anchor);
  const raise = useHostEvents();
  const isHydrated = useIsHydrated();

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    raise(hostEventNames.submit, null);
    props.onSubmit?.(event.currentTarget);
  };
  const goBack = (): void => {
    raise(hostEventNames.navigateBack, null);
    props.onNavigateBack?.();
  };

  return (
    <section ref={anchor} className="td-quotation-container">
      {/* The busy part leaves out the overlay, whose status readers must hear. */}
      {/* Answers never reach an address: until React listens the button submits nothing, and the method is not GET. */}
      <form className="td-quotation-container__form" method="post" noValidate aria-busy={loading} onSubmit={submit}>
        {props.lastName && (
          <p className="td-quotation-container__greeting">
            {messages.greeting(props.salutation ?? "", props.lastName)}
          </p>
        )}
        {title && (
          <h2 className="td-quotation-container__title" ref={titleRef} tabIndex={-1}>
            {title}
          </h2>
        )}
        {paragraph1 && <p className="td-quotation-container__text">{paragraph1}</p>}
        {paragraph2 && <p className="td-quotation-container__text">{paragraph2}</p>}
        {children}
        <div className="td-quotation-container__actions">
          {!hideGoBackButton && (
            <Button type="button" variant="outline" label={messages.back} disabled={loading} onClick={goBack} />
          )}
          <Button type={isHydrated ? "submit" : "button"} label={placeholderButton} disabled={loading} forward icon />
          <div className="td-quotation-container__error" role="alert" tabIndex={-1} ref={errorRef}>
            {errorMessage}
          </div>
        </div>
      </form>
      <LoadingOverlay loading={loading} status={messages.sending} />
    </section>
  );
}
