import { render, screen } from "@testing-library/react";
import { ImageUrls } from "@travel-design/ui";
import { expect, test } from "vitest";
import { DestinationCard } from "./DestinationCard.tsx";

const card = { title: "Noorwegen", text: "Een huis aan een fjord", image: "/fjord.webp", imageAltText: "Een fjord" };
const resizing = { resizes: true };

test("shows picture, title and text, and loads the picture late", () => {
  render(<DestinationCard {...card} />);
  expect(screen.getByRole("heading", { level: 3, name: "Noorwegen" })).toBeVisible();
  expect(screen.getByText("Een huis aan een fjord")).toBeVisible();
  expect(screen.getByRole("img", { name: "Een fjord" })).toHaveAttribute("loading", "lazy");
  expect(screen.queryByRole("link")).toBeNull();
});

test("asks a site that resizes for a picture of the size of a card", () => {
  const { container } = render(
    <ImageUrls settings={resizing}>
      <DestinationCard {...card} />
    </ImageUrls>,
  );
  expect([...container.querySelectorAll("source")].map(({ srcset }) => srcset)).toEqual([
    "/fjord.webp?width=640 1x",
    "/fjord.webp?width=640 1x",
    "/fjord.webp?width=640 1x",
  ]);
});

test("is one link with an address", () => {
  render(<DestinationCard {...card} address="/noorwegen" />);
  expect(screen.getByRole("link", { name: "Noorwegen" })).toHaveAttribute("href", "/noorwegen");
});

test.each(["javascript:alert(1)", "//example.com", ""])("is no link with the invalid address %j", (address) => {
  render(<DestinationCard {...card} address={address} />);
  expect(screen.queryByRole("link")).toBeNull();
});

test("renders no element for an empty part", () => {
  const { container } = render(<DestinationCard image="/fjord.webp" address="/noorwegen" />);
  expect(container.querySelector("h3, p, a")).toBeNull();
});

test("renders nothing without content", () => {
  const { container } = render(<DestinationCard address="/noorwegen" imageAltText="Een fjord" />);
  expect(container).toBeEmptyDOMElement();
});
