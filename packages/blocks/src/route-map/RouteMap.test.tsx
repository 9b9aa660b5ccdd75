import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { routeMap } from "../parts/page-fixture.tsx";
import { RouteMap } from "./RouteMap.tsx";

test("renders the route, and lists its stops", () => {
  const { container } = render(<RouteMap {...routeMap} />);
  expect(screen.getByRole("img", { name: "Kaart van de route van Oslo naar Tromsø" })).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Oslo",
    "Flåm",
    "Bergen",
    "Ålesund",
    "Trondheim",
    "Lofoten",
    "Tromsø",
  ]);
  expect([...container.querySelectorAll(".td-route-map__stop")].map(({ textContent }) => textContent)).toEqual([
    ..."1234567",
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "De route" })).toBeVisible();
});

test("labels a stop that a round trip returns to only once", () => {
  const { container } = render(<RouteMap stops="Oslo|59.9|10.7||Bergen|60.4|5.3||Oslo|59.9|10.7" />);
  expect([...container.querySelectorAll(".td-route-map__label")].map(({ textContent }) => textContent)).toEqual([
    "Oslo",
    "Bergen",
  ]);
  expect(container.querySelectorAll(".td-route-map__stop")).toHaveLength(3);
});

test("leaves out stops with invalid coordinates, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  render(<RouteMap stops="Oslo | 59,9 | 10,7||Bergen | 600 | 5||Ede | noord | 5" />);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("line 2, latitude: "));
  warn.mockRestore();
});

test.each([undefined, "", []])("renders nothing with the stops %j", (stops) => {
  const { container } = render(<RouteMap title="De route" stops={stops} />);
  expect(container).toBeEmptyDOMElement();
});
