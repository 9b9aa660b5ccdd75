import { render, screen } from "@testing-library/react";
import { LinkProvider } from "@travel-design/ui";
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

test.each(["javascript:alert", "//example.com", "data:text/html,x", "http://example.com"])(
  "shows only the label of a link to the invalid address %j",
  (address) => {
    const { container } = render(<RichText text={`Lees [onze uitleg](${address}) eerst.`} />);
    expect(container.querySelector("a")).toBeNull();
    expect(container).toHaveTextContent("Lees onze uitleg eerst.");
  },
);

test("shows HTML as the text that it is", () => {
  const markup = "<img src=x onerror=alert(1)> **<script>alert(1)</script>**";
  const { container } = render(<RichText text={markup} />);
  expect(container.querySelector("img, script")).toBeNull();
  expect(container).toHaveTextContent("<img src=x onerror=alert(1)> <script>alert(1)</script>");
});

test.each(["", " || \n ", undefined])("renders nothing for the text %j", (text) => {
  const { container } = render(<RichText text={text} />);
  expect(container).toBeEmptyDOMElement();
});

test("resolves addresses as the host does", () => {
  render(
    <LinkProvider resolveAddress={(address) => `/reizen${address}`}>
      <RichText text="[Contact](/contact)" />
    </LinkProvider>,
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", "/reizen/contact");
});
