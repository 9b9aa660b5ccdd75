import type { InputHTMLAttributes } from "react";
import type { AmountBounds } from "./amount.ts";

/** What an input is for. */
export type InputType = "text" | "email" | "tel" | "url" | "search" | "password" | "number" | "currency";

type NativeAttributes = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "min" | "step">;

/**
 * The attributes by which the browser knows what is typed. An amount is text with a decimal keyboard, because a native
 * number field rejects the Dutch way of writing one.
 *
 * @example nativeAttributes("currency", { min: "0.00", step: "any" }); // { type: "text", inputMode: "decimal" }
 */
export function nativeAttributes(type: InputType, bounds: AmountBounds): NativeAttributes {
  if (type === "currency") return { type: "text", inputMode: "decimal" };
  if (type === "number") return { type, ...bounds };
  return { type };
}
