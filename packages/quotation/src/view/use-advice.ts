import { useEffect } from "react";
import { adviseIn } from "../model/advice.ts";
import { useForm } from "./form-context.ts";
import { useLaterStepMessages } from "./use-later-step-messages.ts";

/** Adds helpful sentences to the errors of the step. */
export function useAdvice(): void {
  const { dispatch } = useForm();
  const { advice } = useLaterStepMessages();
  useEffect(() => dispatch({ type: "adviceLoaded", advise: adviseIn(advice) }), [dispatch, advice]);
}
