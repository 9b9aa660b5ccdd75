import { expect, test } from "vitest";
import { failureOf, PlatformError } from "./errors.ts";
import { httpTransport, toFormData, type HttpTransportOptions } from "./http-transport.ts";

interface Call {
  url: string;
  init: RequestInit;
}

/** A transport whose network always returns the same response. */
function transportTo(
  text: string,
  status = 200,
  options: Partial<HttpTransportOptions> = {},
  headers: Record<string, string> = {},
) {
  const calls: Call[] = [];
  const transport = httpTransport({
    asGuest: true,
    language: "nl",
    ...options,
    fetch: async (url, init) => {
      calls.push({ url, init });
      return { status, headers: new Headers(headers), text: async () => text };
    },
  });
  return { transport, calls };
}

test("a request is sent to the site's API as JSON, with the context of the site", async () => {
  const { transport, calls } = transportTo('{"returnValue":1}');
  const { signal } = new AbortController();
  const body = { classname: "Trips" };
  await expect(transport({ method: "POST", path: "/apex/execute", body, signal })).resolves.toEqual({
    status: 200,
    body: { returnValue: 1 },
  });
  expect(calls).toEqual([
    {
      url: "/webruntime/api/apex/execute?language=nl&asGuest=true&htmlEncode=false",
      init: {
        method: "POST",
        credentials: "same-origin",
        headers: { "Content-Type": "application/json; charset=utf-8" },
        body: '{"classname":"Trips"}',
        signal,
      },
    },
  ]);
});

test("query, headers and base URL are used, and query values are encoded", async () => {
  const options = { baseUrl: "https://org.example.com", asGuest: false, headers: { Authorization: "Bearer token" } };
  const { transport, calls } = transportTo("{}", 200, options, { ETag: '"1"' });
  const request = { method: "GET", path: "/a", query: { q: "a&b=c" }, headers: { "If-Match": "1" } } as const;
  await expect(transport(request)).resolves.toEqual({ status: 200, body: {}, headers: { eTag: '"1"' } });
  expect(calls[0]?.url).toBe("https://org.example.com/a?q=a%26b%3Dc&language=nl&asGuest=false&htmlEncode=false");
  expect(calls[0]?.init.headers).toMatchObject({ Authorization: "Bearer token", "If-Match": "1" });
  expect(calls[0]?.init).not.toHaveProperty("body");
});

test("an empty response has no body", async () => {
  const { transport } = transportTo("", 204);
  await expect(transport({ method: "DELETE", path: "/a" })).resolves.toEqual({ status: 204, body: undefined });
});

test("an error response resolves like any other response", async () => {
  const body = [{ errorCode: "NOT_FOUND", message: "No." }];
  const { transport } = transportTo(JSON.stringify(body), 404);
  await expect(transport({ method: "GET", path: "/a" })).resolves.toEqual({ status: 404, body });
});

test("a response that is not JSON becomes a readable error message", async () => {
  const { transport } = transportTo("<html>Sign in</html>", 502);
  const error = await transport({ method: "GET", path: "/a" }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlatformError);
  expect(error).toMatchObject({
    status: 502,
    errorCode: "NOT_JSON",
    body: "<html>Sign in</html>",
    message: "GET /a returned status 502 and a body that is not JSON. It may come from a proxy or a sign-in page.",
  });
});

test("a network error becomes a readable error message, but an aborted request rejects with its own error", async () => {
  const failure = new TypeError("Failed to fetch");
  const fetch = () => Promise.reject(failure);
  const transport = httpTransport({ fetch, asGuest: true, language: "nl" });
  await expect(transport({ method: "GET", path: "/a" })).rejects.toMatchObject({
    status: 0,
    errorCode: "NETWORK_ERROR",
    message: "GET /a received no response. Check the connection and whether the org can be reached.",
    cause: failure,
  });
  const signal = AbortSignal.abort();
  await expect(transport({ method: "GET", path: "/a", signal })).rejects.toBe(failure);
});

test("the Retry-After header of a response is part of its error", async () => {
  const body = [{ errorCode: "REQUEST_LIMIT_EXCEEDED", message: "Too many." }];
  for (const [header, retryAfter] of [
    ["120", 120_000],
    ["Sat, 01 Mar 2025 10:00:00 GMT", undefined],
  ] as const) {
    const { transport } = transportTo(JSON.stringify(body), 429, {}, { "Retry-After": header });
    const response = await transport({ method: "GET", path: "/a" });
    expect(response.headers).toEqual({ retryAfter: header });
    expect(failureOf(response)).toMatchObject({ status: 429, errorCode: "REQUEST_LIMIT_EXCEEDED", retryAfter });
  }
});

test("a truncated response becomes a readable error message", async () => {
  const failure = new TypeError("terminated");
  const response = { status: 200, headers: new Headers(), text: () => Promise.reject(failure) };
  const transport = httpTransport({ fetch: () => Promise.resolve(response), asGuest: true, language: "nl" });
  await expect(transport({ method: "GET", path: "/a" })).rejects.toMatchObject({
    status: 0,
    errorCode: "TRUNCATED_RESPONSE",
    message: "The response to GET /a was truncated. Check the connection and try again.",
    cause: failure,
  });
});

test("a request with a file has form data as its body, and the browser sets the content type", async () => {
  const { transport, calls } = transportTo("{}", 201);
  const parts = { fileData: new Blob(["x"]), title: "Reis" };
  const request = { method: "POST", path: "/a", parts } as const;
  await expect(transport(request)).rejects.toMatchObject({ errorCode: "NO_FORM_DATA" });
  const withForm = transportTo("{}", 201, { toFormData });
  await withForm.transport(request);
  const [call] = withForm.calls;
  expect(calls).toEqual([]);
  expect(call?.init.headers).not.toHaveProperty("Content-Type");
  expect(call?.init.body).toBeInstanceOf(FormData);
  expect(call?.init.body instanceof FormData && [...call.init.body.keys()]).toEqual(["fileData", "title"]);
});

test("an error that is not JSON keeps its status text and Retry-After", async () => {
  const response = {
    status: 503,
    statusText: "Service Unavailable",
    headers: new Headers({ "Retry-After": "120" }),
    text: async () => "<html>Maintenance</html>",
  };
  const transport = httpTransport({ fetch: () => Promise.resolve(response), asGuest: true, language: "nl" });
  await expect(transport({ method: "GET", path: "/a" })).rejects.toMatchObject({
    status: 503,
    errorCode: "NOT_JSON",
    statusText: "Service Unavailable",
    retryAfter: 120_000,
  });
});
