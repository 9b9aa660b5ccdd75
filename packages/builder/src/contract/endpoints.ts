// Every request that the page can send to its server, below /org/builder/api. Both sides read this table: the page calls an endpoint by its
// name, and the server has a handler for each name, so that a name, a text or a key of a response that one side changes is a type error.
import type {
  DeploymentState,
  PageLinks,
  PageProblem,
  PublishInfo,
  SavedPage,
  SectionTemplate,
  SiteInfo,
  StoredPage,
  SitePictures,
  Version,
} from "./responses.ts";

/** One kind of request. */
export interface Endpoint<Key extends string = string, Response = unknown> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With a name after a colon where a text of the request is. */
  readonly path: string;
  /** The texts of a request: those that the path does not name are in its body, or in the query where there is no other body. */
  readonly keys: readonly Key[];
  /** The largest file that the request sends, in bytes. Others send none. */
  readonly maxBytes?: number;
  /** Says what the response is. No endpoint has a value for it. */
  readonly response?: Response;
}

/** @returns a function that describes an endpoint with this response */
const responds =
  <Response>() =>
  <Key extends string = never>(
    method: Endpoint["method"],
    path: string,
    keys: readonly Key[] = [],
    maxBytes?: number,
  ): Endpoint<Key, Response> => ({ method, path, keys, ...(maxBytes !== undefined && { maxBytes }) });

/** Largest picture that can be added, in bytes. A larger one makes visitors wait. */
export const maxPictureBytes = 1_000_000;

/** The endpoints by name. */
export const endpoints = {
  readSite: responds<SiteInfo>()("GET", "site"),

  readPage: responds<StoredPage>()("GET", "pages/:view", ["view"]),
  /** The draft of the window is then superfluous. */
  savePage: responds<SavedPage>()("PUT", "pages/:view", ["view", "text", "hash", "draftId"]),
  /** What the site check finds in a file that is not saved yet. */
  checkPage: responds<{ problems: readonly PageProblem[] }>()("POST", "pages/:view/check", ["view", "text"]),
  createPage: responds<{ view: string }>()("POST", "pages", ["title", "description", "address", "template"]),
  copyPage: responds<{ view: string }>()("POST", "pages/:view/copy", ["view", "title", "address"]),
  /** Links to the page move with it. Responds with the titles of the contents that had some. */
  renamePage: responds<{ moved: readonly string[] }>()("PATCH", "pages/:view", ["view", "title", "address"]),
  /** Puts a saved section of a page on other pages, too, where it stays equal. `pages` is a list of their views in JSON. */
  shareSection: responds<void>()("POST", "pages/:view/sections/:section/share", ["view", "section", "pages"]),
  /** What leads to a page. */
  readLinks: responds<PageLinks>()("GET", "pages/:view/links", ["view"]),
  /** Links to the page lead to another one from then on; an empty view leaves them as they are. */
  deletePage: responds<void>()("DELETE", "pages/:view", ["view", "linkTo"]),

  /** The content of the files before the latest changes, the newest first: of the changes of one content, or of all with an empty view. */
  readVersions: responds<readonly Version[]>()("GET", "versions", ["view"]),
  /** The text of a version that the editor can open. */
  readVersion: responds<{ text: string }>()("GET", "versions/:id", ["id", "view"]),
  /** Keeps work that leaves the screen without being saved. */
  keepVersion: responds<void>()("POST", "versions", ["view", "text"]),
  /** Restores the content that the files had before a change: one of them, or all with an empty view. */
  restoreVersion: responds<void>()("POST", "versions/:id/restore", ["id", "view"]),

  saveDraft: responds<void>()("PUT", "drafts/:view/:draftId", ["view", "draftId", "text", "hash", "base"]),
  /** Removes a draft whose work is elsewhere. */
  removeDraft: responds<void>()("DELETE", "drafts/:view/:draftId", ["view", "draftId"]),

  /** The branding set of the site's theme, and its id. */
  readBrand: responds<StoredPage & { view: string }>()("GET", "brand"),
  saveBrand: responds<{ hash: string }>()("PUT", "brand", ["text", "hash", "draftId"]),

  /** Adds a picture to the site, and returns its address. */
  uploadPicture: responds<{ address: string }>()("POST", "pictures", ["name"], maxPictureBytes),

  /** The pictures of the site, with their sizes and the contents that show them. */
  readPictures: responds<SitePictures>()("GET", "pictures"),
  /** Deletes a picture that was added in the builder and that no page shows. */
  deletePicture: responds<void>()("DELETE", "pictures", ["address"]),

  readTemplates: responds<readonly SectionTemplate[]>()("GET", "templates"),
  /** The section is JSON. */
  saveTemplate: responds<SectionTemplate>()("POST", "templates", ["title", "section"]),
  removeTemplate: responds<void>()("DELETE", "templates/:name", ["name"]),

  readPublishing: responds<PublishInfo>()("GET", "publish"),
  /** With the task `deploy`; any other one only checks the org and the deployment. */
  startDeployment: responds<DeploymentState>()("POST", "publish/deployment", ["org", "task"]),
  /** What was printed from a character on. */
  readDeployment: responds<DeploymentState>()("GET", "publish/deployment", ["from"]),
  stopDeployment: responds<void>()("DELETE", "publish/deployment"),
} as const;

/** Names of the endpoints. */
export type EndpointName = keyof typeof endpoints;
/** The texts that a request of an endpoint contains. */
export type RequestOf<Name extends EndpointName> = Record<(typeof endpoints)[Name]["keys"][number], string>;
/** What an endpoint responds with. */
export type ResponseOf<Name extends EndpointName> =
  (typeof endpoints)[Name] extends Endpoint<string, infer Response> ? Response : never;
