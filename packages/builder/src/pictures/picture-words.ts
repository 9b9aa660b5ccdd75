import type { SitePicture, SitePictures } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";

/** The name of a picture's file. */
export const pictureName = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

/** How large a picture is, in words. */
export function pictureSize({ width, height, bytes }: SitePicture): string {
  const weight = `${Math.ceil(bytes / 1000).toLocaleString("nl")} kB`;
  return width === undefined || height === undefined ? weight : `${width} × ${height}, ${weight}`;
}

/** Where a picture is shown, in a sentence. */
export const pictureUse = ({ usedBy }: SitePicture): string =>
  usedBy.length === 0
    ? messages.pictures.isUnused
    : messages.pictures.isOn(new Intl.ListFormat("nl").format(new Set(usedBy.map(({ title }) => title))));

const percent = new Intl.NumberFormat("nl", { style: "percent" });

/** How full the static resources are, and what happens when one is full. */
export const resourceShares = (resources: SitePictures["resources"]): string =>
  messages.pictures.resources(
    new Intl.ListFormat("nl").format(resources.map(({ name, share }) => `${name} ${percent.format(share)}`)),
  );
