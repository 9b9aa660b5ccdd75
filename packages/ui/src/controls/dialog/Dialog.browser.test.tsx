import { render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../style.css";
import { SearchList } from "../search-list/index.ts";
import { Dialog, type DialogProps } from "./index.ts";

/** A page with a button that opens a dialog. */
function PageWithDialog({ onClose, ...props }: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog title="Periode" open={isOpen} onClose={close} {...props} />
    </>
  );
}
const open = async (props: Partial<DialogProps> = {}) => {
  const onClose = vi.fn<() => void>();
  render(
    <StrictMode>
      <PageWithDialog onClose={onClose} {...props} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Periode" }) };
};
const opener = (): HTMLElement => screen.getByRole("button", { name: "Open", hidden: true });

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its button", () => userEvent.click(page.getByRole("button", { name: "Sluiten" }))],
  ["a press beside it", () => userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true })],
  ["a form with the method dialog", () => userEvent.click(page.getByRole("button", { name: "Klaar" }))],
])("closes with %s, once, and gives the focus back", async (_how, close) => {
  const { onClose, dialog } = await open({
    children: (
      <form method="dialog">
        <button>Klaar</button>
      </form>
    ),
  });
  expect(dialog.matches(":modal")).toBe(true);
  expect(dialog.contains(document.activeElement)).toBe(true);
  await close();
  await expect.poll(() => dialog.open).toBe(false);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(opener()).toHaveFocus();
});

test("stays open after a press in it that ends beside it, and for a list that closes with Escape", async () => {
  const { onClose, dialog } = await open({
    children: <SearchList label="Land" options={[{ label: "Japan", value: "JP" }]} />,
  });
  const field = screen.getByLabelText("Land");
  await userEvent.type(field, "j");
  expect(screen.getByRole("option")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  field.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, clientX: 1, clientY: 1 }));
  dialog.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 1, clientY: 1 }));
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test("gives the focus back when it is removed from the page", () => {
  const dialog = <Dialog open title="Periode" onClose={() => undefined} />;
  const content = (isShown: boolean) => (
    <>
      <button>Open</button>
      {isShown && dialog}
    </>
  );
  const { rerender } = render(content(false));
  opener().focus();
  rerender(content(true));
  expect(screen.getByRole("button", { name: "Sluiten" })).toHaveFocus();
  rerender(content(false));
  expect(opener()).toHaveFocus();
});

test("fits on a small screen, where its button stays in view", async () => {
  await page.viewport(320, 256);
  const { dialog } = await open({ children: <p style={{ blockSize: "60rem" }}>Lang</p> });
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  expect([left >= 0, right <= 320, top >= 0, bottom <= 256]).toEqual([true, true, true, true]);
  const close = screen.getByRole("button", { name: "Sluiten" });
  const before = close.getBoundingClientRect().top;
  dialog.scrollTo(0, 400);
  expect(dialog.scrollTop).toBe(400);
  expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
  expect(close.getBoundingClientRect().top).toBeLessThanOrEqual(before);
  await page.viewport(1280, 720);
});
