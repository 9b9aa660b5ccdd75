import { act, render, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { expect, test } from "vitest";
import { getObjectInfo, type ObjectInfo } from "../endpoints/objects.ts";
import { ok } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { useRead } from "./use-read.ts";

const config = { objectApiName: "Trip__c" };

// The guide recommends this combination: `use` waits for the first response, `useRead` follows later changes.
test("a component suspends until the first response, and follows later changes without suspending", async () => {
  const { platform, server, clock } = testPlatform({ getObjectInfo });
  const respond = (label: string) => server.replyWith(ok({ apiName: "Trip__c", fields: {}, label }));
  function Label({ first }: { first: Promise<ObjectInfo> }) {
    const loaded = use(first);
    const info = useRead(platform.getObjectInfo, config);
    return <h1>{(info?.data ?? loaded).label}</h1>;
  }
  function Page() {
    const [first] = useState(() => platform.getObjectInfo.read(config));
    return (
      <Suspense fallback={<p>Loading…</p>}>
        <Label first={first} />
      </Suspense>
    );
  }
  respond("Trip");
  const release = server.hold();
  await act(async () => render(<Page />));
  expect(screen.getByRole("paragraph").textContent).toBe("Loading…");
  await act(async () => {
    release();
    await clock.advance(0);
  });
  expect(screen.getByRole("heading").textContent).toBe("Trip");
  expect(server.requests).toHaveLength(1);
  respond("Journey");
  await act(async () => {
    await platform.getObjectInfo.read(config, { policy: "no-cache" });
    await clock.advance(150);
  });
  expect(screen.getByRole("heading").textContent).toBe("Journey");
  expect(screen.queryByRole("paragraph")).toBeNull();
});
