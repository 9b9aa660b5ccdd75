import type { ComponentProps } from "react";
import { classNames } from "../internal/class-names.ts";
import { useWarnings } from "../internal/use-warnings.ts";
import type { LayoutView } from "./layout-view.ts";
import { parseSettings, showProblem } from "./parse-settings.ts";
import type { Properties, SettingsOf } from "./properties.ts";

/**
 * Separates the settings of a block from the props of its root element, and parses them. Problems go to the console, once.
 *
 * @param component the component's name, for the console
 * @example const [settings, native] = useSettings("Grid", gridProperties, props);
 */
export function useSettings<P extends Properties, Props extends object>(
  component: string,
  properties: P,
  props: Props,
): [settings: SettingsOf<P>, native: Omit<Props, keyof P>] {
  const raw: Record<string, unknown> = {};
  const native: Props = { ...props };
  for (const name in props) {
    if (!Object.hasOwn(properties, name)) continue;
    raw[name] = props[name];
    delete native[name];
  }
  const problems: string[] = [];
  const settings = parseSettings(properties, raw, (name, problem) =>
    problems.push(`[travel-design] ${component}: ${name}: ${showProblem(problem)}`),
  );
  useWarnings(problems);
  return [settings, native];
}

/** The props of a block's root element: those of its view, together with the page's own. */
export function rootProps<Native extends Pick<ComponentProps<"div">, "className" | "style">>(
  { className, style, data }: LayoutView,
  native: Native,
): Native {
  return {
    ...native,
    ...data,
    className: classNames(className, native.className),
    style: { ...style, ...native.style },
  };
}
