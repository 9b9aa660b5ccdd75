import { useEffect, useRef } from "react";
import { showValue } from "./show-value.ts";
import type { FormElement } from "./use-form-value.ts";

/** Bundlers replace it, as in React itself. */
declare const process: { env: { NODE_ENV?: string } };

/** The warning about a value that a control cannot show. */
export const cannotShow = (name: string, value: unknown): string =>
  process.env.NODE_ENV === "production" ? "" : `${name} cannot show the value ${showValue(value)}.`;

/** The warning about a value that its owner fixes, although a visitor can change the control. */
export const cannotChange = (name: string, value: string, handler: string): string =>
  process.env.NODE_ENV === "production"
    ? ""
    : `${name} has \`${value}\` without \`${handler}\`, so a visitor cannot change it: add the handler, or an initial value in its place.`;

/**
 * The warnings about a control that nobody can name or change.
 *
 * @param element what a visitor uses
 * @param isFixed whether its owner controls the value and handles no change
 */
export function controlWarnings(element: FormElement | null, isFixed: boolean): string[] {
  if (process.env.NODE_ENV === "production" || !element) return [];
  const field = `The field <${element.localName}${element.name && ` name="${element.name}"`}>`;
  const isNamed = element.labels?.length || element.matches("[aria-label], [aria-labelledby], [title]");
  const isUnusable = element.matches(":disabled, :read-only:is(input, textarea), [aria-readonly=true]");
  return [
    ...(isNamed ? [] : [`${field} has no name for screen readers: give it a \`label\`, or \`aria-label\`.`]),
    ...(isFixed && !isUnusable ? [cannotChange(field, "value", "onValueChange")] : []),
  ];
}

/** The warning about an address that a picture cannot load. */
export const cannotLoad = (device: string, srcSet: unknown): string =>
  process.env.NODE_ENV === "production" ? "" : `Picture: ${device} has an invalid address, ${showValue(srcSet)}`;

/**
 * Tells developers on the console about wrong uses, each text once for as long as it stays the same. Production builds
 * contain neither the sentences nor what finds them.
 *
 * @param find called after each render, so that it may read elements
 */
export function useWarnings(find: () => readonly string[]): void {
  // The condition is the same in each render.
  if (process.env.NODE_ENV !== "production") {
    /* oxlint-disable react/hooks, react/rules-of-hooks */
    const latest = useRef("");
    useEffect(() => {
      const text = find()
        .map((warning) => `[travel-design] ${warning}`)
        .join("\n");
      if (text && text !== latest.current) console.warn(text);
      latest.current = text;
    });
  }
}
