// Runs in the page: steps through a carousel of pictures.
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import desert from "../../../force-app/main/default/staticresources/travelMedia/desert-640.webp";
import fjord from "../../../force-app/main/default/staticresources/travelMedia/fjord-640.webp";
import glacier from "../../../force-app/main/default/staticresources/travelMedia/glacier-640.webp";
import lagoon from "../../../force-app/main/default/staticresources/travelMedia/lagoon-640.webp";
import riceTerraces from "../../../force-app/main/default/staticresources/travelMedia/rice-terraces-640.webp";
import savanna from "../../../force-app/main/default/staticresources/travelMedia/savanna-640.webp";
import { Carousel } from "../../../packages/ui/src/index.ts";
import "../../../packages/ui/src/style.css";

declare global {
  /** Steps through the carousel; milliseconds from each frame to the next meanwhile. */
  var playCarousel: () => Promise<number[]>;
}

const slideCount = 24;
const pictures = [desert, fjord, glacier, lagoon, riceTerraces, savanna];

/** Single steps, then the longest way there and back. */
const targets = [1, 2, 3, 4, 5, 6, slideCount - 1, 0];
/** Longer than a smooth scroll takes. */
const stepMilliseconds = 500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, stepMilliseconds));

async function framesWhile(play: () => Promise<void>): Promise<number[]> {
  const frames: number[] = [];
  let last = performance.now();
  let request = requestAnimationFrame(function onFrame() {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    request = requestAnimationFrame(onFrame);
  });
  await play();
  cancelAnimationFrame(request);
  return frames;
}

const slides = Array.from({ length: slideCount }, (_, index) => (
  <article key={index}>
    <img src={pictures[index % pictures.length]} alt="" style={{ inlineSize: "100%", aspectRatio: "3 / 2" }} />
    <h3>Reis {index + 1}</h3>
    <p>
      Twaalf dagen, op uw tempo. <a href={`#reis-${index}`}>Lees meer</a>
    </p>
  </article>
));

const main = document.body.appendChild(document.createElement("main"));
flushSync(() => createRoot(main).render(<Carousel label="Reizen" slides={slides} autoplay={false} />));

globalThis.playCarousel = () =>
  framesWhile(async () => {
    for (const target of targets) {
      const dot = main.querySelectorAll<HTMLElement>(".td-carousel__dot")[target];
      dot?.click();
      await pause();
      if (dot?.getAttribute("aria-current") !== "true") {
        throw new Error(`The carousel did not go to slide ${target + 1}: nothing was measured.`);
      }
    }
  });
