import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ImageBlock, ImageUrls, Picture, type SiteImage } from "./index.ts";
import { toSiteImage } from "./site-image.ts";

const info = { contentKey: "", url: "/zee.jpg", altText: "De zee bij avond", overrideAltText: false };
const zee = toSiteImage({ ...info, bgPosition: undefined, bgSizeOrRepeat: undefined }, { resizes: true });

test("loads eagerly by default", () => {
  const { rerender } = render(<ImageBlock imageInfo="/zee.jpg" />);
  expect(screen.getByRole("presentation")).toHaveAttribute("loading", "eager");
  rerender(<ImageBlock imageInfo="/zee.jpg" loading="lazy" />);
  expect(screen.getByRole("presentation")).toHaveAttribute("loading", "lazy");
});

test("offers a size per device, from small to large", () => {
  const { container } = render(<Picture image={zee} />);
  const sources = [...container.querySelectorAll("source")].map(({ media, srcset }) => [media, srcset]);
  expect(sources).toEqual([
    ["(max-width: 47.9375em)", "/zee.jpg?width=640 1x"],
    ["(max-width: 64em)", "/zee.jpg?width=960 1x"],
    ["", "/zee.jpg?width=1920 1x"],
  ]);
  expect(screen.getByRole("img", { name: "De zee bij avond" })).toHaveAttribute("src", "/zee.jpg");
});

test("leaves out a malformed size, and warns once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const broken: SiteImage = { ...zee, SrcSet: [{ formFactor: "mobile", srcSet: "a.jpg NaNw" }] };
  const { container, rerender } = render(<Picture image={broken} />);
  rerender(<Picture image={{ ...broken }} />);
  expect(container.querySelector("source")).toBeNull();
  expect(screen.getByRole("img")).toHaveAttribute("src", "/zee.jpg");
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('mobile has an invalid address, "a.jpg NaNw"'));
});

test.each([undefined, { ...zee, Url: "javascript:alert(1)" }, { ...zee, Url: "http://example.com/a.jpg" }])(
  "renders nothing for an address that is not allowed",
  (image) => {
    const { container } = render(<Picture image={image} />);
    expect(container).toBeEmptyDOMElement();
  },
);

test("warns a builder once about a picture that is not allowed", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { container } = render(<ImageBlock imageInfo="javascript:alert(1)" />);
  expect(container).toBeEmptyDOMElement();
  expect(warn).toHaveBeenCalledOnce();
});

test("builds addresses as the site does", () => {
  render(
    <ImageUrls settings={{ basePath: "/reizen", optimizer: true }}>
      <ImageBlock imageInfo={{ url: "/cms/a.jpg", altText: "<b>Zee</b> & zon" }} />
    </ImageUrls>,
  );
  const image = screen.getByRole("img", { name: "Zee & zon" });
  expect(image).toHaveAttribute("src", "/cdn-cgi/image/format=auto/reizen/sfsites/c/cms/a.jpg");
});

test("puts a color over the picture if one is set", () => {
  const { container, rerender } = render(<ImageBlock imageInfo="/zee.jpg" />);
  expect(container.querySelector(".td-image-block__overlay")).toBeNull();
  rerender(<ImageBlock imageInfo="/zee.jpg" overlayColor="rgb(0 0 0 / 40%)" className="eigen" id="zee" />);
  expect(container.querySelector(".td-image-block__overlay")).not.toBeNull();
  expect(container.firstElementChild).toHaveClass("td-image-block", "eigen");
  expect(container.firstElementChild).toHaveAttribute("id", "zee");
});
