import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { Input, SearchList, TextArea } from "../index.ts";

const label = "Veld";
const keyboard = {
  label,
  maxLength: 80,
  inputMode: "numeric",
  enterKeyHint: "next",
  autoCapitalize: "none",
  autoComplete: "off",
} as const;

test.each<[string, ReactElement]>([
  ["Input", <Input key="input" {...keyboard} />],
  ["TextArea", <TextArea key="area" {...keyboard} />],
  ["SearchList", <SearchList key="list" {...keyboard} />],
])("%s passes attributes of the on-screen keyboard on", (_name, control) => {
  render(control);
  const element = screen.getByLabelText(label);
  expect(element).toHaveAttribute("inputmode", "numeric");
  expect(element).toHaveAttribute("enterkeyhint", "next");
  expect(element).toHaveAttribute("autocapitalize", "none");
  expect(element).toHaveAttribute("autocomplete", "off");
  expect(element).toHaveAttribute("maxlength", "80");
});
