import type { ReactNode } from "react";
import { destinations, travelPicture } from "../media/travel-media-fixture.ts";

/** Pictures that look different from each other, for stories of blocks with several. */
export const pictures = {
  desktop: travelPicture("evening-lake@2880.jpg"),
  tablet: travelPicture("fjord@2880.jpg"),
  mobile: travelPicture("evening-lake-tall@1280.jpg"),
};

/** A destination as a card, to fill a block with. Storybook's `examples.css` styles it, as the others here. */
export function TripCard({ index }: { index: number }): ReactNode {
  const destination = destinations[index % destinations.length];
  if (!destination) return null;
  return (
    <article className="example-trip">
      <img src={travelPicture(`${destination.file}@2880.jpg`)} alt="" />
      <h3>{destination.name}</h3>
      <p>{destination.text}</p>
    </article>
  );
}

/** A colored area, to show how wide and high a part of the layout is. */
export const Area = ({ children }: { children: ReactNode }): ReactNode => (
  <div className="example-area">{children}</div>
);

/** Words on a picture. */
export const Welcome = (): ReactNode => (
  <div className="example-welcome">
    <h2>Reizen die alleen van u zijn</h2>
    <p>Wij luisteren eerst en tekenen dan uw route, van het eerste ontbijt tot de laatste zonsondergang.</p>
  </div>
);
