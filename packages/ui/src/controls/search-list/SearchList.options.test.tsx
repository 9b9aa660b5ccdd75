import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { SearchList, type SearchListProps } from "./index.ts";
import { countries, field, renderList, shownOptions } from "./search-list-fixture.tsx";

type OnValueChange = NonNullable<SearchListProps["onValueChange"]>;

describe("SearchList, options", () => {
  const withDisabled = [...countries, { label: "Rusland", value: "RU", disabled: true }];

  test("a disabled option is shown and reachable, and cannot be chosen", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    const user = renderList({ options: withDisabled, onValueChange });
    await user.click(field());
    const option = screen.getByRole("option", { name: "Rusland" });
    expect(option).toHaveAttribute("aria-disabled", "true");
    await user.click(option);
    await user.keyboard("{End}{Enter}");
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  test("Enter does not choose the only suggestion if it is disabled", async () => {
    const user = renderList({ options: withDisabled });
    await user.type(field(), "rus{Enter}");
    expect(field()).toHaveValue("rus");
  });

  test("an own filter decides what matches", async () => {
    const user = renderList({ filter: ({ value }, text) => value.startsWith(text) });
    await user.type(field(), "J");
    expect(shownOptions()).toEqual(["Japan", "Jordanië"]);
    await user.type(field(), "O");
    expect(shownOptions()).toEqual(["Jordanië"]);
  });

  test("options can be loaded for the typed text, and the visitor learns how that ends", async () => {
    const searches: ((found: typeof countries) => void)[] = [];
    function Owner(): ReactNode {
      const [options, setOptions] = useState<typeof countries>([]);
      const [loading, setLoading] = useState(false);
      const search: OnValueChange = (_, { reason }) => {
        if (reason !== "type") return;
        setLoading(true);
        searches.push((found) => {
          setOptions(found);
          setLoading(false);
        });
      };
      return <SearchList {...{ options, loading }} filter={() => true} onValueChange={search} />;
    }
    render(<Owner />);
    const user = userEvent.setup();
    const status = screen.getByRole("status");
    await user.type(field(), "z");
    expect(status).toHaveTextContent("Resultaten worden geladen");
    act(() => searches.at(-1)?.(countries));
    expect(status).toHaveTextContent("3 resultaten");
    expect(shownOptions()).toEqual(["Japan", "Jordanië", "Peru"]);
    await user.keyboard("z");
    act(() => searches.at(-1)?.([]));
    expect(status).toHaveTextContent("Geen resultaten");
    expect(status.previousElementSibling).toHaveClass("td-search-list__status");
  });
});

describe("SearchList, clear button", () => {
  const button = (): HTMLElement | null => screen.queryByRole("button", { name: "Tekst wissen" });

  test("empties the field and gives it the focus", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    const user = renderList({ clearable: true, defaultValue: "JP", onValueChange });
    await user.click(button() ?? document.body);
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("", expect.objectContaining({ reason: "type", label: "" }));
    expect(button()).toBeNull();
  });

  test.each<[string, SearchListProps]>([
    ["unless it is asked for", {}],
    ["for an empty field", { clearable: true, defaultValue: "" }],
    ["while the field is read-only", { clearable: true, readOnly: true }],
    ["while the field is disabled", { clearable: true, disabled: true }],
  ])("does not exist %s", (_, props) => {
    renderList({ defaultValue: "JP", ...props });
    expect(button()).toBeNull();
  });
});

describe("SearchList, a label typed in full", () => {
  test.each(["Japan", "japan ", "JAPAN"])("%j chooses its option when the focus leaves", async (text) => {
    const onValueChange = vi.fn<OnValueChange>();
    const user = renderList({ onValueChange });
    await user.type(field(), text);
    expect(onValueChange).toHaveBeenLastCalledWith(text, expect.objectContaining({ reason: "type" }));
    await user.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(
      "JP",
      expect.objectContaining({ reason: "choose", option: countries[0] }),
    );
    expect(field()).toHaveValue("Japan");
    expect(field()).not.toHaveFocus();
  });

  test.each(["Jap", "Rusland"])(
    "%j stays text: it is a part of a label, or that of a disabled option",
    async (text) => {
      const onValueChange = vi.fn<OnValueChange>();
      const options = [...countries, { label: "Rusland", value: "RU", disabled: true }];
      const user = renderList({ options, onValueChange });
      await user.type(field(), text);
      await user.tab();
      expect(onValueChange).toHaveBeenLastCalledWith(text, expect.anything());
      expect(field()).toHaveValue(text);
    },
  );
});

describe("SearchList, strict", () => {
  const input = (): HTMLInputElement => screen.getByRole<HTMLInputElement>("combobox");

  test("says that other text is invalid once the field is left, and native validation fails with it", async () => {
    const user = renderList({ strict: true });
    await user.type(input(), "Atlantis");
    expect(input().validity.customError).toBe(true);
    expect(input()).not.toHaveAccessibleDescription();
    expect(screen.getByRole("status")).toHaveTextContent("Alleen een keuze uit de lijst is mogelijk");
    await user.tab();
    expect(input()).toHaveAccessibleDescription("Alleen een keuze uit de lijst is mogelijk");
    expect(input()).toBeInvalid();
  });

  test("accepts a suggestion, a label typed in full, and nothing", async () => {
    const user = renderList({ strict: true });
    await user.type(input(), "peru");
    await user.tab();
    expect(input().validity.valid).toBe(true);
    await user.clear(input());
    await user.tab();
    expect(input().validity.valid).toBe(true);
    await user.type(input(), "jo{ArrowDown}{Enter}");
    expect(input()).toHaveValue("Jordanië");
    expect(input().validity.valid).toBe(true);
  });
});
