import { PlatformError } from "../errors.ts";
import { typeMismatch } from "../json-values.ts";
import { isJsonObject } from "../json.ts";
import * as lifetimes from "../lifetimes.ts";
import { unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { recordId } from "../table/kinds.ts";
import { path, query } from "../table/parameters.ts";
import { formFactor } from "./kinds.ts";

/** A photo. */
export interface PhotoAvatar {
  readonly type: "Photo";
  readonly photoUrl?: string | null;
  readonly url?: string | null;
  readonly initials?: string | null;
  readonly recordId?: string;
  readonly eTag?: string;
}

/** An icon on a background color. */
export interface ThemeAvatar {
  readonly type: "Theme";
  readonly iconUrl: string;
  /** Six hexadecimal digits. */
  readonly backgroundColor: string;
  readonly recordId?: string;
  readonly eTag?: string;
}

/** The image of a record in lists and headings. */
export type RecordAvatar = PhotoAvatar | ThemeAvatar;

/**
 * The error of an unknown discriminator value in a response.
 *
 * @example unknownDiscriminator("Video", ["Photo", "Theme"])
 */
export function unknownDiscriminator(value: unknown, known: readonly (string | number)[]): PlatformError {
  const expected = known.map((word) => `"${word}"`).join(",");
  return new PlatformError(
    0,
    "UNEXPECTED_RESPONSE",
    `Invalid discriminatorValue "${String(value)}". Expected one of ${expected}`,
  );
}

const isAvatar = (value: unknown): value is RecordAvatar =>
  isJsonObject(value) && (value.type === "Photo" || value.type === "Theme");

/** @throws TypeError or PlatformError if the response body is not an avatar */
function expectAvatar(body: unknown): RecordAvatar {
  if (isAvatar(body)) return body;
  if (!isJsonObject(body)) throw typeMismatch("object", body);
  throw unknownDiscriminator(body.type, ["Photo", "Theme"]);
}

/** Placeholder for an avatar that is being fetched. */
export const blankAvatar: ThemeAvatar = { type: "Theme", iconUrl: "", backgroundColor: "" };

/** Whether an avatar is the placeholder. */
export const isBlankAvatar = (avatar: unknown): boolean =>
  isAvatar(avatar) && avatar.type === "Theme" && avatar.iconUrl === "" && avatar.backgroundColor === "";

/** The image of an avatar. */
export interface AvatarImage {
  readonly url: string;
  /** For an icon; six hexadecimal digits after a `#`. */
  readonly backgroundColor: string | undefined;
}

/**
 * Returns the image of an avatar.
 *
 * @throws PlatformError `Unsupported avatar type`
 * @example avatarImage({ type: "Theme", iconUrl: "/a.png", backgroundColor: "ff0000" })
 * // { url: "/a.png", backgroundColor: "#ff0000" }
 */
export function avatarImage(avatar: RecordAvatar): AvatarImage {
  if (avatar.type === "Photo") return { url: avatar.photoUrl ?? avatar.url ?? "", backgroundColor: undefined };
  if (isAvatar(avatar)) {
    const { iconUrl, backgroundColor } = avatar;
    return { url: iconUrl, backgroundColor: backgroundColor ? `#${backgroundColor}` : undefined };
  }
  throw new PlatformError(0, "UNSUPPORTED_AVATAR", "Unsupported avatar type");
}

/** The avatar of one record. Only batches can be requested, so this reads the cache alone. */
export const recordAvatar = defineRead({
  name: "recordAvatar",
  path: null,
  parameters: { recordId: path(recordId), formFactor: query(formFactor) },
  lifetime: lifetimes.avatar,
  response: unnormalized(expectAvatar),
});
