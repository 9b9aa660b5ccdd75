/** A picture to load before it is rendered. */
export interface PreloadRequest {
  /** Who requests it, for the error. */
  provider: string;
  url: string;
}

/** A picture that could not be loaded. */
export interface PreloadFailure extends PreloadRequest {
  reason: string;
}

/** Some pictures could not be loaded; all others were. */
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

/** Loads one picture; rejects if that fails. */
export type LoadImage = (url: string) => Promise<unknown>;

/** Loads pictures into the cache of the page that renders them. */
export function imageLoader(page: Document): LoadImage {
  return (url) => {
    const image = page.createElement("img");
    image.src = url;
    return image.decode();
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Loads pictures in parallel.
 *
 * @param load loads one picture: {@link imageLoader} of the page, or the host's own function
 * @throws ImagePreloadError after the last one, with every failure
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
