import { faq } from "@travel-design/blocks";
import { asText, findComponents, type ContentComponent } from "../content/content-tree.ts";
import type { Page } from "../content/site-pages.ts";

/** Address and name of a site. */
export interface SitePlace {
  /** The site's own address, without a slash at its end: `https://www.example.com/reizen`. */
  siteUrl: string;
  siteName: string;
}

/** The people on a page, with their addresses. */
const peopleIn = (view: ContentComponent): object[] =>
  findComponents(view, "c:tdSpecialistCard").map(({ attributes }) => ({
    "@type": "Person",
    name: asText(attributes.title),
    email: asText(attributes.specialistEmail),
    knowsAbout: asText(attributes.description),
  }));

/** The first that a pattern finds in the texts of a component and of everything in it. */
const firstIn = (component: ContentComponent | undefined, pattern: RegExp): string | undefined =>
  pattern.exec(JSON.stringify(component ?? null))?.[1];

/**
 * Structured data about the agency, computed from the content of the home page. It is an organization and not a local
 * business, which search engines only accept with a street address. They do not accept an organization's own reviews of itself.
 *
 * @param description the page's description for search engines
 * @returns undefined for any other page
 */
export function agencyOf(page: Page, description: string, { siteUrl, siteName }: SitePlace): object | undefined {
  if (page.path !== "") return undefined;
  const foundingDate = firstIn(page.view, /\bsinds (\d{4})\b/i);
  const [footer] = page.layout ? findComponents(page.layout, "c:tdPageFooter") : [];
  const email = asText(footer?.attributes.email);
  const telephone = asText(footer?.attributes.phone);
  const employee = peopleIn(page.view);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${siteUrl}/#agency`,
    name: siteName,
    url: `${siteUrl}/`,
    description,
    ...(foundingDate && { foundingDate }),
    ...(email && { email }),
    ...(telephone && { telephone }),
    ...(employee.length > 0 && { employee }),
  };
}

/**
 * Structured data about where a page is on the site, from the home page to itself.
 *
 * @returns undefined for the home page, and for a page without an address
 */
export function breadcrumbsOf({ trail }: Pick<Page, "trail">, { siteUrl, siteName }: SitePlace): object | undefined {
  if (trail.length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ path: "", title: siteName }, ...trail].map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: `${siteUrl}/${path}`,
    })),
  };
}

/**
 * Structured data about the frequently asked questions of a page, from all its blocks together: search engines accept one
 * list of questions per page.
 *
 * @returns undefined for a page without questions
 */
export function questionsOf({ view }: Pick<Page, "view">): object | undefined {
  const questions = findComponents(view, "c:tdFaq").flatMap(({ attributes }) => faq.parse(attributes).questions);
  if (questions.length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
