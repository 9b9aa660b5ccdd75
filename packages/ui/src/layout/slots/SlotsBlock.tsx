import type { ComponentProps, ReactNode } from "react";
import { Carousel } from "../../media/carousel/index.ts";
import * as messages from "../../messages/index.ts";
import { ContentHeading } from "../content-container/ContentHeading.tsx";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { slotsModel, slotsProperties, type ContentGrid } from "./slots-model.ts";

/** Props of {@link SlotsBlock}. All others go to the `<div>`. */
export interface SlotsBlockProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  title?: string | undefined;
  subtitle?: string | undefined;
  /** Number of visible slots, from 0 to 24. The default is 4. */
  slotAmount?: number | string | undefined;
  /** White arrows and dots, for a dark background. */
  colorWhite?: boolean | undefined;
  /** A `grid` becomes a slider on pages of at most 768 pixels; a `slider` is one on every page. */
  contentGrid?: ContentGrid | undefined;
  /** Content of the slots by name: `Content-Slot1` to `Content-Slot24`. */
  slots?: Readonly<Record<string, ReactNode>> | undefined;
}

/** Up to 24 contents under a title, in a grid or a slider. Renders a `<div>`; `ref` is the `<div>`. */
export function SlotsBlock({ slots, ...props }: SlotsBlockProps): ReactNode {
  const [settings, native] = useSettings("SlotsBlock", slotsProperties, props);
  const view = slotsModel(settings);
  const contents = view.slotNames.map((name) => (
    <div key={name} className="td-slots__slot" data-slot={name}>
      {slots?.[name]}
    </div>
  ));
  return (
    <div {...rootProps(view, native)}>
      <ContentHeading title={view.title} subtitle={view.subtitle} />
      <Carousel
        label={view.title || messages.slides}
        slides={contents}
        layout={view.contentGrid}
        colorWhite={view.colorWhite}
      />
    </div>
  );
}
