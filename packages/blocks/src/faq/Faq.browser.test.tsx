import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { faq } from "../parts/page-fixture.tsx";
import { Faq } from "./Faq.tsx";
import "../../../ui/src/style.css";
import "../style.css";

const answer = (): HTMLElement => screen.getByText(/U betaalt pas wanneer u de reis boekt/);

test("the keyboard opens and closes an answer", async () => {
  render(<Faq {...faq} />);
  await userEvent.tab();
  const question = screen.getByText("Wat kost een reisvoorstel?");
  expect(question).toHaveFocus();
  expect(getComputedStyle(question).outlineStyle).toBe("solid");
  await userEvent.keyboard("{Enter}");
  expect(answer()).toBeVisible();
  await userEvent.keyboard(" ");
  expect(answer()).not.toBeVisible();
});

test("a question can be pressed at every point of its row, which is at least 44 pixels high", async () => {
  const { container } = render(<Faq {...faq} />);
  const question = screen.getByText("Wat kost een reisvoorstel?");
  const { width, height } = question.getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(width).toBe(container.querySelector("details")?.getBoundingClientRect().width);
  await userEvent.click(question, { position: { x: width - 4, y: 4 } });
  expect(answer()).toBeVisible();
});
