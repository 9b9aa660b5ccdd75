import { act, render, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { iconStylesheet, type LoadStylesheet } from "../parts/icon-stylesheet/use-icon-stylesheet.ts";
import { Stars } from "../parts/stars/Stars.tsx";
import { PromiseCard } from "../promise-card/PromiseCard.tsx";
import { SideText } from "../side-text/SideText.tsx";
import { SpecialistCard } from "../specialist-card/SpecialistCard.tsx";
import { TravelerStories } from "../traveler-stories/TravelerStories.tsx";

const anna = {
  title: "Anna de Wit",
  description: "Noorwegen en IJsland",
  specialistEmail: "anna@example.com",
  image: "/anna.svg",
};

test.each([1, 2, 3, 4, 5])("a rating of %d is said of five stars", (rating) => {
  render(<Stars rating={rating} />);
  const stars = screen.getByRole("img", { name: `${rating} van 5 sterren` });
  expect(stars.querySelectorAll("svg")).toHaveLength(5);
});

test.each([
  [0, 1],
  [-1, 1],
  [3.6, 4],
  [6, 5],
  [1e308, 5],
])("a rating of %d shows as %d stars", (rating, stars) => {
  render(<Stars rating={rating} />);
  expect(screen.getByRole("img", { name: `${stars} van 5 sterren` })).toBeInTheDocument();
});

test.each([undefined, Number.NaN])("a rating of %j shows nothing", (rating) => {
  const { container } = render(<Stars rating={rating} />);
  expect(container).toBeEmptyDOMElement();
});

test("the mail link of a specialist without a name says what it does", () => {
  render(<SpecialistCard specialistEmail="reizen@example.com" />);
  expect(screen.getByRole("link")).toHaveAccessibleName("Stuur een e-mail");
});

test("a story gives review, client and date", () => {
  const story = { rating: 4, review: "Prachtig.", client: "Familie Jansen", date: "mei 2026", storyId: "1" };
  render(<TravelerStories stories={[story]} />);
  const figure = screen.getByRole("figure");
  expect(figure).toHaveTextContent("Prachtig.Familie Jansenmei 2026");
  expect(within(figure).getByRole("img", { name: "4 van 5 sterren" })).toBeInTheDocument();
});

test("a story links to the form, if there is a valid address", () => {
  const story = { storyId: 1, rating: 4, review: "Prachtig.", client: "Familie Jansen", date: "mei 2026" };
  const { rerender } = render(<TravelerStories stories={[{ ...story, address: "/?bestemming=Peru#offerte" }]} />);
  expect(screen.getByRole("link", { name: "Vraag zo’n reis aan" })).toHaveAttribute(
    "href",
    "/?bestemming=Peru#offerte",
  );
  rerender(<TravelerStories stories={[story]} />);
  expect(screen.queryByRole("link")).toBeNull();
});

test("a side text says what its logos are of, if it has any", () => {
  const title = "Met wie wij werken";
  const { rerender } = render(<SideText logosTitle={title} logos={[{ url: "/zeil.svg", altText: "Zeil" }]} />);
  expect(screen.getByText(title)).toBeVisible();
  rerender(<SideText logosTitle={title} logos={[]} />);
  expect(screen.queryByText(title)).toBeNull();
});

test("a side text has three ticked selling points and the logos of four partners, and reports more", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const logos = ["Poolster", "Zeil", "Kompas", "Duin", "Vijfde"].map((name) => ({
    url: `/${name}.svg`,
    altText: name,
  }));
  render(<SideText title1="Op maat" sellingPoints={["Een", "Twee", "Drie", "Vier"]} logos={logos} />);
  const points = screen.getAllByRole("listitem").filter((item) => item.textContent !== "");
  expect(points.map(({ textContent }) => textContent)).toEqual(["Een", "Twee", "Drie"]);
  for (const point of points) expect(point.querySelector("svg")).not.toBeNull();
  expect(screen.getAllByRole("img").map((logo) => logo.getAttribute("alt"))).toEqual([
    "Poolster",
    "Zeil",
    "Kompas",
    "Duin",
  ]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/at most 3 items\n.*at most 4 items/));
});

describe("a promise card", () => {
  const card = <PromiseCard icon="td-icon-compass" title="Op maat" text="Geen reis is dezelfde." />;

  test("shows icon, title and text", () => {
    const { container } = render(card);
    expect(container.querySelector(".td-icon.td-icon-compass")).toHaveAttribute("aria-hidden", "true");
    expect(screen.getByRole("heading", { name: "Op maat" })).toBeVisible();
    expect(screen.getByText("Geen reis is dezelfde.")).toBeVisible();
  });

  test("has the icon font loaded, once for four cards", async () => {
    const loadStylesheet = vi.fn<LoadStylesheet>(async () => undefined);
    await act(async () =>
      render(
        ["een", "twee", "drie", "vier"].map((title) => (
          <PromiseCard key={title} {...card.props} {...{ title, loadStylesheet }} />
        )),
      ),
    );
    expect(loadStylesheet).toHaveBeenCalledExactlyOnceWith(iconStylesheet);
  });

  test.each<[string, LoadStylesheet]>([
    ["is rejected", () => Promise.reject(new Error("404"))],
    [
      "cannot be tried",
      () => {
        throw new Error("blocked");
      },
    ],
  ])("is rendered when loading the font %s, and only logs it", async (_case, loadStylesheet) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await act(async () => render(<PromiseCard {...card.props} loadStylesheet={loadStylesheet} />));
    expect(error).toHaveBeenCalledExactlyOnceWith("error loading icons", expect.any(Error));
    expect(screen.getByRole("heading", { name: "Op maat" })).toBeVisible();
  });

  test("logs where the host wants it", async () => {
    const log = vi.fn<(message: string, error?: unknown) => void>();
    const loadStylesheet: LoadStylesheet = () => Promise.reject(new Error("404"));
    await act(async () => render(<PromiseCard {...card.props} {...{ loadStylesheet, log }} />));
    expect(log).toHaveBeenCalledExactlyOnceWith("error loading icons", expect.any(Error));
  });
});

describe("a specialist card", () => {
  test("shows photo, name and destinations, and a link to write to", () => {
    render(<SpecialistCard {...anna} />);
    expect(screen.getByRole("img", { name: "Portret van Anna de Wit" })).toHaveAttribute("src", "/anna.svg");
    expect(screen.getByRole("heading", { name: "Anna de Wit" })).toBeVisible();
    expect(screen.getByText("Noorwegen en IJsland")).toBeVisible();
    const link = screen.getByRole("link", { name: "Stuur een e-mail aan Anna de Wit" });
    expect(link).toHaveAttribute("href", "mailto:anna@example.com");
  });

  test("has a name that links to the form, if there is an address", () => {
    render(<SpecialistCard {...anna} address="/?bestemming=Noorwegen#offerte" />);
    const link = screen.getByRole("link", { name: "Anna de Wit: vraag een reisvoorstel aan" });
    expect(link).toHaveAttribute("href", "/?bestemming=Noorwegen#offerte");
    expect(link.textContent).toBe("Anna de Wit");
  });

  test("calls the photo by its own text where it has one", () => {
    render(<SpecialistCard {...anna} image={{ url: "/anna.svg", altText: "Anna op een gletsjer" }} />);
    expect(screen.getByRole("img", { name: "Anna op een gletsjer" })).toBeVisible();
  });

  test("shows its own mail icon until the font with the builder's icon is there", async () => {
    const font = Promise.withResolvers<undefined>();
    const loadStylesheet: LoadStylesheet = () => font.promise;
    const { container } = render(<SpecialistCard {...anna} icon="td-icon-mail" loadStylesheet={loadStylesheet} />);
    expect(container.querySelector("a svg")).not.toBeNull();
    await act(async () => font.resolve(undefined));
    expect(container.querySelector("a svg")).toBeNull();
    expect(container.querySelector("a .td-icon-mail")).not.toBeNull();
  });
});
