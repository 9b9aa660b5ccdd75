import { render } from "@testing-library/react";
import axe from "axe-core";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../style.css";
import { Button, Carousel, Dropdown, Input, OptionalCheckboxes } from "../../index.ts";

/** Every transition starts in its middle and stays there. */
const halfway = `*, ::before, ::after {
  transition-duration: 1000s !important;
  transition-delay: -500s !important;
  transition-timing-function: linear !important;
}`;

const variants = ["primary", "secondary", "outline"] as const;
const options = [{ label: "Japan", value: "JP" }];

interface Case {
  name: string;
  element: ReactElement;
  /** Starts the transition. */
  act(): Promise<void>;
}

const cases: readonly Case[] = [
  ...variants.map((variant) => ({
    name: `the pointer over Button ${variant}`,
    element: <Button variant={variant} label="Verstuur" />,
    act: () => userEvent.hover(page.getByRole("button")),
  })),
  {
    name: "the pointer over Input",
    element: <Input label="Achternaam" placeholder="De Vries" />,
    act: () => userEvent.hover(page.getByRole("textbox")),
  },
  {
    name: "the pointer over Dropdown",
    element: <Dropdown label="Land" options={options} />,
    act: () => userEvent.hover(page.getByRole("combobox")),
  },
  {
    name: "the content that OptionalCheckboxes reveals",
    element: (
      <OptionalCheckboxes fieldId="datum" legend="Reisdatum" mainLabel="Die weet ik" optionalLabel="Nog niet">
        <Input label="Vertrek" />
      </OptionalCheckboxes>
    ),
    act: () => userEvent.click(page.getByLabelText("Die weet ik")),
  },
  {
    name: "the next slide of Carousel",
    element: <Carousel label="Bestemmingen" autoplay={false} slides={["Fjorden", "Woestijn", "Rijstvelden"]} />,
    act: () => userEvent.click(page.getByRole("button", { name: "Volgende dia" })),
  },
];

test.each(["light", "dark"].flatMap((palette) => cases.map((example) => ({ ...example, palette }))))(
  "$name has no violation halfway, $palette",
  async ({ element, act, palette }) => {
    const { container } = render(
      <div data-td-palette={palette} style={{ padding: "2rem" }}>
        <style>{halfway}</style>
        {element}
      </div>,
    );
    await act();
    expect(document.getAnimations()).not.toEqual([]);
    const { violations } = await axe.run(container);
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  },
);
