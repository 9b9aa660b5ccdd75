import { toMailAddress, toPhoneAddress } from "@travel-design/ui/internal";
import type { PageSummary } from "../contract/responses.ts";
import type { PageAnchor } from "../site-context.ts";
import { messages } from "../messages/index.ts";

/** An address that a link can have, and what it leads to. */
export interface LinkSuggestion {
  address: string;
  label: string;
}

/** What links can lead to. */
export interface LinkTargets {
  pages: readonly Pick<PageSummary, "path" | "title" | "isOwn">[];
  anchors: readonly PageAnchor[];
}

const website = /^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/i;

/** The address of what somebody typed without knowing how addresses are written: a mail address, a telephone number or a website. */
function meantAddress(text: string): LinkSuggestion | undefined {
  const mail = toMailAddress(text);
  if (mail) return { address: `mailto:${mail}`, label: messages.links.mailTo(mail) };
  const phone = toPhoneAddress(text);
  if (phone) return { address: phone, label: messages.links.callTo(text.trim()) };
  if (!website.test(text.trim())) return undefined;
  const address = `https://${text.trim().replace(/^https?:\/\//i, "")}`;
  return { address, label: messages.links.kinds["https:"] };
}

/** Addresses for a link, for what was typed so far. */
export function suggestLinks(text: string, { pages, anchors }: LinkTargets): LinkSuggestion[] {
  const meant = meantAddress(text);
  return [
    ...(meant && meant.address !== text ? [meant] : []),
    ...pages.filter(({ isOwn }) => isOwn).map(({ path, title }) => ({ address: path, label: title })),
    ...anchors.map(({ name, label }) => ({ address: `#${name}`, label: messages.links.onThisPage(label) })),
  ];
}

const kinds: Readonly<Record<string, string>> = messages.links.kinds;

/** What an address leads to; undefined if that is unknown. */
export function describeLink(address: string, { pages, anchors }: LinkTargets): string | undefined {
  const [path = "", anchor] = address.split("#");
  if (address.startsWith("#")) return anchors.find(({ name }) => name === anchor)?.label;
  const page = pages.find((each) => each.path === (path.split("?")[0] ?? "").replace(/(.)\/$/, "$1"));
  return page ? messages.links.toPage(page.title) : kinds[/^\w+:/.exec(address)?.[0].toLowerCase() ?? ""];
}
