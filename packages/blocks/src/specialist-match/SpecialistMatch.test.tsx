import { act, render, screen } from "@testing-library/react";
import { dispatchWindowEvent, listenToWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SpecialistMatch } from "./SpecialistMatch.tsx";

const props = {
  specialists:
    "Mei-Lin Tan | Japan, Taiwan | Ik denk graag mee. | /mei-lin.svg | 020 555 01 23, meilin@example.com||Rafael Duarte | Argentinië | Tot in het zuiden. | /rafael.svg | javascript:alert(1)",
  fallbackTitle: "Wie ontwerpt uw reis?",
  fallbackText: "Kies een bestemming.",
  fallbackContacts: "020 555 01 24",
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Announces a destination, and waits until the block shows it. */
const choose = (destination: string): void =>
  act(() => {
    dispatchWindowEvent(document.body, windowEventNames.destinationChange, { destination });
    vi.advanceTimersByTime(300);
  });
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const title = (): string => screen.getByRole("heading").textContent;

test("shows a general text, and portraits as decoration, until a destination is chosen", () => {
  const { container } = render(<SpecialistMatch {...props} />);
  expect(title()).toBe("Wie ontwerpt uw reis?");
  expect(screen.getByText("Kies een bestemming.")).toBeVisible();
  expect(screen.getByRole("link", { name: "020 555 01 24" })).toHaveAttribute("href", "tel:0205550124");
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelectorAll("img")).toHaveLength(2);
});

test("introduces the specialist of the chosen destination", () => {
  render(<SpecialistMatch {...props} />);
  choose("japan");
  expect(title()).toBe("Mei-Lin Tan");
  expect(screen.getByText("Uw specialist · Japan")).toBeVisible();
  expect(screen.getByText("Ik denk graag mee.")).toBeVisible();
  expect(screen.getByRole("img", { name: "Portret van Mei-Lin Tan" })).toHaveAttribute("src", "/mei-lin.svg");
  expect(screen.getByRole("link", { name: "020 555 01 23" })).toHaveAttribute("href", "tel:0205550123");
  expect(screen.getByRole("link", { name: "meilin@example.com" })).toHaveAttribute("href", "mailto:meilin@example.com");
  choose("Argentinie");
  expect(title()).toBe("Rafael Duarte");
  expect(screen.queryByRole("link")).toBeNull();
});

test.each(["Atlantis", "<img src=x>"])(
  "says what happens for a destination without a specialist of its own, and nothing of the text %j",
  (text) => {
    const { container } = render(<SpecialistMatch {...props} />);
    choose("Japan");
    choose(text);
    expect(title()).toBe("Wij kiezen uw specialist");
    expect(screen.queryByText("Kies een bestemming.")).toBeNull();
    expect(screen.getByRole("link", { name: "020 555 01 24" })).toBeVisible();
    expect(container.querySelector("[src=x]")).toBeNull();
    expect(container).not.toHaveTextContent("Atlantis");
  },
);

test("requests the announcements that the form made before it was mounted", () => {
  const requested = vi.fn<() => void>();
  const stop = listenToWindowEvent(document.body, windowEventNames.stepRequested, requested);
  render(<SpecialistMatch {...props} />);
  expect(requested).toHaveBeenCalledOnce();
  stop();
});

test("announces a person once, a second after the last change", () => {
  render(<SpecialistMatch {...props} />);
  const status = screen.getByRole("status");
  choose("Argentinië");
  wait(600);
  choose("Japan");
  wait(900);
  expect(status.textContent).toBe("");
  wait(100);
  expect(status).toHaveTextContent("Uw specialist voor deze reis is Mei-Lin Tan");
  choose("Taiwan");
  wait(1000);
  expect(status).toHaveTextContent("Uw specialist voor deze reis is Mei-Lin Tan");
  choose("");
  wait(1000);
  expect(status.textContent).toBe("");
});

test("renders nothing without specialists and without a general text", () => {
  const { container } = render(<SpecialistMatch specialists="" fallbackContacts="020 555 01 24" />);
  expect(container).toBeEmptyDOMElement();
});

test("announces the specialist to the form, and that there is none", () => {
  const found: unknown[] = [];
  const stop = listenToWindowEvent(document.body, windowEventNames.specialistChange, (detail) => found.push(detail));
  render(<SpecialistMatch {...props} />);
  choose("japan");
  choose("Atlantis");
  stop();
  const none = { name: "", destination: "" };
  expect(found).toEqual([none, { name: "Mei-Lin Tan", destination: "Japan" }, none]);
});
