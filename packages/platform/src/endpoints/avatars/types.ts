/** A picture of a person or a thing. */
export interface PhotoAvatar {
  readonly type: "Photo";
  readonly photoUrl?: string | null;
  readonly url?: string | null;
  readonly initials?: string | null;
  readonly recordId?: string;
  readonly eTag?: string;
}

/** An icon on a colour, for what has no picture. */
export interface ThemeAvatar {
  readonly type: "Theme";
  readonly iconUrl: string;
  /** Six hexadecimal digits. */
  readonly backgroundColor: string;
  readonly recordId?: string;
  readonly eTag?: string;
}

/** What stands for a record in lists and headings. */
export type RecordAvatar = PhotoAvatar | ThemeAvatar;
