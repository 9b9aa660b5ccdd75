import { useRef, type ComponentProps, type ReactNode } from "react";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { usePageWidth } from "../../internal/use-page-width.ts";
import { Carousel } from "../../media/carousel/index.ts";
import * as messages from "../../messages/index.ts";
import { ContentHeading } from "../content-container/ContentHeading.tsx";
import { rootProps, useSettings } from "../../settings/use-settings.ts";
import { isSlider, slotsModel, slotsProperties, type ContentGrid } from "./slots-model.ts";

/** Props of {@link SlotsBlock}; what is not named here goes to the `<div>`. */
export interface SlotsBlockProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  title?: string | undefined;
  subtitle?: string | undefined;
  /** How many slots are shown, from 0 to 24; 4 without it. */
  slotAmount?: number | string | undefined;
  /** White arrows and dots, for a dark ground. */
  colorWhite?: boolean | undefined;
  /** A grid turns into a slider where the page is narrow; a slider is one everywhere. */
  contentGrid?: ContentGrid | undefined;
  /** Content of the slots by name: `Content-Slot1` to `Content-Slot24`. */
  slots?: Readonly<Record<string, ReactNode>> | undefined;
}

/** Up to 24 contents under a title, in a grid or a slider. Renders a `<div>`; `ref` is the `<div>`. */
export function SlotsBlock({ slots, ref, ...props }: SlotsBlockProps): ReactNode {
  const [settings, native] = useSettings("SlotsBlock", slotsProperties, props);
  const view = slotsModel(settings);
  const root = useRef<HTMLDivElement>(null);
  const width = usePageWidth(root);
  const contents = view.slotNames.map((name) => (
    <div key={name} className="td-slots__slot" data-slot={name}>
      {slots?.[name]}
    </div>
  ));
  return (
    <div {...rootProps(view, native)} ref={useMergedRefs(root, ref)}>
      <ContentHeading title={view.title} subtitle={view.subtitle} />
      {isSlider(view.contentGrid, width) ? (
        <Carousel label={view.title || messages.slides} slides={contents} colorWhite={view.colorWhite} />
      ) : (
        <div className="td-slots__grid">{contents}</div>
      )}
    </div>
  );
}
