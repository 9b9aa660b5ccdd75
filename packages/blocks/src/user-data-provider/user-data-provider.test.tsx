import type { UserData } from "@travel-design/ui";
import { windowEventNames } from "@travel-design/ui/models";
import { render } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { BlockPorts } from "../define/rendering.ts";
import { BlockView } from "../define/BlockView.tsx";
import { userDataProvider } from "./user-data-provider.tsx";

const member: UserData = { userId: "005000000000001AAA", isGuest: false };
const guest: UserData = { userId: null, isGuest: true };

let received: unknown[];
beforeEach(() => {
  received = [];
  const listen = (event: Event): void => void received.push(event instanceof CustomEvent ? event.detail : event);
  window.addEventListener(windowEventNames.userData, listen);
  onTestFinished(() => window.removeEventListener(windowEventNames.userData, listen));
});

const block = (user?: UserData, log: BlockPorts["log"] = () => {}) => (
  <BlockView block={userDataProvider} settings={{}} ports={{ user, log }} />
);

test.each([
  ["a member", member, member],
  ["a guest", guest, guest],
  ["an unknown user", undefined, guest],
])("announces once that the page is visited by %s", (_who, user, expected) => {
  const { rerender } = render(block(user));
  rerender(block(user && { ...user }, () => {}));
  expect(received).toEqual([expected]);
});

test("announces another user", () => {
  const { rerender } = render(block());
  rerender(block(member));
  expect(received).toEqual([guest, member]);
});

test("members and guests see the same page, and nobody's id is in it", () => {
  const [forMember, forGuest] = [member, guest].map((user) => render(block(user)).container.innerHTML);
  expect(forMember).toBe(forGuest);
});
