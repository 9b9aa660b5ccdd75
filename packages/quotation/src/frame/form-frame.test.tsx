import { windowEventNames } from "@travel-design/ui/models";
import { expect, onTestFinished, test, vi } from "vitest";
import { createFormFrame, initialFormFrameState, type FormFrame } from "./index.ts";

const { requiredFieldMissing, invalidInput, submissionError, resetErrors, loadingChange, scrollToTop } =
  windowEventNames;
const defaultError = "Er is een fout opgetreden. Probeer het later opnieuw.";

/** Dispatches as any script on the page may. */
const dispatch = (name: string, detail?: unknown): boolean => window.dispatchEvent(new CustomEvent(name, { detail }));

function create(): { frame: FormFrame; listener: () => void; element: HTMLElement } {
  const element = document.body.appendChild(document.createElement("section"));
  const frame = createFormFrame(element);
  const listener = vi.fn<() => void>();
  frame.subscribe(listener);
  onTestFinished(() => {
    frame.destroy();
    element.remove();
  });
  return { frame, listener, element };
}

test("notifies subscribers of changes only, and keeps the same state in between", () => {
  const { frame, listener } = create();
  expect(frame.getState()).toBe(initialFormFrameState);
  dispatch(loadingChange, { loading: true });
  dispatch(loadingChange, { loading: true });
  const state = frame.getState();
  expect(state).toEqual({ loading: true, errorMessage: "" });
  expect(frame.getState()).toBe(state);
  expect(listener).toHaveBeenCalledOnce();
});

test("a missing answer takes precedence over an invalid one, until a reset", () => {
  const { frame } = create();
  const messages = [requiredFieldMissing, invalidInput, resetErrors, invalidInput].map((name) => {
    dispatch(name, { fieldId: "email", error: true });
    return frame.getState().errorMessage;
  });
  expect(messages).toEqual([
    "Vul alle verplichte velden in",
    "Vul alle verplichte velden in",
    "",
    "Vul alle velden correct in",
  ]);
});

test.each([
  ["Eigen tekst", "Eigen tekst"],
  ["", defaultError],
  [undefined, defaultError],
  [{}, defaultError],
  [["a", { b: 1 }], defaultError],
  [7, defaultError],
])("the submission error with message %j is %j", (message, expected) => {
  const { frame } = create();
  dispatch(submissionError, { message });
  expect(frame.getState().errorMessage).toBe(expected);
});

test("ignores payloads of another shape on every window event", () => {
  const { frame, listener } = create();
  const onError = vi.fn<() => void>();
  window.addEventListener("error", onError);
  onTestFinished(() => window.removeEventListener("error", onError));
  const throwing = Object.defineProperty({}, "error", {
    get: () => {
      throw new Error("hostile");
    },
  });
  const payloads = [null, undefined, "x", 7, [], {}, { error: {} }, { error: "false" }, { loading: "false" }, throwing];
  for (const name of Object.values(windowEventNames))
    if (name !== submissionError) for (const detail of payloads) dispatch(name, detail);
  expect(listener).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  for (const message of [Symbol("a"), Object.create(null), () => "Fout"]) dispatch(submissionError, { message });
  expect(frame.getState()).toEqual({ loading: false, errorMessage: defaultError });
});

/** A page that is scrolled past the top of the frame's element. */
function stubScrolling(element: Element) {
  const scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue();
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -900, 0, 0));
  vi.stubGlobal("scrollY", 1000);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return scrollTo;
}

test("stops scrolling up at a key, which may move focus", () => {
  const scrollTo = stubScrolling(create().element);
  dispatch(scrollToTop);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "smooth" }], [{ top: 1000, behavior: "instant" }]]);
});

test("ignores all events after it is destroyed", () => {
  const { frame, listener, element } = create();
  const scrollTo = stubScrolling(element);
  dispatch(scrollToTop);
  frame.destroy();
  dispatch(scrollToTop);
  dispatch(submissionError, {});
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
  expect(listener).not.toHaveBeenCalled();
});
