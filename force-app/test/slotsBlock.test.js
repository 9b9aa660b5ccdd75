import SlotsBlock from "c/tdSlotsBlock";
import { createElement } from "lwc";

window.matchMedia = () => Object.assign(new EventTarget(), { matches: false });

let element;

beforeEach(() => {
  jest.useFakeTimers();
  window.innerWidth = 1280;
});

afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** Draws a slider on a page that shows three slides at once. */
function draw(slotAmount = 5) {
  element = Object.assign(createElement("c-td-slots-block", { is: SlotsBlock }), { slotAmount, contentGrid: "slider" });
  document.body.append(element);
}

const frame = () => element.querySelector("[role=region]");
const button = (name) => element.querySelector(`button[aria-label="${name}"]`);
const current = () => element.querySelector("[aria-current=true]").getAttribute("aria-label");
/** Until a change is drawn. */
const drawn = () => Promise.resolve();

async function happen(type, details) {
  frame().dispatchEvent(Object.assign(new Event(type), details));
  await drawn();
}
const pointer = (type, pointerType) => happen(type, { pointerType });

async function wait(milliseconds) {
  jest.advanceTimersByTime(milliseconds);
  await drawn();
}

async function press(name) {
  button(name).focus();
  button(name).click();
  await drawn();
}

it("moves on every five seconds, and not while a mouse is on it", async () => {
  draw();
  await wait(5000);
  expect(current()).toBe("Naar dia 2");
  await pointer("pointerenter", "mouse");
  await wait(20_000);
  expect(current()).toBe("Naar dia 2");
  await pointer("pointerleave", "mouse");
  await wait(5000);
  expect(current()).toBe("Naar dia 3");
});

it.each([
  ["a pointer", () => pointer("pointerleave", "mouse")],
  ["a finger", () => happen("touchend")],
])("stands still while the focus is in it, also after %s left it", async (_case, leave) => {
  draw();
  await pointer("pointerenter", "mouse");
  await happen("touchstart");
  await press("Volgende dia");
  await leave();
  await wait(20_000);
  expect(current()).toBe("Naar dia 2");
});

it("stands still while the focus moves within it, and goes on when it has left and nothing else holds it", async () => {
  draw();
  await press("Volgende dia");
  button("Naar dia 2").focus();
  await drawn();
  await wait(20_000);
  expect(current()).toBe("Naar dia 2");
  document.activeElement.blur();
  await drawn();
  await wait(5000);
  expect(current()).toBe("Naar dia 3");
});

it("goes on when a finger that tapped it has left: the mouse that a browser makes of a tap never leaves", async () => {
  draw();
  await happen("touchstart");
  await pointer("pointerenter", "touch");
  await happen("touchend");
  await happen("mouseenter");
  await wait(5000);
  expect(current()).toBe("Naar dia 2");
});

it("hands the focus to the other arrow when one vanishes under it", async () => {
  draw();
  await press("Volgende dia");
  expect(document.activeElement).toBe(button("Volgende dia"));
  await press("Volgende dia");
  expect(button("Volgende dia")).toBeNull();
  expect(document.activeElement).toBe(button("Vorige dia"));
  await press("Vorige dia");
  await press("Vorige dia");
  expect(document.activeElement).toBe(button("Volgende dia"));
});

it("leaves the focus where it is when an arrow vanishes that does not have it", async () => {
  draw();
  await press("Naar dia 5");
  expect(button("Volgende dia")).toBeNull();
  expect(document.activeElement).toBe(button("Naar dia 5"));
});

it.each([
  [5, false],
  [6, true],
])("of %i slides the dots are many: %s", (slotAmount, areMany) => {
  draw(slotAmount);
  expect(element.querySelector(".td-carousel__dots").hasAttribute("data-many")).toBe(areMany);
});
