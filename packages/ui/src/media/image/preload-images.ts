/** A picture to load before it is shown. */
export interface PreloadRequest {
  /** Who wants it, for the report. */
  provider: string;
  url: string;
}

/** A picture that could not be loaded. */
export interface PreloadFailure extends PreloadRequest {
  reason: string;
}

/** Some of the pictures could not be loaded; the others were. */
export class ImagePreloadError extends Error {
  readonly failures: readonly PreloadFailure[];

  constructor(failures: readonly PreloadFailure[]) {
    const list = failures.map(({ provider, url, reason }) => `${provider}: ${url} (${reason})`).join("; ");
    super(
      `[travel-design] ${failures.length} pictures could not be loaded, so they may show late or not at all: ${list}`,
    );
    this.name = "ImagePreloadError";
    this.failures = failures;
  }
}

/** Loads one picture; rejects when that fails. */
export type LoadImage = (url: string) => Promise<unknown>;

/** Loads pictures by the page that will show them. */
export function imageLoader(page: Document): LoadImage {
  return (url) => {
    const image = page.createElement("img");
    image.src = url;
    return image.decode();
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Loads pictures, all at the same time.
 *
 * @param load how to load one: {@link imageLoader} of the page, or the host's own way
 * @throws ImagePreloadError after the last one, with everything that failed
 * @example await preloadImages([{ provider: "hero", url: "/a.jpg" }], imageLoader(page));
 */
export async function preloadImages(requests: readonly PreloadRequest[], load: LoadImage): Promise<void> {
  const results = await Promise.allSettled(requests.map(async ({ url }) => load(url)));
  const failures = requests.flatMap((request, index): PreloadFailure[] => {
    const result = results[index];
    return result?.status === "rejected" ? [{ ...request, reason: reasonOf(result.reason) }] : [];
  });
  if (failures.length > 0) throw new ImagePreloadError(failures);
}
