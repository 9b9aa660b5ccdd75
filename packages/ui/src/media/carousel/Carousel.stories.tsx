import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Picture } from "../image/index.ts";
import { destinations, travelPicture } from "../travel-media-fixture.ts";
import { Destinations } from "./Carousel.example.tsx";
import controlledCarousel from "./Carousel.example.tsx?raw";
import { Carousel } from "./index.ts";
import { page } from "./Carousel.docs.tsx";

/** A destination as a slide. */
function Destination({ name, file, text }: (typeof destinations)[number]): ReactNode {
  const image = { Url: travelPicture(`${file}@2880.jpg`), RawUrl: "", AltText: "", ContentKey: "", SrcSet: [] };
  return (
    <article className="example-slide">
      <Picture image={image} />
      <h3>{name}</h3>
      <p>
        {text} <a href={`#${file}`}>Bekijk {name}</a>
      </p>
    </article>
  );
}

const slides = destinations.map((destination) => <Destination key={destination.file} {...destination} />);

const meta = {
  title: "Media/Carousel",
  component: Carousel,
  parameters: { docs: { page } },
  argTypes: {
    slides: { control: false, table: { type: { summary: "readonly ReactNode[]" } } },
    index: { control: false },
    colorWhite: { control: "boolean" },
    autoplay: { control: "boolean" },
    layout: { control: "inline-radio", options: ["slider", "grid"] },
  },
  // A documentation page shows all stories at once: only those about autoplay move.
  args: { label: "Onze bestemmingen", slides, autoplay: false },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the first slide there is no arrow back. The slides move by themselves until the visitor hovers, focuses or pauses. */
export const Default: Story = {
  args: { autoplay: true },
};

/** Press the pause button: it becomes a play button, keeps the focus, and the slides stay where they are. */
export const Paused: Story = {
  args: { autoplay: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Nothing moves by itself, so there is nothing to pause.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    await userEvent.click(canvas.getByRole("button", { name: "Carrousel pauzeren" }));
    await expect(canvas.getByRole("button", { name: "Carrousel afspelen" })).toHaveFocus();
  },
};

/** Press the last dot: at the last slide there is no arrow forward. */
export const AtTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Naar dia 6" }));
    await expect(canvas.queryByRole("button", { name: "Volgende dia" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Bekijk Gletsjers van Patagonië" })).toBeVisible();
  },
};

/** `autoplay={false}`: the slides wait for the visitor, so there is no pause button. */
export const WithoutAutoplay: Story = {};

/** `colorWhite`: white arrows and dots, for a dark background. */
export const WhiteOnDark: Story = {
  args: { colorWhite: true },
  decorators: [
    (Story) => (
      <div data-td-palette="dark" style={{ padding: "2rem" }}>
        <Story />
      </div>
    ),
  ],
};

/** `index` and `onIndexChange` control the current slide from outside: here it starts at the third one. */
export const StartsAtAnotherSlide: Story = {
  render: () => <Destinations slides={slides} />,
  parameters: { docs: { source: { code: controlledCarousel } }, controls: { disable: true } },
};

/** All slides are visible, so there are no arrows, dots or pause button. */
export const FewSlides: Story = { args: { slides: slides.slice(0, 1) } };

/** With 24 slides the dots shrink on a phone. Visitors rarely get to the end. */
export const ManySlides: Story = {
  args: {
    slides: [1, 2, 3, 4].flatMap((round) =>
      destinations.map((destination) => <Destination key={`${destination.file}-${round}`} {...destination} />),
    ),
  },
};

/** `layout="grid"`: all slides are visible in columns. On pages of at most 768 pixels it is a slider. */
export const GridLayout: Story = { args: { layout: "grid" } };

/** A word that is wider than its slide breaks, so neither the slide nor the page grows. */
export const LongWord: Story = {
  args: { slides: ["Reis".repeat(50), ...slides.slice(1)] },
};

/** There are no slides, so nothing is rendered. */
export const Empty: Story = { args: { slides: [] } };
