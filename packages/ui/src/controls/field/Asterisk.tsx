import type { ReactNode } from "react";

/** Marks a required field for the eye; screen readers announce the attribute `required`. The style sheet has the asterisk, so that the label's text is only its words. Renders a `<span>`. */
export const Asterisk = (): ReactNode => <span className="td-field__asterisk" aria-hidden="true" />;
