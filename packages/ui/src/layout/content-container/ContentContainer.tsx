import type { ComponentProps, ReactNode } from "react";
import { splitSettings, useLayout } from "../../settings/use-layout.ts";
import { ContentHeading } from "./ContentHeading.tsx";
import { contentContainerModel, contentContainerSettingNames } from "./content-container-model.ts";

/** Props of {@link ContentContainer}; what is not named here goes to the `<div>`. */
export interface ContentContainerProps extends Omit<ComponentProps<"div">, "title"> {
  title?: string | undefined;
  subtitle?: string | undefined;
}

/** Content under a title and a subtitle. Renders a `<div>`; `ref` is the `<div>`. */
export function ContentContainer({ children, ...props }: ContentContainerProps): ReactNode {
  const [settings, native] = splitSettings(props, contentContainerSettingNames);
  const view = contentContainerModel(settings);
  return (
    <div {...useLayout(view, native)}>
      <ContentHeading title={view.title} subtitle={view.subtitle} />
      {children}
    </div>
  );
}
