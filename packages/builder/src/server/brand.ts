// The brand of the site: the branding set of its theme.
import { loadSiteServer } from "@travel-design/site/server";
import type { PageProblem } from "../contract/responses.ts";
import { messages } from "../messages.ts";
import { isContentText } from "./content-id.ts";
import { BuilderError } from "./errors.ts";
import type { PagePlace } from "./page-changes.ts";
import type { PageFiles } from "./page-files.ts";
import { readContents } from "./read-contents.ts";
import type { Handlers } from "./routes.ts";
import { checkChange } from "./site-check.ts";

/** What is read of a theme. */
interface ThemeContent {
  contentBody: { activeBrandingSetId?: string };
}

async function activeSet(files: PageFiles): Promise<string> {
  const [theme] = await readContents<ThemeContent>(files, "theme");
  return theme?.content.contentBody.activeBrandingSetId ?? "";
}

/**
 * Checks a branding set before it is written.
 *
 * @throws BuilderError 422 for a value that is not valid CSS, and for colors that visitors cannot read
 */
async function checkBrand(text: string): Promise<void> {
  const { readBranding, contrastProblems } = await loadSiteServer();
  const branding = readBranding({
    "sfdc_cms__theme/any": { contentBody: { activeBrandingSetId: "any" } },
    "sfdc_cms__brandingSet/any": JSON.parse(text),
  });
  const sentences = [
    ...branding.problems,
    ...contrastProblems(branding).map(
      ({ foreground, background, contrast, minimum }) =>
        `${foreground.token} (${foreground.color}) on ${background.token} (${background.color}) has ${contrast.toFixed(2)}, needs ${minimum}.`,
    ),
  ];
  const problems = sentences.map((sentence): PageProblem => ({ severity: "error", sentence, line: 1 }));
  if (problems.length > 0) throw new BuilderError(422, messages.unreadableBrand, { problems });
}

/** What responds to the page "Merk". */
export const brandHandlers = ({ files, forceApp, sitePath }: PagePlace): Pick<Handlers, "readBrand" | "saveBrand"> => ({
  readBrand: async () => files.read("brandingSet", await activeSet(files)),
  async saveBrand({ text, hash }) {
    const name = await activeSet(files);
    if (!isContentText(text, "brandingSet")) throw new BuilderError(400, messages.notBrand);
    await checkBrand(text);
    await checkChange(forceApp, { [`${sitePath}/sfdc_cms__brandingSet/${name}/content.json`]: text });
    const saved = await files.replace("brandingSet", name, text, hash);
    return { hash: saved.hash };
  },
});
