import { useEffect } from "react";
import { advise } from "../model/advice.ts";
import { useForm } from "./form-context.ts";

/** Adds helpful sentences to the errors of the step. */
export function useAdvice(): void {
  const { dispatch } = useForm();
  useEffect(() => dispatch({ type: "adviceLoaded", advise }), [dispatch]);
}
