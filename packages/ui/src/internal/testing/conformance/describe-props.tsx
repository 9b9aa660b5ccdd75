import { act } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { createControl, subjectLabel } from "./create-control.ts";
import type { Host } from "./host.ts";
import { controlIn, descriptionOf, nameOf, stage } from "./stage.ts";
import type { ControlSubject, ControlSubjectProps } from "./subject.ts";

/** How every control treats the props of its owner. */
export function describeProps(subject: ControlSubject, host: Host): void {
  const { isGroup = false, hintless = false, change } = subject;
  const put = async (props: Partial<ControlSubjectProps>) => {
    const { container } = await stage(
      host,
      <>
        <p id="uitleg">Uitleg van de pagina</p>
        {createControl(subject, props)}
      </>,
    );
    return { container, control: controlIn(container) };
  };

  describe("with props of its owner", () => {
    test.skipIf(isGroup)("prefers the id to the field id", async () => {
      const { control } = await put({ id: "eigen", fieldId: "proef" });
      expect(control.id).toBe("eigen");
      expect(nameOf(control)).toBe(subjectLabel);
    });

    test.skipIf(isGroup)("adds the owner's description to its own", async () => {
      const props = hintless ? {} : { hint: "Hint." };
      const { control } = await put({ ...props, error: "Fout.", "aria-describedby": "uitleg" });
      expect(descriptionOf(control)).toBe(`${hintless ? "" : "Hint. "}Fout. Uitleg van de pagina`);
    });

    test.skipIf(isGroup)("adds the owner's name to its own", async () => {
      const { control } = await put({ "aria-labelledby": "uitleg" });
      await expect.element(control).toHaveAccessibleName(`${subjectLabel} Uitleg van de pagina`);
    });

    test("calls the owner's event handlers", async () => {
      const handlers = {
        onBlur: vi.fn<() => void>(),
        // The value of a group is that of two boxes, so it takes no handler for one.
        ...(!isGroup && { onChange: vi.fn<() => void>() }),
        onInput: vi.fn<() => void>(),
        onKeyDown: vi.fn<() => void>(),
      };
      const { control } = await put(handlers);
      act(() => control.focus());
      act(() => void control.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true })));
      act(() => change(control));
      act(() => control.blur());
      for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledOnce();
    });

    test("has a label that may be more than text", async () => {
      const { control } = await put({ label: <b>Vet</b> });
      expect(nameOf(control)).toBe("Vet");
      expect(control.labels?.[0]?.querySelector("b")).not.toBeNull();
    });

    test.skipIf(isGroup)("has a class and a style for the element around it", async () => {
      const { container, control } = await put({ rootClassName: "eigen", rootStyle: { marginBlock: "7px" } });
      const root = container.querySelector<HTMLElement>(".eigen");
      expect(root?.contains(control)).toBe(true);
      expect(root?.classList.length).toBe(2);
      expect(root?.style.marginBlock).toBe("7px");
    });
  });
}
