import { renderToString } from "react-dom/server";
import { PlainForm } from "./plain-form.tsx";

/** The plain form's first step as HTML. */
export const plainForm = (): string => renderToString(<PlainForm />);
