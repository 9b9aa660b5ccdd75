import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { hero } from "../messages/hero.ts";
import { useMessages } from "../messages/messages-context.tsx";
import { Heading } from "../heading/Heading.tsx";
import { ActionLinks } from "../parts/action-link/ActionLinks.tsx";
import type { BannerPictureProps } from "../parts/banner/banner-properties.ts";
import { Banner } from "../parts/banner/Banner.tsx";
import { DestinationChooser } from "./DestinationChooser.tsx";
import { heroProperties } from "./hero-properties.ts";

/** Props of {@link Hero}; other props go to the `<div>`. */
export interface HeroProps extends BannerPictureProps, Omit<ComponentProps<"div">, "children" | "title"> {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  /** The title of the page. */
  title?: string | undefined;
  /** An introduction below the title. */
  lead?: string | undefined;
  /** Text on the button. Without it there is no button. */
  buttonLabel?: string | undefined;
  /** An https, mailto or tel address, a path from the root of the site, or an anchor. The destination chooser leads to it as well. */
  buttonAddress?: string | undefined;
  /** A second, less prominent link. */
  linkLabel?: string | undefined;
  /** Where the second link goes. */
  linkAddress?: string | undefined;
  /** The visible name of the destination chooser. */
  chooserLabel?: string | undefined;
  /** Destinations to choose from, or their text: one per line. No chooser without them. */
  chooserOptions?: readonly { label: string }[] | string | undefined;
  /** Text on the button beside the destinations. */
  chooserButtonLabel?: string | undefined;
}

/** The top of a page: its title over a large picture. Renders a `<div>`, or nothing without text and picture. */
export function Hero(props: HeroProps): ReactNode {
  const messages = useMessages(hero);
  const [settings, native] = useSettings("Hero", heroProperties, props);
  const { eyebrow, title, lead, buttonLabel, buttonAddress, imageDesktop, imageTablet, imageMobile } = settings;
  const { linkLabel, linkAddress, chooserLabel, chooserOptions, chooserButtonLabel } = settings;
  const hasText = [eyebrow, title, lead, buttonLabel, linkLabel, chooserOptions[0]].some(Boolean);
  if (!hasText && !imageDesktop && !imageTablet && !imageMobile) return null;
  return (
    <Banner {...native} className={classNames("td-hero", native.className)} settings={settings} first>
      {hasText && (
        <>
          <Heading eyebrow={eyebrow} title={title} lead={lead} level={1} />
          <DestinationChooser
            label={props.chooserLabel ? chooserLabel : messages.chooseDestination}
            options={chooserOptions}
            buttonLabel={props.chooserButtonLabel ? chooserButtonLabel : messages.beginTrip}
            address={buttonAddress}
          />
          <ActionLinks
            buttonLabel={buttonLabel}
            buttonAddress={buttonAddress}
            linkLabel={linkLabel}
            linkAddress={linkAddress}
          />
        </>
      )}
    </Banner>
  );
}
