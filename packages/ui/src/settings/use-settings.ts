import type { ComponentProps } from "react";
import { classNames } from "../internal/class-names.ts";
import { useWarnings } from "../internal/use-warnings.ts";
import type { LayoutView } from "./layout-view.ts";
import { describeProblem } from "./english.ts";
import { parseSettings } from "./parse-settings.ts";
import type { Properties, SettingsOf } from "./properties.ts";

/** Bundlers replace `process.env.NODE_ENV`, as they do for React. */
declare const process: { env: { NODE_ENV?: string } };

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
  const settings = parseSettings(properties, raw);
  // esbuild leaves out the sentences only if the condition is here as well.
  if (process.env.NODE_ENV !== "production") {
    // oxlint-disable-next-line react/rules-of-hooks
    useWarnings(() => {
      const problems: string[] = [];
      parseSettings(properties, raw, (name, problem) =>
        problems.push(`${component}: ${name}: ${describeProblem(problem)}`),
      );
      return problems;
    });
  }
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
