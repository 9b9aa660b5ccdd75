import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { FormEvent } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SearchList } from "./index.ts";
import { activeOption, countries, field, renderList } from "./search-list-fixture.tsx";

afterEach(() => {
  vi.useRealTimers();
});

describe("SearchList, closing", () => {
  test("a press beside it closes the list also where the focus stays, as on iOS", async () => {
    const user = renderList();
    await user.type(field(), "j");
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field()).toHaveFocus();
  });
});

describe("SearchList, keyboard", () => {
  describe("Enter without an active option", () => {
    const renderInForm = () => {
      const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
      render(
        <form onSubmit={onSubmit}>
          <SearchList options={countries} />
        </form>,
      );
      return { onSubmit, user: userEvent.setup() };
    };

    test("chooses the only suggestion, and submits the next time", async () => {
      const { onSubmit, user } = renderInForm();
      await user.type(field(), "jap{Enter}");
      expect(field()).toHaveValue("Japan");
      expect(screen.queryByRole("listbox")).toBeNull();
      expect(onSubmit).not.toHaveBeenCalled();
      await user.keyboard("{Enter}");
      expect(onSubmit).toHaveBeenCalledOnce();
    });

    test("closes several suggestions and keeps the text, and submits the next time", async () => {
      const { onSubmit, user } = renderInForm();
      await user.type(field(), "j{Enter}");
      expect(field()).toHaveValue("j");
      expect(screen.queryByRole("listbox")).toBeNull();
      expect(onSubmit).not.toHaveBeenCalled();
      await user.keyboard("{Enter}");
      expect(onSubmit).toHaveBeenCalledOnce();
    });

    test("submits at once when nothing matches", async () => {
      const { onSubmit, user } = renderInForm();
      await user.type(field(), "Atlantis{Enter}");
      expect(field()).toHaveValue("Atlantis");
      expect(onSubmit).toHaveBeenCalledOnce();
    });
  });

  test("no key chooses in a field that is read-only", async () => {
    const user = renderList({ readOnly: true, defaultValue: "PE" });
    await user.click(field());
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field()).toHaveValue("Peru");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(field()).not.toHaveAttribute("aria-activedescendant");
  });

  test("Alt and the down arrow open the list without moving, Alt and the up arrow close it", async () => {
    const user = renderList();
    await user.tab();
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(screen.queryByRole("listbox")).toBeNull();
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(screen.getByRole("listbox")).toBeInTheDocument();
    expect(activeOption()).toBeUndefined();
    await user.keyboard("{ArrowDown}{Alt>}{ArrowDown}{/Alt}");
    expect(activeOption()).toBe("Japan");
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("");
  });

  test.each([
    ["finish", { isComposing: true }],
    ["have just finished, as in Safari,", { keyCode: 229 }],
  ])("keys that %s a character being composed are left alone", async (_, composition) => {
    const user = renderList();
    await user.type(field(), "j{ArrowDown}");
    const enter = createEvent.keyDown(field(), { key: "Enter", ...composition });
    fireEvent(field(), enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(screen.getByRole("listbox")).toBeInTheDocument();
  });

  test("on an option, letters typed within 700 ms of each other look for a label that starts with them", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const user = renderList();
    await user.click(field());
    const type = (letter: string): boolean => fireEvent.keyDown(document.activeElement ?? field(), { key: letter });
    act(() => screen.getByRole("option", { name: "Peru" }).focus());
    type("J");
    vi.advanceTimersByTime(699);
    type("o");
    expect(activeOption()).toBe("Jordanië");
    expect(screen.getByRole("option", { name: "Jordanië" })).toHaveFocus();
    vi.advanceTimersByTime(699);
    type("p");
    expect(activeOption()).toBe("Jordanië");
    vi.advanceTimersByTime(700);
    type("p");
    expect(activeOption()).toBe("Peru");
    await user.keyboard(" ");
    expect(field()).toHaveValue("Peru");
    expect(field()).toHaveFocus();
  });

  test("Escape on an option gives the focus back to the field", async () => {
    const user = renderList();
    await user.click(field());
    act(() => screen.getByRole("option", { name: "Peru" }).focus());
    await user.keyboard("{Escape}");
    expect(field()).toHaveFocus();
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});
