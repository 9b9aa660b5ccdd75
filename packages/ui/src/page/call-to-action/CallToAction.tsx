import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { Link } from "../../link/Link.tsx";
import { useImageUrls } from "../../media/image/index.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { splitSettings } from "../../settings/use-layout.ts";
import { ActionLink } from "../action-link/ActionLink.tsx";
import { Banner } from "../banner/Banner.tsx";
import { bannerSettingNames, readBannerPicture, type BannerPictureSettings } from "../banner/banner-settings.ts";
import { Heading } from "../heading/index.ts";

/** Props of {@link CallToAction}; other props go to the `<div>`. */
export interface CallToActionProps extends BannerPictureSettings, Omit<ComponentProps<"div">, "children" | "title"> {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
  buttonLabel?: string | undefined;
  /** An https, mailto or tel address, a path from the root of the site, or an anchor. */
  buttonAddress?: string | undefined;
  /** A second, less prominent link. */
  linkLabel?: string | undefined;
  linkAddress?: string | undefined;
  /** The level of the title: 2 (the default), or 3 within a section that has a title. */
  level?: 2 | 3 | undefined;
  /** What is behind the text without a picture: `plain` for the page itself (the default), `accent` for a card in the accent color. */
  surface?: "plain" | "accent" | undefined;
}

const callToActionSettingNames = [
  "eyebrow",
  "title",
  "text",
  "buttonLabel",
  "buttonAddress",
  "linkLabel",
  "linkAddress",
  "level",
  "surface",
  ...bannerSettingNames,
] as const;

/** Invites the visitor to do something, on the page, on a card or over a picture. Renders a `<div>`, or nothing without any text. */
export function CallToAction(props: CallToActionProps): ReactNode {
  const [settings, native] = splitSettings(props, callToActionSettingNames);
  const read = readSettings("Call to action", settings);
  const picture = readBannerPicture(read, useImageUrls());
  const texts = { eyebrow: read.text("eyebrow"), title: read.text("title"), lead: read.text("text") };
  const button = { label: read.text("buttonLabel"), address: read.text("buttonAddress") };
  const link = { label: read.text("linkLabel"), address: read.text("linkAddress") };
  const titleLevel = read.count("level", { min: 2, max: 3, otherwise: 2 }) === 3 ? 3 : 2;
  useWarnings(read.warnings);
  if (!Object.values(texts).some(Boolean) && !button.label && !link.label) return null;
  return (
    <Banner
      {...native}
      className={classNames("td-call-to-action", native.className)}
      data-surface={picture.image ? undefined : read.choice("surface", ["plain", "accent"], "plain")}
      picture={picture}
    >
      <Heading {...texts} level={titleLevel} />
      {(button.label || link.label) && (
        <div className="td-call-to-action__links">
          <ActionLink {...button} />
          {link.label && (
            <Link className="td-call-to-action__link" address={link.address}>
              {link.label}
            </Link>
          )}
        </div>
      )}
    </Banner>
  );
}
