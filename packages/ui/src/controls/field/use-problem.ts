import { useEffect, useState, type RefObject } from "react";
import type { FormElement } from "../../internal/use-form-value.ts";
import { itself, rootOf, useListener } from "../../internal/use-listener.ts";

/** What is wrong with a value. */
interface Problems<Value> {
  /** The error of the field, from its owner, its form or a window event; empty for none. */
  error: string;
  value: Value;
  /** Why the value is invalid, by a rule that the browser does not know. */
  problem: string | undefined;
  /** The sentence about a value that the browser rejects by a rule of its own. */
  describe?: () => string | null | undefined;
}

const groupOf = (element: Element): Element | null => element.closest("fieldset:not([role=presentation])");

/**
 * Makes the browser reject a value with an error or a problem. An error counts until the value changes, or another value in the
 * same `<fieldset>`, because an error that concerns several fields may be resolved in any of them. A problem counts as long
 * as it is there, and is shown once the form is submitted or checked.
 *
 * @returns the text to show, empty for none
 */
export function useProblem<Value>(
  ref: RefObject<FormElement | null>,
  { error, value, problem = "", describe }: Problems<Value>,
): string {
  /** The error, and the value that it is about: none once another field of the group changed. */
  const [rejected, setRejected] = useState<{ error: string; value?: Value }>({ error, value });
  /** The value that the browser reported as invalid. */
  const [reported, setReported] = useState<{ value?: Value; text?: string | null | undefined }>({});
  // Any value can come from a page, NaN too, which does not equal itself.
  if (!Object.is(rejected.error, error)) setRejected({ error, value });
  const validity = (rejected.value === value && error) || problem;
  // A change clears the validity at once, so that it is set again for each value.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => ref.current?.setCustomValidity(validity), [ref, validity, value]);
  useListener(ref, itself, "invalid", () => setReported({ value, text: describe?.() }));
  useListener(ref, rootOf, "reset", ({ target }) => target === ref.current?.form && setReported({}));
  useListener(ref, groupOf, "input", () => error && setRejected({ error }));
  return error || (reported.value === value && (problem || reported.text)) || "";
}
