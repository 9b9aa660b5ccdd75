import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BlockView } from "../define/BlockView.tsx";
import { image } from "./image.tsx";

const renderImage = (attributes: Record<string, string>): void =>
  void render(<BlockView block={image} settings={attributes} ports={{ log: () => {} }} />);
const withText = JSON.stringify({ imageInfoV1: { url: "/zee.webp", altText: "De zee" } });

test.each([
  ["the builder's words", { imageInfo: "MCZEE", altText: "De zee bij dag" }, "De zee bij dag"],
  ["the builder's words before its own", { imageInfo: withText, altText: "De zee bij dag" }, "De zee bij dag"],
  ["its own text without the builder's", { imageInfo: withText, altText: "" }, "De zee"],
  ["its own text where the builder typed spaces", { imageInfo: withText, altText: " " }, "De zee"],
])("a picture is described by %s", (_case, attributes, altText) => {
  renderImage(attributes);
  expect(screen.getByRole("img", { name: altText })).toHaveAttribute("alt", altText);
});

test("a picture without any text is an ornament", () => {
  renderImage({ imageInfo: "MCZEE" });
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
});
