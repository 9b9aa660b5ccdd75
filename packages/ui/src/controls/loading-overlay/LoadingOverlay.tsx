import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { actions, useMessages } from "../../messages/index.ts";

/** Props of {@link LoadingOverlay}; what is not named here goes to the `<div>`. */
export interface LoadingOverlayProps extends Omit<ComponentProps<"div">, "children"> {
  /** Whether something is being loaded. */
  loading: boolean;
  /** The spinner's alternative text. @default "Bezig met laden" */
  label?: string | undefined;
  /** The language of `label`, if it is another one than the page's. */
  labelLang?: string | undefined;
  /** The text below the spinner, which screen readers announce politely when loading begins. */
  status?: string | undefined;
}

/**
 * Covers its nearest positioned ancestor while something is being submitted. Render it always, because screen readers only
 * announce a status whose element existed before its text. What it covers has `aria-busy`. Renders a `<div>`; `ref` is the
 * `<div>`.
 */
export function LoadingOverlay(props: LoadingOverlayProps): ReactNode {
  const { loading, label, labelLang, status, className, ...native } = props;
  const messages = useMessages(actions);
  return (
    <div {...native} className={classNames("td-loading-overlay", className)} data-loading={loading ? "" : undefined}>
      <output className="td-visually-hidden">{loading && status}</output>
      {loading && (
        <span className="td-loading-overlay__veil">
          <span className="td-loading-overlay__center">
            <span
              className="td-loading-overlay__spinner"
              role="img"
              lang={labelLang}
              aria-label={label || messages.loading}
            />
            <span className="td-loading-overlay__status" aria-hidden="true">
              {status}
            </span>
          </span>
        </span>
      )}
    </div>
  );
}
