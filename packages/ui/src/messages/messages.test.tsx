import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "../index.ts";
import { en, MessagesProvider, nl, type MessagesProviderProps } from "../messages.ts";

test("a provider inside another one wins, also on the server", () => {
  const buttons: ReactNode = (
    <MessagesProvider messages={en}>
      <Button />
      <MessagesProvider messages={{ ...nl, buttonLabel: "Ga door" }}>
        <Button />
      </MessagesProvider>
    </MessagesProvider>
  );
  expect(renderToString(buttons).match(/>[^<]+</g)).toEqual([">Click here<", ">Ga door<"]);
});

test("a missing or an unknown message does not compile", () => {
  const { showMore: _showMore, ...incomplete } = nl;
  const rejected: MessagesProviderProps[] = [
    // @ts-expect-error a missing message
    { messages: incomplete, children: "" },
    // @ts-expect-error an unknown message
    { messages: { ...nl, showLess: "Minder tonen" }, children: "" },
    // @ts-expect-error a text where a function is expected
    { messages: { ...nl, stars: "sterren" }, children: "" },
  ];
  expect(rejected).toHaveLength(3);
});
