import { createContext } from "react";

/** Errors of the form around a field, by the name of the field. */
export const FormErrors = createContext<ReadonlyMap<string | undefined, string>>(new Map());
