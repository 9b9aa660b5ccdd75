import type { ComponentProps, ReactNode } from "react";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { ContentHeading } from "./ContentHeading.tsx";
import { contentContainerModel, contentContainerProperties } from "./content-container-model.ts";

/** Props of {@link ContentContainer}; what is not named here goes to the `<div>`. */
export interface ContentContainerProps extends Omit<ComponentProps<"div">, "title"> {
  title?: string | undefined;
  subtitle?: string | undefined;
  /** 1 for the title of a page. Default 2. */
  level?: number | undefined;
}

/** Content under a title and a subtitle. Renders a `<div>`; `ref` is the `<div>`. */
export function ContentContainer({ children, ...props }: ContentContainerProps): ReactNode {
  const [settings, native] = useSettings("ContentContainer", contentContainerProperties, props);
  const view = contentContainerModel(settings);
  return (
    <div {...rootProps(view, native)}>
      <ContentHeading title={view.title} subtitle={view.subtitle} titleLevel={view.titleLevel} />
      {children}
    </div>
  );
}
