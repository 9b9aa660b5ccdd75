// Requests to the local org that serves the builder.

/** A content file that the editor can open. */
export interface EditableContent {
  /** Its id: of a page the name of its view. */
  view: string;
  title: string;
  /** Path of a page; for header and footer, which pages have them. */
  path: string;
}

/** A page in the list. */
export interface PageSummary extends EditableContent {
  route: string;
  isOwn: boolean;
  isHome: boolean;
}

/** What the builder knows about the site. */
export interface SiteInfo {
  /** Path below which the site is served. */
  basePath: string;
  pages: readonly PageSummary[];
  /** Header and footer, per layout of the theme. */
  themeLayouts: readonly EditableContent[];
  /** Addresses of the pictures in static resources. */
  pictures: readonly string[];
  /** Content files of themes and their layouts, by type and name. */
  layouts: Readonly<Record<string, unknown>>;
  /** The style that each page contains inline. */
  firstStyle: string;
  /** Addresses of the site's style sheets. */
  styles: readonly string[];
}

/** A content file, or a draft of one. */
export interface StoredText {
  text: string;
  hash: string;
}

/** Work that was not saved. */
export interface StoredDraft extends StoredText {
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** A page's file, and the drafts of other windows and earlier sessions, the newest first. */
export interface StoredPage extends StoredText {
  drafts: readonly StoredDraft[];
}

/** What a builder enters for a page. */
export interface PageWords {
  title: string;
  description: string;
  address: string;
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

/** A request that failed. The message is in Dutch. */
export class RequestError extends Error {
  readonly status: number;
  /** Problems that the site check found. */
  readonly problems: readonly PageProblem[];
  /** The file as another program saved it. */
  readonly current: StoredText | undefined;

  constructor(
    status: number,
    body: { message?: string; problems?: readonly PageProblem[]; text?: string; hash?: string },
  ) {
    super(body.message ?? "De lokale omgeving antwoordt met een fout. Kijk in het venster van npm run builder.");
    this.status = status;
    this.problems = body.problems ?? [];
    const { text, hash } = body;
    this.current = text !== undefined && hash !== undefined ? { text, hash } : undefined;
  }
}

const token = (): string => document.querySelector<HTMLMetaElement>('meta[name="builder-token"]')?.content ?? "";

const unreachable = {
  message: "De lokale omgeving is niet bereikbaar. Start npm run builder opnieuw; uw werk blijft hier staan.",
};

const signedOut = {
  message:
    "U bent niet meer aangemeld, want de lokale omgeving is opnieuw gestart. Open de nieuwe link uit het venster van " +
    "npm run builder in een ander tabblad, en sla dan hier opnieuw op. Laat dit venster open: uw werk staat hier.",
};

/** Reads the token of a server that was started again. */
async function renewToken(): Promise<void> {
  const page = new DOMParser().parseFromString(await (await fetch("/org/builder")).text(), "text/html");
  const current = page.querySelector<HTMLMetaElement>('meta[name="builder-token"]')?.content;
  if (current) document.querySelector('meta[name="builder-token"]')?.setAttribute("content", current);
}

function send(method: string, path: string, body?: object): Promise<Response> {
  const isFile = body instanceof Blob;
  return fetch(`/org/builder/api/${path}`, {
    method,
    headers: {
      "x-builder-token": token(),
      ...(body && { "content-type": isFile ? "application/octet-stream" : "application/json" }),
    },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
  });
}

async function sendWithToken(method: string, path: string, body?: object): Promise<Response> {
  const response = await send(method, path, body);
  if (response.status !== 403) return response;
  await renewToken();
  return send(method, path, body);
}

/** Sends a request to an endpoint of the builder. @throws RequestError if it fails */
export async function request<Body>(method: string, path: string, body?: object): Promise<Body> {
  const response = await sendWithToken(method, path, body).catch(() => undefined);
  if (!response) throw new RequestError(0, unreachable);
  if (response.status === 401) throw new RequestError(401, signedOut);
  const text = await response.text();
  const result = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : {};
  if (!response.ok) throw new RequestError(response.status, Array.isArray(result) ? (result[0] ?? {}) : result);
  return result;
}

export const readSite = (): Promise<SiteInfo> => request("GET", "site");
export const readPage = (view: string): Promise<StoredPage> => request("GET", `pages/${view}`);
/** Saves a page. @param draftId the draft that is then superfluous */
export const savePage = (view: string, draftId: string, file: StoredText): Promise<{ hash: string }> =>
  request("PUT", `pages/${view}`, { ...file, draftId });
/** What the site check finds in a file that is not saved yet. */
export const checkPage = (view: string, text: string): Promise<{ problems: readonly PageProblem[] }> =>
  request("POST", `pages/${view}/check`, { text });
export const saveDraft = (view: string, draftId: string, { text, hash }: StoredText): Promise<void> =>
  request("PUT", `drafts/${view}/${draftId}`, { text, hash });
export const removeDraft = (view: string, draftId: string): Promise<void> =>
  request("DELETE", `drafts/${view}/${draftId}`);
/** Adds a picture to the site. @returns its address */
export const uploadPicture = (file: File): Promise<{ address: string }> =>
  request("POST", `pictures?name=${encodeURIComponent(file.name)}`, file);
/** The branding set of the site's theme. */
export const readBrand = (): Promise<StoredText> => request("GET", "brand");
export const saveBrand = (file: StoredText): Promise<{ hash: string }> => request("PUT", "brand", file);
export const createPage = (
  words: PageWords,
  from: { template: string } | { copyOf: string },
): Promise<{ view: string }> => request("POST", "pages", { ...words, ...from });
export const renamePage = (view: string, words: PageWords): Promise<void> => request("PATCH", `pages/${view}`, words);
export const deletePage = (view: string): Promise<void> => request("DELETE", `pages/${view}`);
