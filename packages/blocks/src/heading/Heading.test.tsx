import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Heading } from "./Heading.tsx";

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [undefined, 2],
] as const)("level %j is a heading of level %d", (level, expected) => {
  render(<Heading level={level} title="Onze reizen" />);
  expect(screen.getByRole("heading", { level: expected, name: "Onze reizen" })).toBeVisible();
});

test("shows the line above the title and the introduction below it", () => {
  const { container } = render(
    <Heading eyebrow="Waar wij u brengen" title="Onze reizen" lead="Acht om bij weg te dromen." />,
  );
  expect([...container.querySelectorAll("p, h2")].map(({ textContent }) => textContent)).toEqual([
    "Waar wij u brengen",
    "Onze reizen",
    "Acht om bij weg te dromen.",
  ]);
});

test("renders no element for an empty part", () => {
  const { container } = render(<Heading eyebrow="" lead="Acht om bij weg te dromen." />);
  expect(container.querySelectorAll("p, h1, h2, h3")).toHaveLength(1);
});

test("renders nothing without any text", () => {
  const { container } = render(<Heading eyebrow="" title="" id="reizen" />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ["reizen", "reizen"],
  ["#reizen", "reizen"],
])("the id %j is the anchor %j", (id, anchor) => {
  const { container } = render(<Heading id={id} title="Onze reizen" />);
  expect(container.firstElementChild).toHaveAttribute("id", anchor);
});
