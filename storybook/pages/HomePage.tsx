import {
  Button,
  ContentContainer,
  ImageBlock,
  PromiseCard,
  Section,
  SideText,
  SlotsBlock,
  SpecialistList,
  TravellerStories,
} from "@travel-design/ui";
import { defaultSettings, inMemoryPorts, QuotationForm } from "@travel-design/quotation";
import type { CSSProperties, ReactNode } from "react";
import { destinations, loadTravelIcons, travelPicture } from "../../packages/ui/src/media/travel-media-fixture.ts";
import { firstStep, promises, sideText, specialists, stories } from "./home-page-texts.ts";

const twoColumns = { columns: [{ columnWidth: 5 }, { columnWidth: 7 }] };
const width = "72rem";

/** Room at the sides of everything but the picture at the top. */
const aside: CSSProperties = { paddingInline: "clamp(1rem, 4vw, 3rem)" };

const slotsOf = (contents: readonly ReactNode[]): Record<string, ReactNode> =>
  Object.fromEntries(contents.map((content, index) => [`Content-Slot${index + 1}`, content]));

const heading: CSSProperties = {
  margin: 0,
  font: '500 clamp(2.75rem, 1.9rem + 3.6vw, 4.75rem)/1.05 "Cormorant Variable", serif',
};
const lead: CSSProperties = { margin: "1.25rem 0 2rem", font: '1.0625rem/1.65 "Figtree Variable", sans-serif' };

function Welcome(): ReactNode {
  return (
    <div style={{ color: "#fff", maxInlineSize: "36rem" }}>
      <h1 style={heading}>Reizen die alleen van u zijn</h1>
      <p style={lead}>
        Wij luisteren eerst en tekenen dan uw route, van het eerste ontbijt tot de laatste zonsondergang.
      </p>
      <Button label="Vraag een offerte aan" forward icon redirectUrl="#offerte" />
    </div>
  );
}

function Destination({ name, file, text }: (typeof destinations)[number]): ReactNode {
  return (
    <article style={{ font: '1rem/1.6 "Figtree Variable", sans-serif', color: "#1f2a2e" }}>
      <ImageBlock imageInfo={travelPicture(`${file}-640.webp`)} height={260} fit="cover" loading="lazy" />
      <h3 style={{ margin: "1rem 0 0.25rem", font: '500 1.5rem/1.2 "Cormorant Variable", serif' }}>{name}</h3>
      <p style={{ margin: 0 }}>{text}</p>
    </article>
  );
}

function Request(): ReactNode {
  return (
    <Section
      id="offerte"
      style={aside}
      sectionConfig={twoColumns}
      maxContentWidth={width}
      slots={{
        col1: <SideText {...sideText} />,
        col2: (
          <QuotationForm
            settings={{ ...defaultSettings, brand: "Voorbeeld", step1: firstStep }}
            ports={inMemoryPorts()}
          />
        ),
      }}
    />
  );
}

const people = specialists.map(([title, description], index) => ({
  title,
  description,
  specialistEmail: "reizen@example.com",
  image: travelPicture(`specialist-0${index + 1}.svg`),
}));

/** A whole home page, of nothing but blocks. Renders a `<main>`. */
export function HomePage(): ReactNode {
  return (
    <main
      style={{ display: "grid", gap: "clamp(3rem, 8vw, 6rem)", paddingBlockEnd: "6rem", backgroundColor: "#faf7f2" }}
    >
      <Section
        maxContentWidth={width}
        sectionMinHeight="38rem"
        sectionVerticalAlign="center"
        backgroundImageDesktop={travelPicture("hero-1920.webp")}
        backgroundImageMobile={travelPicture("hero-mobile-640.webp")}
        backgroundImageOverlay="rgb(15 30 36 / 55%)"
        slots={{ col1: <Welcome /> }}
      />
      <Request />
      <Section
        style={aside}
        maxContentWidth={width}
        slots={{
          col1: (
            <SlotsBlock
              title="Waarom reizigers ons schrijven"
              slotAmount={promises.length}
              slots={slotsOf(
                promises.map((promise) => (
                  <PromiseCard key={promise.title} {...promise} loadStylesheet={loadTravelIcons} />
                )),
              )}
            />
          ),
        }}
      />
      <Section
        style={aside}
        maxContentWidth={width}
        slots={{
          col1: (
            <SlotsBlock
              title="Waar gaan uw gedachten naartoe?"
              subtitle="Streken waar wij elke weg kennen."
              contentGrid="slider"
              slotAmount={destinations.length}
              slots={slotsOf(
                destinations.map((destination) => <Destination key={destination.file} {...destination} />),
              )}
            />
          ),
        }}
      />
      <div data-td-palette="dark" style={{ ...aside, backgroundColor: "#16242a", paddingBlock: "4rem" }}>
        <Section maxContentWidth="48rem" slots={{ col1: <TravellerStories stories={stories} /> }} />
      </div>
      <Section
        style={aside}
        maxContentWidth={width}
        slots={{
          col1: (
            <ContentContainer title="Uw reisspecialisten" subtitle="Eén van hen leest uw aanvraag.">
              <SpecialistList specialists={people} />
            </ContentContainer>
          ),
        }}
      />
    </main>
  );
}
