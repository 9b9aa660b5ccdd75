import type { ReactNode } from "react";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import type { ColumnProps } from "../columns/index.ts";
import { spacerModel, spacerProperties, type SpacerSize } from "./spacer-model.ts";

/** Props of {@link Spacer}; what is not named here goes to the `<div>`. */
export interface SpacerProps extends Omit<ColumnProps, "children"> {
  /** The height between two blocks; `medium` by default. In a row of columns it has none. */
  size?: SpacerSize | undefined;
  /** The name that links to this place use, with or without `#`. */
  id?: string | undefined;
}

/**
 * Space between two blocks, an anchor above a block that has none, or an empty column of a section with columns. Renders a `<div>`;
 * `ref` is the `<div>`.
 */
export function Spacer(props: SpacerProps): ReactNode {
  const [settings, native] = useSettings("Spacer", spacerProperties, props);
  return <div {...rootProps(spacerModel(settings), native)} id={settings.id} />;
}
