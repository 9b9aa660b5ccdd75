import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RichText } from "./RichText.tsx";

test("renders headings, paragraphs, lists and links", () => {
  render(
    <RichText text="# Uw rechten||Schrijf **ons** op [reizen@example.com](mailto:reizen@example.com).||## Wat u krijgt||1. een antwoord||2. een kopie||- binnen een maand" />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Uw rechten" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "Wat u krijgt" })).toBeVisible();
  expect(screen.getByText("ons").tagName).toBe("STRONG");
  expect(screen.getByRole("link")).toHaveAttribute("href", "mailto:reizen@example.com");
  expect(screen.getAllByRole("list").map(({ tagName }) => tagName)).toEqual(["OL", "UL"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});

test.each(["", " || \n ", undefined])("renders nothing for the text %j", (text) => {
  const { container } = render(<RichText text={text} />);
  expect(container).toBeEmptyDOMElement();
});
