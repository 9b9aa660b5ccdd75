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
  /** Width of the border as a CSS length. A number is in pixels. */
  borderWidth?: string | number | undefined;
  /** Color of the border. */
  borderColor?: string | undefined;
  /** Radius of the corners as a CSS length. A number is in pixels. */
  borderRadius?: string | number | undefined;
  /** Style of the border. */
  borderStyle?: BorderStyle | undefined;
  /** Color behind the content. */
  backgroundColor?: string | undefined;
  /** Position of the content in the block. */
  alignment?: FlexAlignment | undefined;
  /** The content. */
  children?: ReactNode;
}

/** A box of a given size, border and color around any content. Renders a `<div>`; `ref` is the `<div>`. */
export function FlexibleBlock(props: FlexibleBlockProps): ReactNode {
  const [settings, native] = useSettings("FlexibleBlock", flexibleBlockProperties, props);
  return <div {...rootProps(flexibleBlockModel(settings), native)} />;
}
