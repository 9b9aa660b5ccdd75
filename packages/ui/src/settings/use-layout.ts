import type { ComponentProps } from "react";
import { classNames } from "../internal/class-names.ts";
import { useWarnings } from "../internal/use-warnings.ts";
import type { LayoutView } from "./layout-view.ts";

/** Props of a layout block's root element that a page may give. */
type RootProps = Pick<ComponentProps<"div">, "className" | "style">;

/**
 * Tells the settings apart from what goes to the root element.
 *
 * @param names of the settings
 * @example splitSettings({ width: "50%", id: "a" }, ["width"]); // [{ width: "50%" }, { id: "a" }]
 */
export function splitSettings<Props extends object>(
  props: Props,
  names: readonly (keyof Props)[],
): [settings: Partial<Props>, native: Partial<Props>] {
  const settings: Partial<Props> = {};
  const native: Partial<Props> = {};
  for (const name in props) (names.includes(name) ? settings : native)[name] = props[name];
  return [settings, native];
}

/**
 * What a model decided, as props of the block's root element, together with the page's own. Warnings go to the console, once.
 *
 * @param native the page's own props of the element
 */
export function useLayout<Native extends RootProps>(view: LayoutView, native: Native): Native {
  useWarnings(view.warnings);
  return {
    ...native,
    ...view.data,
    className: classNames(view.className, native.className),
    style: { ...view.style, ...native.style },
  };
}
