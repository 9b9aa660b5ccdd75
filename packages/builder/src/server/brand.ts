// The brand of the site: the branding set of its theme.
import { contrastProblems, readBranding } from "@travel-design/site/server";
import type { PageProblem } from "../contract/responses.ts";
import { textOf } from "../content/json.ts";
import { messages } from "../messages/index.ts";
import { checkChange } from "./check/site-check.ts";
import type { Drafts } from "./drafts.ts";
import { BuilderError } from "./errors.ts";
import { brandId, isContentText } from "./pages/content-id.ts";
import { bodyOf, readContents } from "./pages/read-contents.ts";
import type { Handlers } from "./routes.ts";
import type { SiteStore } from "./store/site-store.ts";

const type = "brandingSet";

function activeSet(store: SiteStore): string {
  const [theme] = readContents(store, "theme");
  return textOf(bodyOf(theme?.content).activeBrandingSetId);
}

/**
 * Checks a branding set before it is written.
 *
 * @throws BuilderError 422 for a value that is not valid CSS, and for colors that visitors cannot read
 */
function checkBrand(text: string): void {
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
export const brandHandlers = (store: SiteStore, drafts: Drafts): Pick<Handlers, "readBrand" | "saveBrand"> => ({
  async readBrand() {
    const name = activeSet(store);
    const view = brandId(name);
    return { ...store.read(type, name), view, drafts: await drafts.list(view) };
  },
  async saveBrand({ text, hash, draftId }) {
    if (!isContentText(text, type)) throw new BuilderError(400, messages.notBrand);
    checkBrand(text);
    const name = activeSet(store);
    return drafts.supersede(brandId(name), draftId, { text, hash }, () =>
      store.replace(type, name, messages.places.brand, { text, hash }, (changes) =>
        checkChange(store.forceApp, changes, store.path(type, name)),
      ),
    );
  },
});
