import { Picture, useImageUrls } from "@travel-design/ui";
import { toSiteImage } from "@travel-design/ui/models";
import { classNames, Link, useSettings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/Heading.tsx";
import { trustRowProperties } from "./trust-row-properties.ts";

/** An organization that the agency belongs to. */
export interface Membership {
  /** Its name: the alternative text of the logo, and shown if there is no logo. */
  name: string;
  /** The logo: its info, a JSON text of it, a content key or an address. */
  image?: unknown;
  /** A page about the membership. */
  address?: string | undefined;
}

/** Props of {@link TrustRow}; other props go to the `<div>`. */
export interface TrustRowProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** A short line above the logos: `Aangesloten bij`. */
  title?: string | undefined;
  /** The memberships, their JSON text, or a text with a line each: `Reisfonds | /logo.svg | https://www.example.com`. */
  memberships?: readonly Membership[] | string | undefined;
}

/** Logos of the organizations that vouch for the agency. Renders a `<div>`, or nothing without memberships. */
export function TrustRow(props: TrustRowProps): ReactNode {
  const [{ title, memberships }, { className, ...native }] = useSettings("TrustRow", trustRowProperties, props);
  const urls = useImageUrls();
  if (memberships.length === 0) return null;
  return (
    <div {...native} className={classNames("td-block td-trust-row", className)}>
      <Heading eyebrow={title} align="center" />
      <ul className="td-trust-row__list">
        {memberships.map(({ name, image, address }, index) => (
          <li key={index} className="td-trust-row__item">
            <Link className="td-trust-row__link" address={address}>
              {image ? (
                <Picture
                  image={{ ...toSiteImage(image, urls), AltText: name }}
                  className="td-trust-row__logo"
                  loading="lazy"
                />
              ) : (
                <span className="td-trust-row__name">{name}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
