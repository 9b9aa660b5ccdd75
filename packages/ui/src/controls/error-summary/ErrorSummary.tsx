import { useId, type ComponentProps, type ReactNode, type Ref } from "react";
import { classNames } from "../../internal/class-names.ts";
import { labelledItems } from "../../internal/labelled-items.ts";

/** One field that needs attention. */
export interface ErrorSummaryItem {
  /** The id of the control. */
  id: string;
  /** The field's name. */
  label: string;
  /** The error as the field shows it. */
  message: string;
}

type NativeProps = Omit<ComponentProps<"section">, "ref" | "children" | "onSelect">;

/** Props of {@link ErrorSummary}; what is not named here goes to the `<section>`. */
export interface ErrorSummaryProps extends NativeProps {
  /** The title of the summary. */
  heading: string;
  /** In the order of the fields; without items nothing is rendered. */
  items: readonly ErrorSummaryItem[];
  /** Asks the owner to focus a field: it knows where the fields are, in any shadow root. */
  onSelect: (id: string) => void;
  /** The heading. Focus it after every failed submit. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The errors that must be fixed, one link per field. Renders a named `<section>`; `ref` is its heading. */
export function ErrorSummary(props: ErrorSummaryProps): ReactNode {
  const { heading, items: given, onSelect, ref, className, ...native } = props;
  const headingId = useId();
  const items = labelledItems(given);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={headingId} {...native} className={classNames("td-error-summary", className)}>
      <h2 className="td-error-summary__heading" id={headingId} ref={ref} tabIndex={-1}>
        {heading}
      </h2>
      <ul className="td-error-summary__list">
        {items.map(({ id, label, message }) => (
          <li className="td-error-summary__item" key={id}>
            <a
              className="td-error-summary__link"
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onSelect(id);
              }}
            >
              {label.endsWith("?") ? `${label} ${message}` : `${label}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
