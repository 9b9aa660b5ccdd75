import { render, screen } from "@testing-library/react";
import { ImageBlock, Section } from "@travel-design/ui";
import axe from "axe-core";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallToAction } from "../call-to-action/CallToAction.tsx";
import { ContactStrip } from "../contact-strip/ContactStrip.tsx";
import { DestinationCard } from "../destination-card/DestinationCard.tsx";
import { Faq } from "../faq/Faq.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Hero } from "../hero/Hero.tsx";
import { Itinerary } from "../itinerary/Itinerary.tsx";
import { PageFooter } from "../page-footer/PageFooter.tsx";
import { PageHeader } from "../page-header/PageHeader.tsx";
import {
  cards,
  closing,
  contactStrip,
  faq,
  footer,
  header,
  hero,
  itinerary,
  routeMap,
  seasonPrice,
  sectionHeading,
  thanks,
} from "../parts/page-fixture.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { RouteMap } from "../route-map/RouteMap.tsx";
import { SeasonPrice } from "../season-price/SeasonPrice.tsx";
import "../../../ui/src/style.css";
import "../style.css";

function WholePage(): ReactNode {
  return (
    <>
      <header>
        <PageHeader {...header} />
      </header>
      <main id="inhoud">
        <Hero {...hero} />
        <Heading {...sectionHeading} align="center" />
        {cards.map((card) => (
          <DestinationCard key={card.title} {...card} />
        ))}
        <RichText text={thanks} lead />
        <Itinerary {...itinerary} />
        <RouteMap {...routeMap} />
        <SeasonPrice {...seasonPrice} />
        <ContactStrip {...contactStrip} />
        <Faq {...faq} />
        <CallToAction {...closing} />
        <CallToAction
          surface="accent"
          level={3}
          title="Weet u nog niet wie?"
          linkLabel="Schrijf ons"
          linkAddress="/a"
        />
      </main>
      <footer>
        <PageFooter {...footer} />
      </footer>
    </>
  );
}

test.each([320, 375, 768, 1440])(
  "a whole page has no accessibility problems and no overflow at %d pixels",
  async (width) => {
    await page.viewport(width, 900);
    const { container } = render(<WholePage />);
    const { violations } = await axe.run(container);
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
    const { scrollWidth, clientWidth } = container.ownerDocument.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  },
);

describe("a destination card", () => {
  const [card] = cards;

  test("is a link at every point, and only there", () => {
    const { container } = render(
      <div style={{ inlineSize: 280, padding: 20 }}>
        <DestinationCard {...card} />
      </div>,
    );
    const link = screen.getByRole("link", { name: "Noorwegen" });
    const { left, right, top, bottom } =
      container.querySelector(".td-destination-card")?.getBoundingClientRect() ?? new DOMRect();
    const at = (x: number, y: number): Element | null => container.ownerDocument.elementFromPoint(x, y);
    for (const [x, y] of [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const) {
      expect(at(x, y)).toBe(link);
    }
    expect(at(left - 4, top + 4)).not.toBe(link);
  });

  test("shows the focus around the whole card", async () => {
    render(<DestinationCard {...card} />);
    await userEvent.tab();
    const link = screen.getByRole("link", { name: "Noorwegen" });
    expect(link).toHaveFocus();
    expect(getComputedStyle(link, "::after").outlineWidth).toBe("2px");
  });

  test("has its height before the picture is loaded", () => {
    const { container } = render(
      <div style={{ inlineSize: 300 }}>
        <DestinationCard title="Noorwegen" image="/bestaat-niet.webp" imageAltText="Een fjord" />
      </div>,
    );
    expect(container.querySelector("img")?.getBoundingClientRect().height).toBe(200);
  });
});

const chooserOptions = "IJsland || Japan || Verenigde Arabische Emiraten";

test.each([
  [320, "below", 2],
  [375, "below", 2],
  [430, "beside", 1],
  [1440, "beside", 1],
])("at %d pixels the button of the destination chooser is %s the list", async (width, _place, rows) => {
  await page.viewport(width, 740);
  const { container } = render(<Hero {...hero} buttonLabel="" chooserOptions={chooserOptions} />);
  const boxes = [screen.getByRole("combobox"), screen.getByRole("button")].map((part) => part.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(rows);
  expect(Math.min(...boxes.flatMap((box) => [box.width, box.height]))).toBeGreaterThanOrEqual(44);
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(640);
  expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
  const { scrollWidth, clientWidth } = container.ownerDocument.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

test.each([
  [1440, "70% 60%"],
  [1024, "50% 40%"],
  [767, "30% 20%"],
])("at %d pixels, pictures of blocks show the part for that device", async (width, part) => {
  await page.viewport(width, 740);
  const parts = "70% 60% / 50% 40% / 30% 20%";
  const { container } = render(
    <Section backgroundImageDesktop={hero.imageDesktop} backgroundImagePosition={parts}>
      <Hero {...hero} imagePosition={parts} />
      <ImageBlock imageInfo={hero.imageDesktop} position={parts} />
      <Hero {...hero} imagePosition="" />
    </Section>,
  );
  const pictures = [...container.querySelectorAll("img")].map((image) => getComputedStyle(image).objectPosition);
  expect(pictures).toEqual([part, part, "50% 50%"]);
  expect(container.querySelector(".td-section__picture")).toHaveStyle({ backgroundPosition: part });
});

test("the picture of a hero is behind its text and fills it", async () => {
  const { container } = render(<Hero {...hero} />);
  const image = container.querySelector("img");
  const banner = container.querySelector(".td-hero");
  expect(image?.getBoundingClientRect()).toEqual(banner?.getBoundingClientRect());
  expect(image).toHaveStyle({ objectFit: "cover", objectPosition: "70% 60%" });
  const title = screen.getByRole("heading", { level: 1 });
  const { left, top } = title.getBoundingClientRect();
  expect(title.ownerDocument.elementFromPoint(left + 4, top + 4)).toBe(title);
});
