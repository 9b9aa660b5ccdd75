import type { ReactNode } from "react";

/** Hills under an evening sky, as the address of a picture: nothing is fetched for it. */
function landscape(sky: string, hills: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#f3d9b1"/></linearGradient></defs>
    <path fill="url(#s)" d="M0 0h1200v700H0z"/><circle cx="820" cy="330" r="70" fill="#fbeccb"/>
    <path fill="${hills}" fill-opacity=".45" d="M0 420 220 300l190 110 240-150 260 170 290-120v390H0z"/>
    <path fill="${hills}" fill-opacity=".75" d="M0 520 300 400l260 120 280-140 360 150v170H0z"/>
    <path fill="${hills}" d="M0 620q300-120 620-30t580-50v160H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, " "))}`;
}

/** Pictures that look different from each other, for stories of blocks with several. */
export const pictures = {
  desktop: landscape("#24495e", "#16323a"),
  tablet: landscape("#6a4a63", "#3a2438"),
  mobile: landscape("#8a5a3c", "#43291c"),
};

const trips = [
  "Noorse fjorden",
  "Japan te voet",
  "Rijstvelden op Java",
  "Kustweg door Portugal",
  "Namib bij nacht",
  "Meren van Italië",
];

/** A journey as a card, to fill a block with. */
export function TripCard({ index }: { index: number }): ReactNode {
  const sky = `hsl(${(200 + 47 * index) % 360} 35% 42%)`;
  const hills = `hsl(${(180 + 47 * index) % 360} 40% 18%)`;
  return (
    <article style={{ border: "1px solid #e3dbcd", background: "#fff" }}>
      <img
        src={landscape(sky, hills)}
        alt=""
        style={{ display: "block", inlineSize: "100%", aspectRatio: "4 / 3", objectFit: "cover" }}
      />
      <h3
        style={{ margin: "1rem 1.25rem 0.25rem", font: '500 1.5rem/1.2 "Cormorant Variable", serif', color: "#1f2a2e" }}
      >
        {trips[index % trips.length]}
      </h3>
      <p style={{ margin: "0 1.25rem 1.25rem", font: '1rem/1.6 "Figtree Variable", sans-serif', color: "#4a5a5e" }}>
        {7 + (index % 5)} dagen, op uw tempo, met een eigen gids.
      </p>
    </article>
  );
}

/** A coloured area, to show how wide and high a part of the layout is. */
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
      <h2 style={{ margin: 0, font: '500 clamp(2.25rem, 1.6rem + 3vw, 4rem)/1.05 "Cormorant Variable", serif' }}>
        Reizen die alleen van u zijn
      </h2>
      <p style={{ margin: "1rem 0 0", font: '1.0625rem/1.65 "Figtree Variable", sans-serif' }}>
        Wij luisteren eerst en tekenen dan uw route, van het eerste ontbijt tot de laatste zonsondergang.
      </p>
    </div>
  );
}
