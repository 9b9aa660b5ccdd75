// What the server sends to the page, and the names that both use.

/** A content file that the editor can open. */
export interface EditableContent {
  /** Its id: of a page the name of its view. */
  view: string;
  title: string;
  /** Path of a page, with a slash at the start; for header and footer, which pages have them. */
  path: string;
  /** Whether there is work on it that was not saved. */
  hasDraft: boolean;
}

/** A page in the list. */
export interface PageSummary extends EditableContent {
  /** Name of the route's folder. */
  route: string;
  /** Whether it is a page of the site's own: only such a page can be renamed or deleted. */
  isOwn: boolean;
  isHome: boolean;
  /** Whether one of its files is no valid JSON. */
  isBroken: boolean;
}

/** A content that leads to a page, or shows a picture. */
export interface LinkedContent {
  title: string;
}

/** What leads to a page. */
export interface PageLinks {
  from: readonly LinkedContent[];
  /** Contents whose form sends its visitors there. Such a page cannot be deleted. */
  neededBy: readonly LinkedContent[];
}

/** A picture of the site. */
export interface SitePicture {
  address: string;
  /** In pixels; undefined for a drawing, which has no size of its own. */
  width?: number | undefined;
  height?: number | undefined;
  /** Size of the file. */
  bytes: number;
  /** Whether it was added in the builder, where it can be deleted. */
  isAdded: boolean;
  /** The contents that show it. */
  usedBy: readonly LinkedContent[];
}

/** The pictures of the site, and the static resources that have them. */
export interface SitePictures {
  pictures: readonly SitePicture[];
  /** By name, with the share of the size that Salesforce accepts: 1 is full. */
  resources: readonly { name: string; share: number }[];
}

/** What a change of the site's files did; `draft` is work that was set aside without being saved. */
export const changeKinds = ["save", "share", "create", "rename", "delete", "restore", "draft"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The content of the site's files before a change. */
export interface Version {
  id: number;
  /** When it was replaced, in milliseconds since 1970. */
  at: number;
  kind: ChangeKind;
  /** What was changed. */
  title: string;
  /** Who replaced it; empty if it is not known. */
  author: string;
  /** Id of the content that this version can be opened and restored as; empty for a change of several files. */
  view: string;
}

/** A section that several pages have. */
export interface SharedSection {
  /** What the ids of its copies have in common. */
  family: string;
  /** The pages that have it. */
  views: readonly string[];
  /** Whether all copies are equal, apart from their ids and what belongs to a page. */
  isSameEverywhere: boolean;
}

/** What the builder knows about the site. */
export interface SiteInfo {
  /** Path below which the site is served. */
  basePath: string;
  pages: readonly PageSummary[];
  /** Header and footer, per layout of the theme. */
  themeLayouts: readonly EditableContent[];
  sharedSections: readonly SharedSection[];
  /** Content files of themes, their layouts and brands, by type and name. */
  theme: Readonly<Record<string, unknown>>;
  /** The style that each page contains inline. */
  firstStyle: string;
  /** Addresses of the site's style sheets. */
  styles: readonly string[];
  /** Addresses of those that the editor around the page needs, too: icons and fonts. */
  editorStyles: readonly string[];
}

/** A content file, or a draft of one. */
export interface StoredText {
  text: string;
  /** Changes with every change of the file; of a draft, that of the file that it is based on. */
  hash: string;
}

/** A page that was saved. */
export interface SavedPage {
  hash: string;
  /** Titles of the other pages that changed, because they have a section of it. */
  alsoOn: readonly string[];
}

/** Work that was not saved, as a window sends it. */
export interface WrittenDraft extends StoredText {
  /** The text of the file that it is based on. */
  base: string;
}

/** Work that was not saved. */
export interface StoredDraft extends WrittenDraft {
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** A page's file, and the drafts of other windows and earlier sessions, the newest first. */
export interface StoredPage extends StoredText {
  drafts: readonly StoredDraft[];
}

/** A mistake that the site check found. */
export interface PageProblem {
  /** A page with a new error cannot be saved. */
  severity: "error" | "warning";
  /** In Dutch. */
  sentence: string;
  /** Line of the file. */
  line: number;
  /** Component and property that are wrong, if they are known. */
  componentId?: string | undefined;
  property?: string | undefined;
}

/** Why a request failed. */
export interface Failure {
  /** In Dutch. */
  message: string;
  /** What the site check found. */
  problems?: readonly PageProblem[];
  /** The file as another program saved it. */
  current?: StoredText;
}

/** A section that was saved to use again. */
export interface SectionTemplate {
  /** Name of its file, without the ending. */
  name: string;
  title: string;
  /** The section as a content file contains it. */
  section: Readonly<Record<string, unknown>>;
}

/** An org that the Salesforce CLI was signed in to. */
export interface ListedOrg {
  /** Its alias, or its username if it has none. */
  name: string;
  username: string;
  /** Whether the session still works. */
  isConnected: boolean;
}

/** What is deployed where. */
export interface DeploymentRequest {
  /** Alias or username of the org. */
  org: string;
  /** Only checks: nothing in the org changes. */
  validate: boolean;
}

/** How far a deployment is. */
export interface DeploymentState extends DeploymentRequest {
  status: "running" | "succeeded" | "failed" | "stopped";
  /** What it printed, from the requested character on. */
  output: string;
  /** How many characters it printed. */
  length: number;
  /** What it does, in order. */
  steps: readonly string[];
  /** What may remain to be done by hand after it. */
  remainingWork: readonly string[];
}

/** What there is to publish to. */
export interface PublishInfo {
  /** Whether the Salesforce CLI is installed. */
  hasCli: boolean;
  orgs: readonly ListedOrg[];
  /** The deployment that runs or ran last. */
  deployment?: DeploymentState | undefined;
}
