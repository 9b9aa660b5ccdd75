import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button, type ButtonProps } from "./index.ts";

const button = (): HTMLElement => screen.getByRole("button");
const familyClasses = (): string[] => [...button().classList].filter((name) => name.startsWith("btn-"));

test("says something and looks like something without a single prop", () => {
  render(<Button />);
  expect(button()).toHaveAccessibleName("Klik hier");
  expect(button()).toHaveAttribute("type", "button");
  expect(familyClasses()).toEqual(["btn-primary", "btn-md"]);
});

test("with an empty label has the name that it has without one, as a link too", () => {
  render(<Button label="" />);
  render(<Button label="" href="/offerte" />);
  expect(button()).toHaveAccessibleName("Klik hier");
  expect(screen.getByRole("link")).toHaveAccessibleName("Klik hier");
});

test.each(["primary", "secondary", "dark", "outline"] as const)("has the class of variant %s", (variant) => {
  render(<Button variant={variant} />);
  expect(familyClasses()).toEqual([`btn-${variant}`, "btn-md"]);
});

test.each(["mobile", "sm", "md", "lg"] as const)("has the class of size %s", (size) => {
  render(<Button size={size} />);
  expect(familyClasses()).toEqual(["btn-primary", `btn-${size}`]);
});

test("has a full-width and a forward form", () => {
  render(<Button fullWidth forward className="eigen" />);
  expect(button().className).toBe("td-button btn btn-primary btn-md btn-full btn-forward eigen");
});

test.each([
  [true, true, 1],
  [true, false, 0],
  [false, true, 0],
])("with forward %s and icon %s shows %i chevrons", (forward, icon, chevrons) => {
  const { container } = render(<Button forward={forward} icon={icon} label="Volgende" />);
  expect(container.querySelectorAll("svg")).toHaveLength(chevrons);
  expect(button()).toHaveAccessibleName("Volgende");
});

test("goes to its address the host's way", async () => {
  const onNavigate = vi.fn<(url: string) => void>();
  render(<Button redirectUrl="/offerte" onNavigate={onNavigate} />);
  await userEvent.click(button());
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith("/offerte");
});

const deadEnds: readonly [when: string, props: ButtonProps][] = [
  ["it is disabled", { redirectUrl: "/offerte", disabled: true }],
  ["it has no address", {}],
  ["its address is a script", { redirectUrl: "javascript:alert(1)" }],
  ["the owner's own handler says so", { redirectUrl: "/offerte", onClick: (event) => event.preventDefault() }],
];

test.each(deadEnds)("goes nowhere when %s", async (_case, props) => {
  const onNavigate = vi.fn<(url: string) => void>();
  render(<Button {...props} onNavigate={onNavigate} />);
  await userEvent.click(button());
  expect(onNavigate).not.toHaveBeenCalled();
});

test("shows its children in place of the label, and gives its element to the owner", () => {
  const ref = vi.fn<(element: HTMLButtonElement | null) => void>();
  render(
    <Button ref={ref} label="Niet dit" type="submit">
      Verstuur uw aanvraag
    </Button>,
  );
  expect(button()).toHaveAccessibleName("Verstuur uw aanvraag");
  expect(button()).toHaveAttribute("type", "submit");
  expect(ref).toHaveBeenLastCalledWith(button());
});
