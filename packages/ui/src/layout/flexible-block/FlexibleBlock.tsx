import type { ComponentProps, ReactNode } from "react";
import type { FlexAlignment } from "../../settings/choices.ts";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { flexibleBlockModel, flexibleBlockProperties, type BorderStyle } from "./flexible-block-model.ts";

/** Props of {@link FlexibleBlock}; what is not named here goes to the `<div>`. */
export interface FlexibleBlockProps extends ComponentProps<"div"> {
  /** As a CSS length; a number counts pixels. Never wider than its container. */
  width?: string | number | undefined;
  /** As a CSS length; the block grows when its content needs more. */
  height?: string | number | undefined;
  borderWidth?: string | number | undefined;
  borderColor?: string | undefined;
  borderRadius?: string | number | undefined;
  borderStyle?: BorderStyle | undefined;
  backgroundColor?: string | undefined;
  /** Position of the content in the block. */
  alignment?: FlexAlignment | undefined;
}

/** A box of a given size, border and color around any content. Renders a `<div>`; `ref` is the `<div>`. */
export function FlexibleBlock(props: FlexibleBlockProps): ReactNode {
  const [settings, native] = useSettings("FlexibleBlock", flexibleBlockProperties, props);
  return <div {...rootProps(flexibleBlockModel(settings), native)} />;
}
