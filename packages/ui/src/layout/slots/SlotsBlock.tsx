import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { Carousel } from "../../media/carousel/index.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { layout, useMessages } from "../../messages/index.ts";
import { ContentHeading } from "../content-container/ContentHeading.tsx";
import { useSettings } from "../../settings/use-settings.ts";
import { slotName, slotsProperties, type ContentGrid, type SlotName } from "./slots-properties.ts";

/** Props of {@link SlotsBlock}. All others go to the `<div>`. */
export interface SlotsBlockProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** The title. Without it there is no heading. */
  title?: string | undefined;
  /** A sentence below the title. */
  subtitle?: string | undefined;
  /** Number of visible slots, from 0 to 24. The default is 4. */
  slotAmount?: number | string | undefined;
  /** White arrows and dots, for a dark background. */
  colorWhite?: boolean | undefined;
  /** A `grid` becomes a slider on pages of at most 768 pixels; a `slider` is one on every page. */
  contentGrid?: ContentGrid | undefined;
  /** Content of the slots by name: `Content-Slot1` to `Content-Slot24`. */
  slots?: Readonly<Partial<Record<SlotName, ReactNode>>> | undefined;
}

/** Up to 24 contents under a title, in a grid or a slider. Renders a `<div>`; `ref` is the `<div>`. */
export function SlotsBlock({ slots: slotContents, className, ...props }: SlotsBlockProps): ReactNode {
  const slots: Readonly<Record<string, ReactNode>> = slotContents ?? {};
  const [settings, native] = useSettings("SlotsBlock", slotsProperties, props);
  const messages = useMessages(layout);
  const { title, subtitle, slotAmount, contentGrid, colorWhite } = settings;
  const slotNames = Array.from({ length: slotAmount }, (_, index) => slotName(index + 1));
  useWarnings(() =>
    Object.keys(slots).flatMap((name) =>
      slots[name] && !slotNames.includes(name)
        ? [
            `SlotsBlock has no slot \`${name}\`, so its content is not rendered. With \`slotAmount\` it has up to 24, from Content-Slot1.`,
          ]
        : [],
    ),
  );
  const contents = slotNames.map((name) => (
    <div key={name} className="td-slots__slot" data-slot={name}>
      {slots[name]}
    </div>
  ));
  return (
    <div {...native} className={classNames("td-slots", className)}>
      <ContentHeading title={title} subtitle={subtitle} />
      <Carousel label={title || messages.slides} slides={contents} layout={contentGrid} colorWhite={colorWhite} />
    </div>
  );
}
