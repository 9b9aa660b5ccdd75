import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRefetchInterval } from "./use-refetch-interval.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a component refetches periodically while it is shown, and an error does not stop it", () => {
  const refetch = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("offline")));
  function Shown({ interval }: { interval: number | false }) {
    useRefetchInterval({ refetch }, interval);
    return null;
  }
  const { rerender, unmount } = render(<Shown interval={1000} />);
  vi.advanceTimersByTime(2500);
  expect(refetch).toHaveBeenCalledTimes(2);
  rerender(<Shown interval={false} />);
  vi.advanceTimersByTime(5000);
  expect(refetch).toHaveBeenCalledTimes(2);
  rerender(<Shown interval={1000} />);
  unmount();
  vi.advanceTimersByTime(5000);
  expect(refetch).toHaveBeenCalledTimes(2);
});
