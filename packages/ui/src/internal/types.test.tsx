import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { expect, test } from "vitest";
import { Button } from "../controls/button/index.ts";
import { Dropdown } from "../controls/dropdown/index.ts";
import { Input } from "../controls/input/index.ts";

type Board = "logies" | "halfpension";

/** An owner with a value of its own type, which the options decide. */
function BoardChoice(): ReactNode {
  const [board, setBoard] = useState<Board | "">("");
  const options: readonly { label: string; value: Board }[] = [
    { label: "Logies", value: "logies" },
    { label: "Halfpension", value: "halfpension" },
  ];
  return <Dropdown label="Verzorging" options={options} value={board} onValueChange={setBoard} />;
}

test("a dropdown reports values of its options' type", async () => {
  render(<BoardChoice />);
  await userEvent.selectOptions(screen.getByLabelText("Verzorging"), "Halfpension");
  expect(screen.getByLabelText("Verzorging")).toHaveValue("halfpension");
});

test.each(["password", "url", "search"] as const)("an input may be of type %s", (type) => {
  render(<Input label="Veld" type={type} />);
  expect(screen.getByLabelText("Veld")).toHaveAttribute("type", type);
});

test("an input takes its bounds as numbers, as HTML does", () => {
  render(<Input label="Dagen" type="number" min={0} step={1} />);
  expect(screen.getByLabelText("Dagen")).toHaveAttribute("min", "0");
});

test.each([
  [undefined, "button"],
  ["/reizen", "link"],
])("a button whose address may be undefined is with %j a %s", (href: string | undefined, role) => {
  render(<Button label="Verder" href={href} />);
  expect(screen.getByRole(role)).toHaveTextContent("Verder");
});
