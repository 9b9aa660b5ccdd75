import { faq } from "@travel-design/blocks";
import { asText, findComponents, type ContentComponent } from "../content/content-tree.ts";
import type { Page } from "../content/site-pages.ts";

/** Address and name of a site. */
export interface SitePlace {
  /** The site's own address, without a slash at its end: `https://www.example.com/reizen`. */
  siteUrl: string;
  siteName: string;
}

const storySteps = [1, 2, 3] as const;

/** What travellers tell on a page, as reviews. */
function reviewsIn(view: ContentComponent): object[] {
  return findComponents(view, "c:tdTravellerStories").flatMap(({ attributes }) =>
    storySteps.flatMap((step) => {
      const reviewBody = asText(attributes[`story${step}Review`]);
      const ratingValue = Number(attributes[`story${step}Rating`]);
      if (!reviewBody || !Number.isFinite(ratingValue)) return [];
      return [
        {
          "@type": "Review",
          author: { "@type": "Person", name: asText(attributes[`story${step}Client`]) },
          reviewBody,
          reviewRating: { "@type": "Rating", ratingValue, bestRating: 5, worstRating: 1 },
        },
      ];
    }),
  );
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
 * Structured data about the agency, computed from the content of a page.
 *
 * @param description the page's description for search engines
 * @returns undefined for a page without traveler stories, because only the agency's own page has them
 */
export function agencyOf(page: Page, description: string, { siteUrl, siteName }: SitePlace): object | undefined {
  const review = reviewsIn(page.view);
  if (review.length === 0) return undefined;
  const foundingDate = firstIn(page.view, /\bsinds (\d{4})\b/i);
  const email = firstIn(page.layout, /mailto:([^\s"'\\?]+)/);
  return {
    "@context": "https://schema.org",
    "@type": "TravelAgency",
    "@id": `${siteUrl}/#agency`,
    name: siteName,
    url: `${siteUrl}/`,
    description,
    ...(foundingDate && { foundingDate }),
    ...(email && { email }),
    employee: peopleIn(page.view),
    review,
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
