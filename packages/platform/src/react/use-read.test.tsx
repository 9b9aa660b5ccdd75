import { act, render, screen } from "@testing-library/react";
import * as fc from "fast-check";
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

test("an equal config shares the request, and a new config can keep the previous data until its own arrives", async () => {
  const { Label, response, pass, server, result } = start({ keepPreviousData: true });
  response("Reis");
  const { rerender } = render(<Label objectApiName="Trip__c" />);
  await pass(0);
  rerender(<Label objectApiName="Trip__c" />);
  expect(server.requests).toHaveLength(1);
  expect(result()).toMatchObject({ isFetching: false, isStale: false, state: "Fulfilled" });
  server.replyWith(errorResponse(404, "NOT_FOUND", "Weg."));
  rerender(<Label objectApiName="Guide__c" />);
  expect(shown()).toBe("Reis");
  expect(result()).toMatchObject({ isFetching: true, isStale: true, state: "Previous" });
  await pass(0);
  expect(shown()).toBe("Weg.");
  expect(result()).toMatchObject({ isFetching: false, state: "Error" });
  rerender(<Label objectApiName={undefined} />);
  expect(shown()).toBe("none");
});

test("previous data is not kept by default", async () => {
  const { Label, response, pass } = start();
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

const step = fc.record({
  name: fc.constantFrom("Trip__c", "Guide__c", "Place__c"),
  isSlow: fc.boolean(),
  keepPreviousData: fc.boolean(),
});

test("data never belongs to another config than the rendered one, unless the component asked for it and the state says so", async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
    const { platform, clock, server } = testPlatform({ getObjectInfo });
    server.replyWith(({ path }) => ok({ apiName: path.split("/").at(-1), fields: {} }));
    const wrong: string[] = [];
    function Label({ name, keepPreviousData }: { name: string; keepPreviousData: boolean }) {
      const info = useRead(platform.getObjectInfo, { objectApiName: name }, { keepPreviousData });
      const isOther = info?.data !== undefined && info.data.apiName !== name;
      if (isOther && !(keepPreviousData && info.state === "Previous")) wrong.push(`${info.data.apiName} for ${name}`);
      if (!isOther && info?.state === "Previous") wrong.push(`previous data of ${name} itself`);
      return null;
    }
    const { rerender, unmount } = render(<Label name="Trip__c" keepPreviousData={false} />);
    let release = (): void => undefined;
    for (const { isSlow, ...props } of steps) {
      release();
      if (isSlow) release = server.hold();
      else server.letThrough();
      rerender(<Label {...props} />);
      await act(() => clock.advance(200));
    }
    unmount();
    expect(wrong).toEqual([]);
  });
  await fc.assert(property, { numRuns: 100 });
});
