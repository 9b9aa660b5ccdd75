import { ContentContainer, PromiseCard, Section, SideText, SlotsBlock, TravellerStories } from "@travel-design/ui";
import { DestinationCard, Hero, SpecialistList } from "@travel-design/ui/page";
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
      <Hero
        title="Reizen die alleen van u zijn"
        lead="Wij luisteren eerst en tekenen dan uw route, van het eerste ontbijt tot de laatste zonsondergang."
        buttonLabel="Vraag uw reisvoorstel aan"
        buttonAddress="#offerte"
        imageDesktop={travelPicture("hero-1920.webp")}
        imageMobile={travelPicture("hero-mobile-640.webp")}
        minHeight="38rem"
      />
      <Request />
      <Section
        style={aside}
        maxContentWidth={width}
        slots={{
          col1: (
            <SlotsBlock
              title="Hieraan mag u ons houden"
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
                destinations.map(({ name, file, text }) => (
                  <DestinationCard key={file} title={name} text={text} image={travelPicture(`${file}-640.webp`)} />
                )),
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
