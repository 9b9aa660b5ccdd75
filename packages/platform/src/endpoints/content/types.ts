/** A picture or a file in content. */
export interface ContentMedia {
  readonly url?: string;
  readonly [name: string]: unknown;
}

/** The parts of a content item that a page shows. */
export interface ContentBody {
  readonly altText?: string;
  readonly url?: string;
  readonly "sfdc_cms:media"?: ContentMedia;
  readonly [name: string]: unknown;
}

/** One content item. */
export interface ContentItem {
  readonly contentKey: string;
  readonly contentBody: ContentBody;
}

/** A page of content items. */
export interface ContentItems {
  readonly contents: readonly ContentItem[];
  readonly currentPage?: number;
  readonly pageSize?: number;
}

/** Which content item of which site or channel. */
export interface ContentConfig {
  /** The id of a site (`0DM…`) or of a channel (`0ap…`). */
  readonly channelOrSiteId: string;
  readonly contentKeyOrId: string;
}

/** Which content items of which site or channel. */
export interface ContentsConfig {
  /** The id of a site (`0DM…`) or of a channel (`0ap…`). */
  readonly channelOrSiteId: string;
  readonly contentKeys?: readonly string[] | undefined;
  readonly managedContentIds?: readonly string[] | undefined;
  readonly contentTypeFQN?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly referenceDepth?: number | undefined;
  readonly includeContentBody?: boolean | undefined;
}

/** Values by field name. */
export type FieldMap = Readonly<Record<string, unknown>>;
