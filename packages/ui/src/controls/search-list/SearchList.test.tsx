import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Activity, useState, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { HostEvents } from "../../events/index.ts";
import { SearchList, type SearchListProps } from "./index.ts";
import { countries, field, renderList, shownOptions } from "./search-list-fixture.tsx";

type OnValueChange = NonNullable<SearchListProps["onValueChange"]>;

describe("SearchList", () => {
  test("has its default texts", () => {
    render(<SearchList />);
    expect(screen.getByRole("combobox", { name: "Zoeken" })).toHaveAttribute("placeholder", "Typ om te zoeken");
    expect(field()).toHaveAttribute("autocomplete", "off");
  });

  test("has its placeholder while it is empty", async () => {
    const user = renderList({ placeholder: "Typ een land" });
    await user.type(field(), "j");
    expect(field()).not.toHaveAttribute("placeholder");
    await user.clear(field());
    expect(field()).toHaveAttribute("placeholder", "Typ een land");
  });

  test("shows every option when the text is erased", async () => {
    const user = renderList();
    await user.type(field(), "p{Backspace}");
    expect(shownOptions()).toEqual(["Japan", "Jordanië", "Peru"]);
    expect(screen.getByRole("status")).toHaveTextContent("3 resultaten");
  });

  test("is a plain text field without options", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    const user = renderList({ options: undefined, onValueChange });
    await user.type(field(), "Oz");
    expect(field()).toHaveValue("Oz");
    expect(onValueChange).toHaveBeenLastCalledWith("Oz", expect.anything());
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  test("forgets the chosen option when the visitor types on", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    const user = renderList({ defaultValue: "JP", onValueChange });
    expect(field()).toHaveValue("Japan");
    await user.type(field(), "x");
    expect(field()).toHaveValue("Japanx");
    expect(onValueChange).toHaveBeenLastCalledWith(
      "Japanx",
      expect.objectContaining({ reason: "type", label: "Japanx" }),
    );
    await user.click(field());
    expect(screen.queryByRole("option", { selected: true })).toBeNull();
  });

  test("suggests an option by a keyword and reports which one", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    const options = [...countries, { label: "Indonesië", value: "ID", keywords: ["Bali", "Lombok"] }];
    const user = renderList({ options, onValueChange });
    await user.type(field(), "bali");
    expect(shownOptions()).toEqual(["Bali (Indonesië)"]);
    await user.click(screen.getByRole("option", { name: "Bali (Indonesië)" }));
    expect(field()).toHaveValue("Indonesië");
    expect(onValueChange).toHaveBeenLastCalledWith(
      "ID",
      expect.objectContaining({ reason: "choose", label: "Indonesië", keyword: "Bali" }),
    );
    await user.click(field());
    expect(shownOptions()).toEqual(["Japan", "Jordanië", "Peru", "Indonesië"]);
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Indonesië");
  });

  test("follows its owner's value, and shows the label when a typed text becomes a value", async () => {
    function Owner(): ReactNode {
      const [value, setValue] = useState("PE");
      return (
        <>
          <SearchList options={countries} value={value} onValueChange={setValue} />
          <button onClick={() => setValue("")}>Wis</button>
          <button onClick={() => setValue("JP")}>Japan</button>
        </>
      );
    }
    render(<Owner />);
    const user = userEvent.setup();
    expect(field()).toHaveValue("Peru");
    await user.clear(field());
    await user.type(field(), "JP");
    expect(field()).toHaveValue("JP");
    await user.click(screen.getByRole("button", { name: "Wis" }));
    await user.click(screen.getByRole("button", { name: "Japan" }));
    expect(field()).toHaveValue("Japan");
  });

  test("keeps a value that its owner set while it was hidden, before any effect ran", () => {
    const onValueChange = vi.fn<OnValueChange>();
    const page = (mode: "hidden" | "visible", value: string): ReactNode => (
      <Activity mode={mode}>
        <SearchList options={countries} label="Bestemming" value={value} onValueChange={onValueChange} />
      </Activity>
    );
    const { rerender } = render(page("hidden", ""));
    rerender(page("hidden", "JP"));
    rerender(page("visible", "JP"));
    expect(field()).toHaveValue("Japan");
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("reports the focus leaving the field and its list, and not moving between them", async () => {
    const onBlur = vi.fn<() => void>();
    const user = renderList({ onBlur });
    await user.click(field());
    act(() => screen.getByRole("option", { name: "Peru" }).focus());
    act(() => field().focus());
    await user.click(screen.getByRole("option", { name: "Peru" }));
    expect(onBlur).not.toHaveBeenCalled();
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});

describe("SearchList, events", () => {
  const recordEvents = (node: Element, log: string[]): void => {
    for (const name of ["input", "selected"]) {
      node.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) log.push(`${name} ${event.detail.value}, ${shownOptions().length} options`);
      });
    }
  };

  test("typing sets the value, then raises input, then filters; choosing raises selected", async () => {
    const log: string[] = [];
    const onValueChange = (value: string): number => log.push(`value ${value}`);
    const node = document.body.appendChild(document.createElement("div"));
    recordEvents(node, log);
    render(
      <HostEvents node={node}>
        <SearchList options={countries} onValueChange={onValueChange} />
      </HostEvents>,
    );
    const user = userEvent.setup();
    await user.click(field());
    await user.keyboard("jo");
    expect(shownOptions()).toEqual(["Jordanië"]);
    await user.click(screen.getByRole("option"));
    expect(log).toEqual([
      "value j",
      "input j, 3 options",
      "value jo",
      "input jo, 2 options",
      "value JO",
      "selected JO, 1 options",
    ]);
    node.remove();
  });
});

describe("SearchList, VoiceOver", () => {
  const statusAfterArrow = async (userAgent: string): Promise<string | null> => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    const user = renderList();
    await user.type(field(), "j{ArrowDown}");
    vi.restoreAllMocks();
    return screen.getByRole("status").textContent;
  };

  test("the active option is spoken on Apple's systems", async () => {
    expect(await statusAfterArrow("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)")).toBe("Japan, 1 van 2");
  });

  test("elsewhere readers speak it themselves", async () => {
    expect(await statusAfterArrow("Mozilla/5.0 (Windows NT 10.0; Win64; x64)")).toBe("2 resultaten");
  });
});
