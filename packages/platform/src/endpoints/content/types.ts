/** A picture or a file in content. */
export interface ContentMedia {
  /** Below the site: pages put the site's path before it. */
  readonly url?: string;
  readonly mimeType?: string;
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
  /** Starts with `20Y`. */
  readonly managedContentId?: string;
  readonly contentType?: ContentType;
  readonly title?: string;
  /** The part of an address that stands for the item; null where it has none. */
  readonly contentUrlName?: string | null;
  /** For example `nl`. */
  readonly language?: string;
  /** ISO date and time. */
  readonly publishedDate?: string;
}

/** What kind of content an item is. */
export interface ContentType {
  /** For example `sfdc_cms__image`. */
  readonly fullyQualifiedName: string;
}

/** A content item among others: its body comes only when it is asked for, with `includeContentBody`. */
export type ListedContentItem = Omit<ContentItem, "contentBody"> & Partial<Pick<ContentItem, "contentBody">>;

/** A page of content items. */
export interface ContentItems {
  readonly contents: readonly ListedContentItem[];
  /** Counted from 0. */
  readonly currentPage?: number;
  readonly pageSize?: number;
  /** How many items there are on all pages. */
  readonly total?: number;
  readonly currentPageUrl?: string | null;
  readonly nextPageUrl?: string | null;
  readonly previousPageUrl?: string | null;
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
