import { Carousel } from "@travel-design/ui";
import { useState, type ReactNode } from "react";

export function Destinations({ slides }: { slides: readonly ReactNode[] }) {
  const [index, setIndex] = useState(2);
  return <Carousel label="Onze bestemmingen" slides={slides} autoplay={false} index={index} onIndexChange={setIndex} />;
}
