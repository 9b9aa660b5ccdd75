import { act, within } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { DatePicker } from "../controls/date-picker/index.ts";
import { Dropdown } from "../controls/dropdown/index.ts";
import { Input } from "../controls/input/index.ts";
import { OptionalCheckboxes } from "../controls/optional-checkboxes/index.ts";
import { TextArea } from "../controls/text-area/index.ts";
import type { ChangeDetails } from "./change-details.ts";
import { hydrateAfter } from "./testing/hydrate-after.ts";

const options = [{ label: "Mevrouw", value: "mevrouw" }];
type OnValueChange = (value: string, details: ChangeDetails) => void;
const adopted = expect.objectContaining({ reason: "adopt" });

/** Fills the named field in as a visitor without script does: the value is there, React has seen no event. */
const fill = (value: string) => (page: HTMLElement) => {
  const field = within(page).getByLabelText(/^Veld/);
  if ("value" in field) field.value = value;
};
const tick = (name: string) => (page: HTMLElement) => within(page).getByRole("checkbox", { name }).click();

describe("what was filled in before the script arrived", () => {
  describe.each(["Beginwaarde", "\nregel"])("in a text area with the initial text %j", (initial) => {
    test("stays", async () => {
      const onValueChange = vi.fn<OnValueChange>();
      const area = <TextArea label="Veld" defaultValue={initial} onValueChange={onValueChange} />;
      const page = await hydrateAfter(area, fill("Met de trein"));
      expect(within(page).getByLabelText("Veld")).toHaveValue("Met de trein");
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith("Met de trein", adopted);
    });

    test("is the initial text if the visitor did not type", async () => {
      const page = await hydrateAfter(<TextArea label="Veld" defaultValue={initial} />, () => undefined);
      expect(within(page).getByLabelText("Veld")).toHaveValue(initial);
    });
  });

  test.each([
    [
      "DatePicker",
      (onValueChange: OnValueChange) => <DatePicker label="Veld" value="2026-13-45" onValueChange={onValueChange} />,
    ],
    [
      "Input",
      (onValueChange: OnValueChange) => <Input label="Veld" type="number" value="1,5" onValueChange={onValueChange} />,
    ],
    [
      "Dropdown",
      (onValueChange: OnValueChange) => <Dropdown label="Veld" {...{ options, onValueChange }} value="graaf" />,
    ],
  ])("is not confused with a value that %s cannot show, which is reported", async (_name, create) => {
    const onValueChange = vi.fn<OnValueChange>();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await hydrateAfter(create(onValueChange), () => undefined);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("cannot show the value"));
    warn.mockRestore();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("reaches an owner who keeps the value, and survives the next render", async () => {
    function Owner(): ReactNode {
      const [value, setValue] = useState("");
      const [count, setCount] = useState(0);
      return (
        <>
          <Input label="Veld" value={value} onValueChange={setValue} />
          <button type="button" onClick={() => setCount(count + 1)}>{`${value} ${count}`}</button>
        </>
      );
    }
    const page = await hydrateAfter(<Owner />, fill("Ada"));
    act(() => within(page).getByRole("button").click());
    expect(within(page).getByRole("button")).toHaveTextContent("Ada 1");
    expect(within(page).getByLabelText("Veld")).toHaveValue("Ada");
  });

  test("in optional checkboxes stays, and opens the extra content", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    const page = await hydrateAfter(
      <OptionalCheckboxes fieldId="dest" mainLabel="Ja" optionalLabel="Nee" onValueChange={onValueChange}>
        Extra
      </OptionalCheckboxes>,
      tick("Ja"),
    );
    expect(within(page).getByText("Extra")).toBeVisible();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("known", adopted);
  });

  test("is reported as bad input when the browser cannot read it", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    await hydrateAfter(<Input label="Veld" type="number" onValueChange={onValueChange} />, async (page) => {
      await userEvent.type(within(page).getByLabelText("Veld"), "12e");
    });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      "",
      expect.objectContaining({ reason: "adopt", badInput: true }),
    );
  });

  test("is nothing when nothing was filled in", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    await hydrateAfter(<Input label="Veld" defaultValue="Ada" onValueChange={onValueChange} />, () => undefined);
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
