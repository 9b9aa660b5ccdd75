import { HostEvents } from "@travel-design/ui";
import { containNativeEvents, dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { QuotationContainer } from "./QuotationContainer.tsx";

describe("texts", () => {
  test("renders its parts in order, and nothing for an empty paragraph", () => {
    const texts = { lastName: "Jansen", salutation: "De heer", title: "Titel", paragraph1: "Een", paragraph2: "Twee" };
    const { container, rerender } = render(
      <QuotationContainer {...texts} placeholderButton="Verder">
        <p>Inhoud</p>
      </QuotationContainer>,
    );
    expect(container).toHaveTextContent("Beste De heer Jansen,TitelEenTweeInhoudTerugVerder");
    rerender(<QuotationContainer placeholderButton="Verder" />);
    expect(container.querySelectorAll("p:not(:empty)")).toHaveLength(0);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });

  test.each([
    ["De heer", "Jansen", "Beste De heer Jansen,"],
    ["", "Jansen", "Beste Jansen,"],
  ])("the greeting of %j %j", (salutation, lastName, greeting) => {
    render(<QuotationContainer {...{ salutation, lastName }} />);
    expect(screen.getByText(greeting)).toBeVisible();
  });

  test("has no greeting without a last name", () => {
    render(<QuotationContainer salutation="De heer" lastName="" />);
    expect(screen.queryByText(/^Beste/)).not.toBeInTheDocument();
  });

  test("the Back button can be hidden", () => {
    const { rerender } = render(<QuotationContainer />);
    expect(screen.getByRole("button", { name: "Terug" })).toBeVisible();
    rerender(<QuotationContainer hideGoBackButton />);
    expect(screen.queryByRole("button", { name: "Terug" })).not.toBeInTheDocument();
  });
});

test("ignores window events after it is unmounted", () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.stubGlobal("scrollY", 900);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  render(<QuotationContainer />).unmount();
  dispatchWindowEvent(document.body, windowEventNames.scrollToTop, null);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("dispatches one submit and one navigateback event per click on its host element", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const received: string[] = [];
  render(
    <HostEvents node={host}>
      <QuotationContainer placeholderButton="Verder" />
    </HostEvents>,
    { container: host },
  );
  containNativeEvents(host);
  for (const name of ["submit", "navigateback"]) host.addEventListener(name, ({ type }) => received.push(type));
  await userEvent.click(screen.getByRole("button", { name: "Verder" }));
  await userEvent.click(screen.getByRole("button", { name: "Terug" }));
  expect(received).toEqual(["submit", "navigateback"]);
});

test("cannot be submitted before hydration, and never puts answers into a URL", () => {
  const html = renderToString(<QuotationContainer placeholderButton="Verder" />);
  expect(html).toContain('method="post"');
  expect(html).not.toContain('type="submit"');
});
