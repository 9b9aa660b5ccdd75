import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { faq } from "../parts/page-fixture.tsx";
import { Faq } from "./Faq.tsx";

test("shows each question with a closed answer", () => {
  const { container } = render(<Faq {...faq} />);
  const items = [...container.querySelectorAll("details")];
  expect(items.map((item) => item.querySelector("summary")?.textContent)).toEqual([
    "Wat kost een reisvoorstel?",
    "Kan ik de reis daarna nog veranderen?",
    "Hoe lang van tevoren vraag ik aan?",
  ]);
  expect(items.every(({ open }) => !open)).toBe(true);
  expect(items[0]).toHaveTextContent("Niets. U betaalt pas wanneer u de reis boekt.");
  expect(screen.getByRole("heading", { level: 2, name: "Veelgestelde vragen" })).toBeVisible();
});

test("leaves out a question without an answer, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { container } = render(<Faq questions="Wat kost het? | Niets.||En daarna?" />);
  expect(container.querySelectorAll("details")).toHaveLength(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("line 2 has no answer"));
  warn.mockRestore();
});

test.each([undefined, "", []])("renders nothing with the questions %j", (questions) => {
  const { container } = render(<Faq title="Veelgestelde vragen" questions={questions} />);
  expect(container).toBeEmptyDOMElement();
});
