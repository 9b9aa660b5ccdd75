import type { ComponentProps, ReactNode } from "react";
import type { Alignment, ItemSpacing, LayoutDirection } from "../../settings/normalise.ts";
import { splitSettings, useLayout } from "../../settings/use-layout.ts";
import { flexibleContentModel, flexibleContentSettingNames } from "./flexible-content-model.ts";

/** Props of {@link FlexibleContent}; what is not named here goes to the `<div>`. */
export interface FlexibleContentProps extends ComponentProps<"div"> {
  layoutDirectionDesktop?: LayoutDirection | undefined;
  layoutDirectionTablet?: LayoutDirection | undefined;
  layoutDirectionMobile?: LayoutDirection | undefined;
  itemSpacing?: ItemSpacing | undefined;
  /** The side on which the items stand. */
  alignment?: Alignment | undefined;
}

/** Items in a row that wraps, or below each other, each as wide as it is. Renders a `<div>`; `ref` is the `<div>`. */
export function FlexibleContent(props: FlexibleContentProps): ReactNode {
  const [settings, native] = splitSettings(props, flexibleContentSettingNames);
  return <div {...useLayout(flexibleContentModel(settings), native)} />;
}
