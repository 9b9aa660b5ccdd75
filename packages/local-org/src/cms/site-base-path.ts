import { join } from "node:path";
import { namesIn } from "../metadata/metadata-files.ts";
import { withStartError } from "../metadata/with-start-error.ts";
import { readMetadataFile } from "../metadata/xml.ts";
import { StartError } from "../start-error.ts";

const ending = ".digitalExperienceConfig-meta.xml";

/** The prefix that `force-app` declares for its site; empty for a site at the root. */
function declaredPrefix(forceApp: string): string {
  const folder = join(forceApp, "digitalExperienceConfigs");
  const file = namesIn(folder).find((name) => name.endsWith(ending));
  if (!file) return "";
  const config = withStartError(() => readMetadataFile(join(folder, file), file, "DigitalExperienceConfig"));
  return config.element("site")?.text("urlPathPrefix") ?? "";
}

/**
 * The path below which a site is served.
 *
 * @param forceApp path of `force-app/main/default`
 * @param prefix as Salesforce takes it: letters and digits, or empty for the root. Default: the one in `force-app`
 * @returns "/reizen", or empty
 * @throws StartError for any other prefix, and for metadata that cannot be read
 */
export function siteBasePath(forceApp: string, prefix = declaredPrefix(forceApp)): string {
  if (!/^[a-zA-Z0-9]*$/.test(prefix)) {
    throw new StartError(
      `The prefix of the site must consist of letters and digits, such as "reizen", not "${prefix}".`,
    );
  }
  if (/^(?:services|org)$/.test(prefix)) {
    throw new StartError(`The prefix of the site cannot be "${prefix}": the org itself is served there.`);
  }
  return prefix && `/${prefix}`;
}
