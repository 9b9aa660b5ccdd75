import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { BlockView } from "../define/BlockView.tsx";
import { destinationOverview } from "./destination-overview.tsx";
import "../../../ui/src/style.css";
import "../style.css";

const settings = {
  destinations:
    "Noorwegen | Fjorden | /noorwegen | | | - - - - - * + - - - - - | Natuur, Wandelen||" +
    "Marokko | Duinen | /marokko | | | - - * + - - - - - - - - | Cultuur||" +
    "Bali | Rijst | /bali | | | - - + - - * - - - - - - | Cultuur, Natuur",
};

const shown = (): (string | null)[] => screen.getAllByRole("link").map(({ textContent }) => textContent);
const choose = (question: string, answer: string): Promise<void> =>
  userEvent.click(
    [...screen.getByRole("group", { name: question }).querySelectorAll("label")].find(({ textContent }) =>
      textContent.includes(answer),
    ) ?? document.body,
  );

test("shows what fits a month and a kind of journey, and everything again", async () => {
  render(<BlockView block={destinationOverview} settings={settings} ports={{ log: console.warn }} />);
  expect(shown()).toEqual(["Noorwegen", "Marokko", "Bali"]);
  await choose("Wanneer wilt u op reis?", "juni");
  expect(shown()).toEqual(["Noorwegen", "Bali"]);
  await choose("Wat voor reis zoekt u?", "Cultuur");
  expect(shown()).toEqual(["Bali"]);
  await choose("Wanneer wilt u op reis?", "Maakt niet uit");
  expect(shown()).toEqual(["Marokko", "Bali"]);
});

test("is operated by keyboard, with a name and a ring for each choice", async () => {
  render(<BlockView block={destinationOverview} settings={settings} ports={{ log: console.warn }} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  const chosen = screen.getByRole("radio", { name: "maart" });
  expect(chosen).toBeChecked();
  expect(chosen).toHaveFocus();
  const { outlineStyle } = getComputedStyle(chosen.nextElementSibling ?? document.body);
  expect(outlineStyle).toBe("solid");
  expect(shown()).toEqual(["Marokko", "Bali"]);
});

test("without a choice of kinds there is no question about them", () => {
  const one = { destinations: "Peru | Bergen | /peru | | | * * * * * * * * * * * * | Natuur" };
  render(<BlockView block={destinationOverview} settings={one} ports={{ log: console.warn }} />);
  expect(screen.getAllByRole("group")).toHaveLength(1);
});
