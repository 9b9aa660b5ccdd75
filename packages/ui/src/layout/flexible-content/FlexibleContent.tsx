import type { ComponentProps, ReactNode } from "react";
import type { Alignment, ItemSpacing } from "../../settings/choices.ts";
import type { DirectionProps } from "../../settings/directions.ts";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { flexibleContentModel, flexibleContentProperties } from "./flexible-content-model.ts";

/** Props of {@link FlexibleContent}; what is not named here goes to the `<div>`. */
export interface FlexibleContentProps extends ComponentProps<"div">, DirectionProps {
  /** Room between the parts. */
  itemSpacing?: ItemSpacing | undefined;
  /** The side to which items are aligned. */
  alignment?: Alignment | undefined;
  /** The content. */
  children?: ReactNode;
}

/** Items in a row that wraps, or in a column, each as wide as its content. Renders a `<div>`; `ref` is the `<div>`. */
export function FlexibleContent(props: FlexibleContentProps): ReactNode {
  const [settings, native] = useSettings("FlexibleContent", flexibleContentProperties, props);
  return <div {...rootProps(flexibleContentModel(settings), native)} />;
}
