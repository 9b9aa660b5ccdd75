import { render, screen } from "@testing-library/react";
import { useState, type ReactElement, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../style.css";
import { SearchList } from "../index.ts";
import { formControls } from "./testing/conformance/controls.tsx";
import { createControl } from "./testing/conformance/create-control.ts";
import { controlIn } from "./testing/conformance/stage.ts";

/** Shows an error or a hint in a control that loses the focus, above a button. */
function Form({ create, onClick }: { create(message: string): ReactElement; onClick(): void }): ReactNode {
  const [message, setMessage] = useState("");
  return (
    <>
      <div onBlur={() => setMessage("Dit antwoord klopt niet.")}>{create(message)}</div>
      <button onClick={onClick}>Verder</button>
    </>
  );
}

/** Puts a control on the screen, with the focus in it. */
function put(create: (message: string) => ReactElement) {
  const onClick = vi.fn<() => void>();
  const { container } = render(<Form create={create} onClick={onClick} />);
  controlIn(container).focus();
  return onClick;
}

/** As long as people hold a button. */
const delay = 90;
const target = (): HTMLElement => screen.getByRole("button", { name: "Verder" });
const message = () => screen.findByText("Dit antwoord klopt niet.");

describe.each(formControls)("beside $name", (subject) => {
  test("a press reaches its target, and the error appears after it", async () => {
    const onClick = put((error) => createControl(subject, { error }));
    await userEvent.click(target(), { delay });
    expect(onClick).toHaveBeenCalledOnce();
    expect(await message()).toBeVisible();
  });

  test("the error appears at once for who works with the keyboard", async () => {
    put((error) => createControl(subject, { error }));
    // Backwards, because a date has three stops of the Tab key.
    await userEvent.tab({ shift: true });
    expect(screen.getByText("Dit antwoord klopt niet.")).toBeVisible();
  });
});

test.each(formControls.filter(({ hintless }) => !hintless))(
  "a press beside $name reaches its target although the hint changes",
  async (subject) => {
    const onClick = put((hint) => createControl(subject, { hint }));
    await userEvent.click(target(), { delay });
    expect(onClick).toHaveBeenCalledOnce();
    expect(await message()).toBeVisible();
  },
);

/** Says below a search list what was chosen in it. */
function Destination(): ReactNode {
  const [value, setValue] = useState("");
  return (
    <div style={{ minBlockSize: 320 }}>
      <SearchList value={value} onValueChange={setValue} options={[{ label: "Japan", value: "JP" }]} />
      {value === "JP" && <p style={{ blockSize: 320 }}>Naar Japan!</p>}
    </div>
  );
}

test("a press that leaves a search list reaches its target, also if it chooses the option whose label was typed", async () => {
  const onClick = put(() => <Destination />);
  await userEvent.keyboard("japan");
  await userEvent.click(target(), { delay });
  expect(onClick).toHaveBeenCalledOnce();
  expect(await screen.findByText("Naar Japan!")).toBeVisible();
});

test("a press on the submit button submits the option whose label was typed before it", async () => {
  const onSubmit = vi.fn<(value: FormDataEntryValue | null) => void>();
  const { container } = render(
    <form
      style={{ display: "grid", gap: 320 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get("bestemming"));
      }}
    >
      <SearchList name="bestemming" strict options={[{ label: "Japan", value: "JP" }]} />
      <button>Verder</button>
    </form>,
  );
  controlIn(container).focus();
  await userEvent.keyboard("japan");
  await userEvent.click(target(), { delay });
  expect(onSubmit.mock.calls).toEqual([["JP"]]);
});
