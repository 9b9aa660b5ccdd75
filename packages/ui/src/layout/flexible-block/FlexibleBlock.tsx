import type { ComponentProps, ReactNode } from "react";
import type { FlexAlignment } from "../../settings/normalise.ts";
import { splitSettings, useLayout } from "../../settings/use-layout.ts";
import { flexibleBlockModel, flexibleBlockSettingNames, type BorderStyle } from "./flexible-block-model.ts";

/** Props of {@link FlexibleBlock}; what is not named here goes to the `<div>`. */
export interface FlexibleBlockProps extends ComponentProps<"div"> {
  /** As a CSS length; a number counts pixels. Never wider than what the block stands in. */
  width?: string | number | undefined;
  /** As a CSS length; the block grows when its content needs more. */
  height?: string | number | undefined;
  borderWidth?: string | number | undefined;
  borderColor?: string | undefined;
  borderRadius?: string | number | undefined;
  borderStyle?: BorderStyle | undefined;
  backgroundColor?: string | undefined;
  /** Where the content stands in the block. */
  alignment?: FlexAlignment | undefined;
}

/** A box of a given size, border and colour around any content. Renders a `<div>`; `ref` is the `<div>`. */
export function FlexibleBlock(props: FlexibleBlockProps): ReactNode {
  const [settings, native] = splitSettings(props, flexibleBlockSettingNames);
  return <div {...useLayout(flexibleBlockModel(settings), native)} />;
}
