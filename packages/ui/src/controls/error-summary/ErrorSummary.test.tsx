import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { ErrorSummary } from "./index.ts";

const items = [
  { id: "lastName", label: "Achternaam", message: "Dit veld is verplicht" },
  { id: "email", label: "E-mail", message: "Ongeldige invoer" },
];

test("a question needs no colon", () => {
  const question = [{ id: "source", label: "Hoe heeft u ons gevonden?", message: "Dit veld is verplicht" }];
  render(<ErrorSummary heading="Controleer uw gegevens" items={question} onSelect={vi.fn<(id: string) => void>()} />);
  expect(screen.getByRole("link", { name: "Hoe heeft u ons gevonden? Dit veld is verplicht" })).toBeInTheDocument();
});

test("asks the owner to focus the field of a link, and leaves the address alone", async () => {
  const onSelect = vi.fn<(id: string) => void>();
  render(<ErrorSummary heading="Controleer uw gegevens" items={items} onSelect={onSelect} />);
  const address = window.location.href;
  await userEvent.click(screen.getByRole("link", { name: "E-mail: Ongeldige invoer" }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("email");
  expect(window.location.href).toBe(address);
});

test("lets its heading take focus, without a stop for the Tab key", async () => {
  const ref = createRef<HTMLHeadingElement>();
  render(
    <ErrorSummary heading="Controleer uw gegevens" items={items} onSelect={vi.fn<(id: string) => void>()} ref={ref} />,
  );
  ref.current?.focus();
  expect(screen.getByRole("heading", { name: "Controleer uw gegevens" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Achternaam: Dit veld is verplicht" })).toHaveFocus();
});

test("is not there without errors", () => {
  const { container } = render(
    <ErrorSummary heading="Controleer uw gegevens" items={[]} onSelect={vi.fn<(id: string) => void>()} />,
  );
  expect(container).toBeEmptyDOMElement();
});
