import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestRejectedError, type QuotationPorts, type StartToken } from "../ports.ts";
import { FormVisit } from "../testing/form-visit.ts";

let visit: FormVisit;

beforeEach(() => {
  visit = new FormVisit();
});

afterEach(() => visit.end());

/** A server whose first responses are errors. */
function serverThatFails(...errors: Error[]) {
  return vi.fn<QuotationPorts["submitRequest"]>(async () => {
    const error = errors.shift();
    if (error) throw error;
  });
}

/** A connection that the test interrupts. */
function createConnection() {
  let isOnline = true;
  const listeners = new Set<() => void>();
  const connection: QuotationPorts["connection"] = {
    isOnline: () => isOnline,
    onOnline(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const lose = (): void => void (isOnline = false);
  const restore = (): void => {
    isOnline = true;
    for (const listener of listeners) listener();
  };
  return { connection, lose, restore, listeners };
}

test("a failed try is repeated once by itself, under the same key", async () => {
  const submitRequest = serverThatFails(new Error("502"));
  const { submit, state } = await visit.atLastStep({ submitRequest });
  submit();
  await visit.ports.pass(1_000);
  expect(state.getState().phase.name).toBe("submitted");
  const [first, second] = submitRequest.mock.calls.map(([, { key }]) => key);
  expect(second).toBe(first);
});

test("a rejected try is repeated with a new token", async () => {
  const submitRequest = serverThatFails(new RequestRejectedError("the token is too old"));
  const { submit, state } = await visit.atLastStep({ submitRequest });
  submit();
  await visit.ports.pass(10_000);
  expect(state.getState().phase.name).toBe("submitted");
  const [first, second] = submitRequest.mock.calls.map(([, submission]) => submission);
  expect(second?.signature).not.toBe(first?.signature);
});

test("a rejected try with text in the hidden field is not repeated", async () => {
  const submitRequest = serverThatFails(new RequestRejectedError("the hidden field is filled in"));
  const { submit, state } = await visit.atLastStep({ submitRequest });
  submit("Jan");
  await visit.ports.pass(10_000);
  expect(state.getState().phase.name).toBe("failed");
  expect(submitRequest).toHaveBeenCalledOnce();
});

test("a request without a response is not repeated: the visitor waited long enough", async () => {
  const submitRequest = vi.fn<QuotationPorts["submitRequest"]>(() => new Promise(() => {}));
  const { submit, state } = await visit.atLastStep({ submitRequest });
  submit();
  await visit.ports.pass(20_000);
  expect(state.getState().phase.name).toBe("failed");
  expect(submitRequest).toHaveBeenCalledOnce();
});

test("both tries together take no longer than one may", async () => {
  const { clock } = visit.ports;
  const slowError = new Promise<never>((_, reject) => void clock.after(12_000, () => reject(new Error("502"))));
  // As in a host that cannot abort a call.
  const lateResponse = new Promise<void>((resolve) => void clock.after(25_000, resolve));
  const submitRequest = vi.fn<QuotationPorts["submitRequest"]>();
  submitRequest.mockReturnValueOnce(slowError).mockReturnValueOnce(lateResponse);
  const { submit, state } = await visit.atLastStep({ submitRequest });
  submit();
  await visit.ports.pass(19_000);
  expect(submitRequest).toHaveBeenCalledTimes(2);
  expect(state.getState().phase.name).toBe("submitting");
  await visit.ports.pass(1_000);
  expect(state.getState().phase.name).toBe("failed");
  expect(submitRequest.mock.calls[1]?.[2].aborted).toBe(true);
  await visit.ports.pass(10_000);
  expect(visit.ports.tracked.map(([name]) => name)).not.toContain("generate_lead");
  expect(visit.ports.visited).toEqual([]);
});

test("a second try whose token comes too late is not submitted", async () => {
  const { clock } = visit.ports;
  const submitRequest = serverThatFails(new RequestRejectedError("the token is too old"));
  const tokenOf = (key: string) => ({ startedAt: clock.now(), signature: key, reference: "" });
  const startSubmission = vi.fn<QuotationPorts["startSubmission"]>(async (key) => tokenOf(key));
  const { submit, state } = await visit.atLastStep({ submitRequest, startSubmission });
  const late = (key: string) =>
    new Promise<StartToken>((resolve) => void clock.after(19_500, () => resolve(tokenOf(key))));
  startSubmission.mockImplementation(late);
  submit();
  await visit.ports.pass(30_000);
  expect(state.getState().phase.name).toBe("failed");
  expect(submitRequest).toHaveBeenCalledOnce();
});

test("without a connection the second try waits until it is back, or for a while", async () => {
  const { connection, lose, restore, listeners } = createConnection();
  const submitRequest = serverThatFails(new TypeError("Failed to fetch"));
  const { submit, state } = await visit.atLastStep({ submitRequest, connection });
  const { size } = listeners;
  lose();
  submit();
  await visit.ports.pass(8_000);
  expect(submitRequest).toHaveBeenCalledOnce();
  restore();
  await visit.ports.settle();
  expect(state.getState().phase.name).toBe("submitted");
  expect(listeners.size).toBe(size);
});

test("a browser that wrongly reports no connection submits again too", async () => {
  const { connection, lose } = createConnection();
  const submitRequest = serverThatFails(new Error("502"));
  const { submit, state } = await visit.atLastStep({ submitRequest, connection });
  lose();
  submit();
  await visit.ports.pass(10_000);
  expect(state.getState().phase.name).toBe("submitted");
});

test("a submission that failed is tried again when the connection is back, unless the visitor changed an answer", async () => {
  const { connection, restore, listeners } = createConnection();
  const submitRequest = serverThatFails(new Error("502"), new Error("502"), new Error("502"), new Error("502"));
  const { submit, state, change } = await visit.atLastStep({ submitRequest, connection });
  submit();
  await visit.ports.pass(1_000);
  expect(state.getState().phase.name).toBe("failed");
  restore();
  await visit.ports.pass(10_000);
  expect(submitRequest).toHaveBeenCalledTimes(4);
  change({ email: "noor@example.co" });
  restore();
  await visit.ports.pass(10_000);
  expect(state.getState().phase.name).toBe("editing");
  expect(submitRequest).toHaveBeenCalledTimes(4);
  visit.end();
  expect(listeners.size).toBe(0);
});
