import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getListRecordsByName } from "../endpoints/lists.ts";
import { ok } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { useReadPages } from "./use-read-pages.ts";

test("a component shows page after page, and begins again for another list", async () => {
  const { platform, clock, server } = testPlatform({ getListRecordsByName });
  server.replyWith(({ body, path }) => {
    const first = path.endsWith("/Mine") ? 7 : 1;
    const isNext = Object(body).pageToken === "next";
    return ok({ ...uiList([uiRecord(isNext ? first + 1 : first, { A: 1 })]), nextPageToken: isNext ? null : "next" });
  });
  function Trips({ listViewApiName }: { listViewApiName: string | undefined }) {
    const config = listViewApiName === undefined ? undefined : { objectApiName: "Trip__c", listViewApiName };
    const trips = useReadPages(platform.getListRecordsByName, config);
    return (
      <>
        <p>{trips ? (trips.data?.map(({ id }) => id).join() ?? trips.state) : "none"}</p>
        <button disabled={!trips?.hasNextPage} onClick={trips?.fetchNextPage}>
          More
        </button>
      </>
    );
  }
  const shown = () => screen.getByRole("paragraph").textContent;
  const pass = () => act(() => clock.advance(1000));
  const button = () => screen.getByRole<HTMLButtonElement>("button");
  const { rerender } = render(<Trips listViewApiName="All" />);
  expect(shown()).toBe("Pending");
  await pass();
  expect(shown()).toBe(idOf(1));
  act(() => button().click());
  await pass();
  expect(shown()).toBe([1, 2].map(idOf).join());
  expect(button().disabled).toBe(true);
  rerender(<Trips listViewApiName="Mine" />);
  expect(shown()).toBe("Pending");
  await pass();
  expect(shown()).toBe(idOf(7));
  rerender(<Trips listViewApiName={undefined} />);
  expect(shown()).toBe("none");
});
