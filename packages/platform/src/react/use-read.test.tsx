import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { getObjectInfo } from "../endpoints/objects.ts";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { useRead, type ReadResult, type UseReadOptions } from "./use-read.ts";

/** A component that renders the label of an object. */
function start(options?: UseReadOptions) {
  const controls = testPlatform({ getObjectInfo });
  const rendered = vi.fn<(text: string) => void>();
  const results: (ReadResult<{ label: string }> | null)[] = [];
  function Label({ objectApiName }: { objectApiName: string | undefined }) {
    const config = objectApiName === undefined ? undefined : { objectApiName };
    const info = useRead(controls.platform.getObjectInfo, config, options);
    results.push(info);
    const text = info ? (info.data?.label ?? info.error?.message ?? info.state) : "none";
    rendered(text);
    return <p>{text}</p>;
  }
  const response = (label: string) => controls.server.replyWith(ok({ apiName: "Trip__c", fields: {}, label }));
  const pass = (duration: number) => act(() => controls.clock.advance(duration));
  const texts = () => rendered.mock.calls.map(([text]) => text);
  return { ...controls, Label, response, pass, texts, result: () => results.at(-1) };
}

const shown = () => screen.getByRole("paragraph").textContent;

test("the first render is pending, then come the data and every change", async () => {
  const { Label, response, pass, platform, texts } = start();
  response("Reis");
  render(<Label objectApiName="Trip__c" />);
  expect(new Set(texts())).toEqual(new Set(["Pending"]));
  await pass(0);
  expect(shown()).toBe("Reis");
  response("Tocht");
  await platform.getObjectInfo.read({ objectApiName: "Trip__c" }, { policy: "no-cache" });
  await pass(150);
  expect(shown()).toBe("Tocht");
});

test("on the server the state is pending", () => {
  const { Label, server } = start();
  expect(renderToString(<Label objectApiName="Trip__c" />)).toBe("<p>Pending</p>");
  expect(server.requests).toEqual([]);
});

test("a read of the cache alone is not pending", async () => {
  const { Label, pass } = start({ policy: "only-if-cached" });
  render(<Label objectApiName="Trip__c" />);
  await pass(0);
  expect(shown()).toContain("not found in the cache");
});

test("an equal config shares the request, and a new config keeps the previous data until its own arrives", async () => {
  const { Label, response, pass, server, result } = start();
  response("Reis");
  const { rerender } = render(<Label objectApiName="Trip__c" />);
  await pass(0);
  rerender(<Label objectApiName="Trip__c" />);
  expect(server.requests).toHaveLength(1);
  expect(result()).toMatchObject({ isFetching: false, isStale: false, isPrevious: false });
  server.replyWith(errorResponse(404, "NOT_FOUND", "Weg."));
  rerender(<Label objectApiName="Guide__c" />);
  expect(shown()).toBe("Reis");
  expect(result()).toMatchObject({ isFetching: true, isStale: true, isPrevious: true, state: "Stale" });
  await pass(0);
  expect(shown()).toBe("Weg.");
  expect(result()).toMatchObject({ isFetching: false, isPrevious: false, state: "Error" });
  rerender(<Label objectApiName={undefined} />);
  expect(shown()).toBe("none");
});

test("previous data is not kept if the component opts out", async () => {
  const { Label, response, pass } = start({ keepPreviousData: false });
  response("Reis");
  const { rerender } = render(<Label objectApiName="Trip__c" />);
  await pass(0);
  rerender(<Label objectApiName="Guide__c" />);
  expect(shown()).toBe("Pending");
});

test("a refetch is visible as isFetching while the data stays", async () => {
  const { Label, response, pass, server, result } = start();
  response("Reis");
  render(<Label objectApiName="Trip__c" />);
  await pass(0);
  const release = server.hold();
  response("Tocht");
  act(() => void result()?.refetch());
  expect(result()).toMatchObject({ isFetching: true, data: { label: "Reis" } });
  release();
  await pass(150);
  expect(result()).toMatchObject({ isFetching: false, data: { label: "Tocht" } });
});

test("an unmounted component is unsubscribed", async () => {
  const { Label, response, pass, platform, texts } = start();
  response("Reis");
  const { unmount } = render(<Label objectApiName="Trip__c" />);
  await pass(0);
  unmount();
  const before = texts().length;
  expect(platform.inspect().entries).toMatchObject([{ subscribers: 0 }]);
  response("Tocht");
  await platform.getObjectInfo.read({ objectApiName: "Trip__c" }, { policy: "no-cache" });
  await pass(1000);
  expect(texts()).toHaveLength(before);
});
