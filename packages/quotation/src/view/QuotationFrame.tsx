import { Button, LoadingOverlay, useHostEvents } from "@travel-design/ui";
import { hostEventNames } from "@travel-design/ui/models";
import { useSyncExternalStore, type ReactNode, type Ref, type SubmitEvent } from "react";
import { messages as dutch, type FormMessages } from "../messages.ts";

/** Settings of the container. */
export interface QuotationContainerSettings {
  /** Precedes the last name in the greeting. */
  salutation?: string;
  /** Without it there is no greeting. */
  lastName?: string;
  /** The title. Without it there is no heading. */
  title?: string;
  /** The first paragraph below the title. */
  paragraph1?: string;
  /** The second paragraph below the title. */
  paragraph2?: string;
  /** Label of the submit button. */
  placeholderButton?: string;
  /** Leaves out the button that goes back one step. */
  hideGoBackButton?: boolean;
}

/** Props of {@link QuotationFrame}. */
export interface QuotationFrameProps extends QuotationContainerSettings {
  /** Whether something is being fetched or submitted. */
  loading: boolean;
  /** What screen readers announce meanwhile. By default that the request is being submitted. */
  loadingStatus?: string | undefined;
  /** The message beside the submit button; empty for no error. */
  errorMessage: string;
  /** The message that may follow while `loading`: its place is kept free, so that nothing moves long after a press. */
  awaitedError?: string;
  /** The texts that are not settings. By default Dutch. */
  messages?: FormMessages | undefined;
  ref?: Ref<HTMLElement>;
  /** The form body. */
  children?: ReactNode;
  /** The heading, which gets focus when a step begins. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The error message, which gets focus when the submission failed. */
  errorRef?: Ref<HTMLDivElement>;
  /** Rendered after the title, before the paragraphs. */
  summary?: ReactNode;
  /** Rendered after the buttons and the error message. */
  footer?: ReactNode;
  onSubmit?: ((form: HTMLFormElement) => void) | undefined;
  onNavigateBack?: (() => void) | undefined;
}

const never = (): (() => void) => () => {};
/** False on the server and during hydration, then true. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The frame of the request: greeting, texts, form body, buttons and error message. Renders a `<form>` in a `<section>`. */
export function QuotationFrame(props: QuotationFrameProps): ReactNode {
  const { title, paragraph1, paragraph2, placeholderButton, hideGoBackButton, loading, errorMessage } = props;
  const { ref, messages = dutch, children, titleRef, errorRef, summary, footer } = props;
  const { loadingStatus = messages.submitting } = props;
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
    <section ref={ref} className="td-quotation-container">
      {/* The overlay is outside the busy form, because screen readers may ignore status messages inside it. */}
      {/* Answers must not end up in a URL: the button does not submit before hydration, and the method is not GET. */}
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
        {summary}
        {paragraph1 && <p className="td-quotation-container__text">{paragraph1}</p>}
        {paragraph2 && <p className="td-quotation-container__text">{paragraph2}</p>}
        {children}
        <div className="td-quotation-container__actions">
          {!hideGoBackButton && (
            <Button type="button" variant="outline" label={messages.back} disabled={loading} onClick={goBack} />
          )}
          <Button type={isHydrated ? "submit" : "button"} label={placeholderButton} disabled={loading} forward icon />
          <div
            className="td-quotation-container__error"
            role="alert"
            tabIndex={-1}
            ref={errorRef}
            data-awaited={(loading && props.awaitedError) || undefined}
          >
            {errorMessage}
          </div>
        </div>
        {footer}
      </form>
      {/* In English on every site, as specified. */}
      <LoadingOverlay loading={loading} label="Loading" labelLang="en" status={loadingStatus} />
    </section>
  );
}
