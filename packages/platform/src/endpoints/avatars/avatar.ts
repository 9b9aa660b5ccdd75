import { PlatformError } from "../../errors.ts";
import { isJsonObject } from "../../json.ts";
import { typeMismatch } from "../../json-values.ts";
import type { RecordAvatar, ThemeAvatar } from "./types.ts";

/**
 * The error of a value that tells what an answer is, and tells something that nobody knows.
 *
 * @example unknownDiscriminator("Video", ["Photo", "Theme"])
 */
export function unknownDiscriminator(value: unknown, known: readonly (string | number)[]): PlatformError {
  const expected = known.map((word) => `"${word}"`).join(",");
  return new PlatformError(
    0,
    "UNEXPECTED_ANSWER",
    `Invalid discriminatorValue "${String(value)}". Expected one of ${expected}`,
  );
}

const isAvatar = (value: unknown): value is RecordAvatar =>
  isJsonObject(value) && (value.type === "Photo" || value.type === "Theme");

/** @throws TypeError or PlatformError when the answer is no avatar */
export function expectAvatar(body: unknown): RecordAvatar {
  if (isAvatar(body)) return body;
  if (!isJsonObject(body)) throw typeMismatch("object", body);
  throw unknownDiscriminator(body.type, ["Photo", "Theme"]);
}

/** Stands where an avatar is under way. */
export const blankAvatar: ThemeAvatar = { type: "Theme", iconUrl: "", backgroundColor: "" };

/** Whether an avatar only stands for one that is under way. */
export const isBlankAvatar = (avatar: unknown): boolean =>
  isAvatar(avatar) && avatar.type === "Theme" && avatar.iconUrl === "" && avatar.backgroundColor === "";

/** What of an avatar is drawn. */
export interface AvatarImage {
  readonly url: string;
  /** For an icon; six hexadecimal digits after a `#`. */
  readonly backgroundColor: string | undefined;
}

/**
 * How an avatar is drawn.
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
