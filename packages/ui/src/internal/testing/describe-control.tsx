import { act, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { windowEventNames } from "../../events/index.ts";
import { emptyContainer } from "./empty-container.ts";
import { notify } from "./notify.ts";

/** The props that every control understands; the suite sets them one at a time. */
export interface SharedControlProps {
  label: string;
  fieldId?: string;
  required?: boolean;
  disabled?: boolean;
  error?: string;
  name?: string;
  className?: string;
  ref?: (node: HTMLElement | null) => void;
  "data-extra"?: string;
}

/** A control as the shared suite sees it. */
export interface ControlUnderTest {
  /** Draws the control, filled in, with the given props. */
  draw(props: SharedControlProps): ReactElement;
  /** The value a form sends for it. */
  sends: string;
}

const label = "Proefveld";
const control = (root: HTMLElement = screen.getByTestId("host")): HTMLElement =>
  within(root).getByLabelText(/^Proefveld/);
const mount = (element: ReactElement): void => void render(<div data-testid="host">{element}</div>);

/** What every control promises, whatever it is for. Call it in the control's own test file. */
export function describeControl(name: string, { draw, sends }: ControlUnderTest): void {
  describe(`${name}, as any control`, () => {
    test("takes its name from the label, without the asterisk", () => {
      mount(draw({ label, required: true }));
      expect(control()).toHaveAccessibleName(label);
      expect(screen.getByText("*", { exact: false, selector: "[aria-hidden]" })).toBeInTheDocument();
      expect(control()).toHaveAttribute("aria-required", "true");
    });

    test("is not marked as required unless it is", () => {
      mount(draw({ label }));
      expect(screen.queryByText(/\*/)).not.toBeInTheDocument();
      expect(control()).not.toHaveAttribute("aria-required");
    });

    test("gives ref, class and further attributes to the native element", () => {
      const ref = vi.fn<(node: HTMLElement | null) => void>();
      mount(draw({ label, ref, className: "eigen", "data-extra": "ja" }));
      expect(ref).toHaveBeenLastCalledWith(control());
      expect(control()).toHaveClass("eigen");
      expect(control()).toHaveAttribute("data-extra", "ja");
    });

    test("uses the field id as its element id, and one of its own without it", () => {
      mount(
        <>
          {draw({ label, fieldId: "proef" })}
          {draw({ label: "Ander" })}
        </>,
      );
      expect(control()).toHaveAttribute("id", "proef");
      expect(screen.getByLabelText("Ander").id).not.toBe("");
    });

    test("is disabled by the browser itself", () => {
      mount(draw({ label, disabled: true }));
      expect(control()).toBeDisabled();
    });

    test("sends its value under its name", () => {
      render(<form data-testid="form">{draw({ label, name: "proef" })}</form>);
      const form = screen.getByTestId("form");
      expect(form instanceof HTMLFormElement && new FormData(form).get("proef")).toBe(sends);
    });

    test("shows no error until there is one", () => {
      mount(draw({ label }));
      expect(control()).not.toHaveAttribute("aria-invalid", "true");
      expect(control()).not.toHaveAccessibleDescription();
    });

    test("shows the owner's error and has it read out", () => {
      mount(draw({ label, error: "Kies een dag" }));
      expect(control()).toHaveAttribute("aria-invalid", "true");
      expect(control()).toHaveAccessibleDescription("Kies een dag");
    });

    test("leaves the error to the owner who gives one, even an empty one", () => {
      mount(draw({ label, fieldId: "proef", required: true, error: "" }));
      act(() => notify(control(), windowEventNames.requiredFieldMissing, { fieldId: "proef", error: true }));
      expect(control()).not.toHaveAttribute("aria-invalid", "true");
    });

    test("works in a shadow root", () => {
      const { container: host } = render(null);
      const container = host.attachShadow({ mode: "open" }).appendChild(host.ownerDocument.createElement("div"));
      render(draw({ label, error: "Kies een dag" }), { container });
      expect(control(container)).toHaveAccessibleDescription("Kies een dag");
    });

    test("can be rendered on a server", () => {
      const container = emptyContainer();
      const element = draw({ label, fieldId: "proef" });
      container.innerHTML = renderToString(element);
      const before = control(container);
      render(element, { container, hydrate: true });
      expect(control(container)).toBe(before);
    });
  });
}
