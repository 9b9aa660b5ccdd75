import { containNativeEvents, HostEvents } from "@travel-design/ui";
import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { QuotationContainer } from "./QuotationContainer.tsx";

const { requiredFieldMissing, invalidInput, submissionError, resetErrors, loadingChange, scrollToTop } =
  windowEventNames;

const tell: typeof dispatchWindowEvent = (node, name, detail) => act(() => dispatchWindowEvent(node, name, detail));
const missing = { fieldId: "email", error: true };

describe("texts", () => {
  test("the parts stand in order, and an empty paragraph leaves nothing behind", () => {
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

  test("nobody is greeted without a last name", () => {
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

describe("window events", () => {
  test("a missing answer weighs more than a wrong one, whichever is told first", () => {
    render(<QuotationContainer />);
    tell(document.body, invalidInput, missing);
    expect(screen.getByRole("alert")).toHaveTextContent("Vul alle velden correct in");
    tell(document.body, requiredFieldMissing, missing);
    tell(document.body, invalidInput, missing);
    expect(screen.getByRole("alert")).toHaveTextContent("Vul alle verplichte velden in");
  });

  test("a correction of one field leaves the container's message; a reset takes it away", () => {
    render(<QuotationContainer />);
    tell(document.body, requiredFieldMissing, missing);
    tell(document.body, requiredFieldMissing, { ...missing, error: false });
    expect(screen.getByRole("alert")).toHaveTextContent("Vul alle verplichte velden in");
    tell(document.body, resetErrors, null);
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  test("a failed submit has its own text, unless it brings one", () => {
    render(<QuotationContainer />);
    tell(document.body, submissionError, {});
    expect(screen.getByRole("alert")).toHaveTextContent("Er is een fout opgetreden. Probeer het later opnieuw.");
    tell(document.body, submissionError, { message: "Eigen tekst" });
    expect(screen.getByRole("alert")).toHaveTextContent("Eigen tekst");
  });

  test("loading shows the overlay, disables the buttons and says what happens", () => {
    const { container } = render(<QuotationContainer />);
    tell(document.body, loadingChange, { loading: true });
    expect(container.querySelector("form")).toHaveAttribute("aria-busy", "true");
    for (const button of screen.getAllByRole("button")) expect(button).toBeDisabled();
    expect(screen.getByRole("img", { name: "Loading" })).toBeInTheDocument();
    expect(screen.getByText("Uw aanvraag wordt verstuurd")).toBeInTheDocument();
    tell(document.body, loadingChange, { loading: false });
    expect(container.querySelector("form")).toHaveAttribute("aria-busy", "false");
    expect(screen.queryByRole("img", { name: "Loading" })).not.toBeInTheDocument();
  });

  test.each([
    [500, 900, { top: 370, behavior: "smooth" }],
    [100, 900, { top: 0, behavior: "smooth" }],
  ])("with its top at %d and the page at %d it scrolls", (anchor, scrollY, expected) => {
    const scrollTo = stubScroll(anchor, scrollY);
    render(<QuotationContainer />);
    tell(document.body, scrollToTop, null);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expected);
  });

  test("a visitor who already sees it is left alone", () => {
    const scrollTo = stubScroll(500, 200);
    render(<QuotationContainer />);
    tell(document.body, scrollToTop, null);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test("after it is gone nothing happens", () => {
    const scrollTo = stubScroll(500, 900);
    render(<QuotationContainer />).unmount();
    tell(document.body, scrollToTop, null);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

/** Where the container stands on the page, and how far the page is scrolled. */
function stubScroll(anchor: number, scrollY: number) {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.stubGlobal("scrollY", scrollY);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, anchor - scrollY, 0, 0));
  return scrollTo;
}

test("the host hears one submit and one navigateback a click", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const heard: string[] = [];
  render(
    <HostEvents node={host}>
      <QuotationContainer placeholderButton="Verder" />
    </HostEvents>,
    { container: host },
  );
  containNativeEvents(host);
  for (const name of ["submit", "navigateback"]) host.addEventListener(name, ({ type }) => heard.push(type));
  await userEvent.click(screen.getByRole("button", { name: "Verder" }));
  await userEvent.click(screen.getByRole("button", { name: "Terug" }));
  expect(heard).toEqual(["submit", "navigateback"]);
});

test("until React listens nothing can be submitted, and nothing would reach an address", () => {
  const html = renderToString(<QuotationContainer placeholderButton="Verder" />);
  expect(html).toContain('method="post"');
  expect(html).not.toContain('type="submit"');
});
