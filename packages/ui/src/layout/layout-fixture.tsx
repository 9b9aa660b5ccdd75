import type { ReactNode } from "react";
import { destinations, travelPicture } from "../media/travel-media-fixture.ts";

/** Pictures that look different from each other, for stories of blocks with several. */
export const pictures = {
  desktop: travelPicture("hero-1920.webp"),
  tablet: travelPicture("fjord-960.webp"),
  mobile: travelPicture("hero-mobile-640.webp"),
};

/** A destination as a card, to fill a block with. */
export function TripCard({ index }: { index: number }): ReactNode {
  const destination = destinations[index % destinations.length];
  if (!destination) return null;
  return (
    <article style={{ border: "1px solid #d9cdb8", background: "#fff" }}>
      <img
        src={travelPicture(`${destination.file}-640.webp`)}
        alt=""
        style={{ display: "block", inlineSize: "100%", aspectRatio: "4 / 3", objectFit: "cover" }}
      />
      <h3
        style={{
          margin: "1rem 1.25rem 0.25rem",
          font: '500 1.5rem/1.2 "Cormorant Variable", serif',
          color: "#1f2a2e",
        }}
      >
        {destination.name}
      </h3>
      <p style={{ margin: "0 1.25rem 1.25rem", font: '1rem/1.6 "Figtree Variable", sans-serif', color: "#4a5a5e" }}>
        {destination.text}
      </p>
    </article>
  );
}

/** A colored area, to show how wide and high a part of the layout is. */
export function Area({ children }: { children: ReactNode }): ReactNode {
  return (
    <div
      style={{
        padding: "1.5rem",
        background: "#ece4d6",
        font: '1rem/1.5 "Figtree Variable", sans-serif',
        color: "#1f2a2e",
      }}
    >
      {children}
    </div>
  );
}

/** Words on a picture. */
export function Welcome(): ReactNode {
  return (
    <div style={{ color: "#fff", maxInlineSize: "34rem" }}>
      <h2
        style={{
          margin: 0,
          textWrap: "balance",
          font: '500 clamp(2.25rem, 1.6rem + 3vw, 4rem)/1.05 "Cormorant Variable", serif',
        }}
      >
        Reizen die alleen van u zijn
      </h2>
      <p style={{ margin: "1rem 0 0", font: '1.0625rem/1.65 "Figtree Variable", sans-serif' }}>
        Wij luisteren eerst en tekenen dan uw route, van het eerste ontbijt tot de laatste zonsondergang.
      </p>
    </div>
  );
}
