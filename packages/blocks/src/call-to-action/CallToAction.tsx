import { classNames, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/Heading.tsx";
import { ActionLinks } from "../parts/action-link/ActionLinks.tsx";
import type { BannerPictureProps } from "../parts/banner/banner-properties.ts";
import { Banner } from "../parts/banner/Banner.tsx";
import { callToActionProperties } from "./call-to-action-properties.ts";

/** Props of {@link CallToAction}; other props go to the `<div>`. */
export interface CallToActionProps extends BannerPictureProps, Omit<ComponentProps<"div">, "children" | "title"> {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  /** The title. Without it there is no heading. */
  title?: string | undefined;
  /** The text, a few sentences. */
  text?: string | undefined;
  /** Text on the button. Without it there is no button. */
  buttonLabel?: string | undefined;
  /** An https, mailto or tel address, a path from the root of the site, or an anchor. */
  buttonAddress?: string | undefined;
  /** A second, less prominent link. */
  linkLabel?: string | undefined;
  /** Where the second link goes. */
  linkAddress?: string | undefined;
  /** The level of the title: 2, or 3 within a section that has a title. @default 2 */
  level?: number | undefined;
  /** What is behind the text without a picture: `plain` for the page itself (the default), `accent` for a card in the accent color. */
  surface?: "plain" | "accent" | undefined;
}

/** Invites the visitor to do something, on the page, on a card or over a picture. Renders a `<div>`, or nothing without any text. */
export function CallToAction(props: CallToActionProps): ReactNode {
  const [settings, native] = useSettings("CallToAction", callToActionProperties, props);
  const { eyebrow, title, text, buttonLabel, buttonAddress, linkLabel, linkAddress, level, surface } = settings;
  if (![eyebrow, title, text, buttonLabel, linkLabel].some(Boolean)) return null;
  const className = classNames("td-call-to-action", native.className);
  return (
    <Banner {...native} className={className} data-surface={surface} settings={settings}>
      <Heading eyebrow={eyebrow} title={title} lead={text} level={level} />
      <ActionLinks
        buttonLabel={buttonLabel}
        buttonAddress={buttonAddress}
        linkLabel={linkLabel}
        linkAddress={linkAddress}
      />
    </Banner>
  );
}
