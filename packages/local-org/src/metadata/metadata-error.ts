/** A metadata file that cannot be used: names the file and the reason. */
export class MetadataError extends Error {
  override readonly name = "MetadataError";

  /** @param file path of the file, relative to `force-app/main/default` where that is known */
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
  }
}
