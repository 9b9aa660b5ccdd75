import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { getObjectInfo } from "../endpoints/objects.ts";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { useRead } from "./use-read.ts";

/** A component that draws the label of an object, and counts how often. */
function start() {
  const controls = testPlatform({ getObjectInfo });
  const drawn = vi.fn<() => void>();
  function Label({ objectApiName }: { objectApiName: string | undefined }) {
    const info = useRead(controls.platform.getObjectInfo, objectApiName === undefined ? undefined : { objectApiName });
    drawn();
    return <p>{info ? (info.data?.label ?? info.error?.message ?? info.state) : "none"}</p>;
  }
  const response = (label: string) => controls.server.replyWith(ok({ apiName: "Trip__c", fields: {}, label }));
  const pass = (span: number) => act(() => controls.clock.advance(span));
  return { ...controls, Label, response, pass, countDrawings: () => drawn.mock.calls.length };
}

const shown = () => screen.getByRole("paragraph").textContent;

test("a component draws what is known, and every change", async () => {
  const { Label, response, pass, platform } = start();
  response("Reis");
  render(<Label objectApiName="Trip__c" />);
  expect(shown()).toBe("Pending");
  await pass(0);
  expect(shown()).toBe("Reis");
  response("Tocht");
  await platform.getObjectInfo.read({ objectApiName: "Trip__c" }, { policy: "no-cache" });
  await pass(150);
  expect(shown()).toBe("Tocht");
});

test("a configuration that says the same does not ask again; another one does, and a missing one is null", async () => {
  const { Label, response, pass, server } = start();
  response("Reis");
  const { rerender } = render(<Label objectApiName="Trip__c" />);
  await pass(0);
  rerender(<Label objectApiName="Trip__c" />);
  expect(server.requests).toHaveLength(1);
  server.replyWith(errorResponse(404, "NOT_FOUND", "Weg."));
  rerender(<Label objectApiName="Guide__c" />);
  expect(shown()).toBe("Pending");
  await pass(0);
  expect(shown()).toBe("Weg.");
  rerender(<Label objectApiName={undefined} />);
  expect(shown()).toBe("none");
});

test("a component that is gone is last nothing", async () => {
  const { Label, response, pass, platform, countDrawings } = start();
  response("Reis");
  const { unmount } = render(<Label objectApiName="Trip__c" />);
  await pass(0);
  unmount();
  const before = countDrawings();
  expect(platform.inspect().entries).toMatchObject([{ subscribers: 0 }]);
  response("Tocht");
  await platform.getObjectInfo.read({ objectApiName: "Trip__c" }, { policy: "no-cache" });
  await pass(1000);
  expect(countDrawings()).toBe(before);
});
