import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import * as messages from "../../messages/index.ts";

/** Props of {@link LoadingOverlay}; what is not named here goes to the `<div>`. */
export interface LoadingOverlayProps extends Omit<ComponentProps<"div">, "children"> {
  loading: boolean;
  /** The spinner's alternative text, which also stands under it. */
  label?: string | undefined;
  /** What screen readers hear when loading begins, politely. */
  status?: string | undefined;
}

/**
 * Covers its nearest positioned ancestor while something is being sent. Render it always: readers only hear a status
 * whose element was there before its text. The ancestor carries `aria-busy`. Renders a `<div>`; `ref` is
 * the div.
 */
export function LoadingOverlay(props: LoadingOverlayProps): ReactNode {
  const { loading, label = messages.loading, status, className, ...native } = props;
  return (
    <div {...native} className={classNames("td-loading-overlay", className)} data-loading={loading ? "" : undefined}>
      <output className="td-visually-hidden">{loading && status}</output>
      {loading && (
        <span className="td-loading-overlay__veil">
          <span className="td-loading-overlay__center">
            <span className="td-loading-overlay__spinner" role="img" aria-label={label} />
            <span className="td-loading-overlay__label" aria-hidden="true">
              {label}
            </span>
          </span>
        </span>
      )}
    </div>
  );
}
