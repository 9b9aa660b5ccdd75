import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../internal/class-names.ts";
import { useWarnings } from "../../internal/use-warnings.ts";
import { useImageUrls } from "../../media/image/index.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { splitSettings } from "../../settings/use-layout.ts";
import { ActionLink } from "../action-link/ActionLink.tsx";
import { Banner } from "../banner/Banner.tsx";
import { bannerSettingNames, readBannerPicture, type BannerPictureSettings } from "../banner/banner-settings.ts";
import { Heading } from "../heading/index.ts";

/** Props of {@link Hero}; other props go to the `<div>`. */
export interface HeroProps extends BannerPictureSettings, Omit<ComponentProps<"div">, "children" | "title"> {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  /** The title of the page. */
  title?: string | undefined;
  /** An introduction below the title. */
  lead?: string | undefined;
  buttonLabel?: string | undefined;
  /** An https, mailto or tel address, a path from the root of the site, or an anchor. */
  buttonAddress?: string | undefined;
}

const heroSettingNames = ["eyebrow", "title", "lead", "buttonLabel", "buttonAddress", ...bannerSettingNames] as const;

/** The top of a page: its title over a large picture. Renders a `<div>`, or nothing without text and picture. */
export function Hero(props: HeroProps): ReactNode {
  const [settings, native] = splitSettings(props, heroSettingNames);
  const read = readSettings("Hero", settings);
  const picture = readBannerPicture(read, useImageUrls());
  const texts = { eyebrow: read.text("eyebrow"), title: read.text("title"), lead: read.text("lead") };
  const button = { label: read.text("buttonLabel"), address: read.text("buttonAddress") };
  useWarnings(read.warnings);
  const hasText = Object.values(texts).some(Boolean) || button.label !== "";
  if (!hasText && !picture.image) return null;
  return (
    <Banner {...native} className={classNames("td-hero", native.className)} picture={picture} first>
      {hasText && (
        <>
          <Heading {...texts} level={1} />
          <ActionLink {...button} />
        </>
      )}
    </Banner>
  );
}
