import { expect, test } from "vitest";
import { PlatformError } from "../errors.ts";
import { httpTransport, type FetchInit, type HttpTransportOptions } from "./http-transport.ts";

interface Call {
  url: string;
  init: FetchInit;
}

/** A transport over a network that gives one answer. */
function transportTo(
  text: string,
  status = 200,
  options: Partial<HttpTransportOptions> = {},
  eTag: string | null = null,
) {
  const calls: Call[] = [];
  const transport = httpTransport({
    asGuest: true,
    language: "nl",
    ...options,
    fetch: async (url, init) => {
      calls.push({ url, init });
      return { status, headers: { get: (name) => (name === "etag" ? eTag : null) }, text: async () => text };
    },
  });
  return { transport, calls };
}

test("a call goes to the site's own address, with the site's settings and JSON", async () => {
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

test("query, headers and another address are passed on, and text in a query is written safely", async () => {
  const options = { baseUrl: "https://org.example.com", asGuest: false, headers: { Authorization: "Bearer token" } };
  const { transport, calls } = transportTo("{}", 200, options, '"1"');
  const request = { method: "GET", path: "/a", query: { q: "a&b=c" }, headers: { "If-Match": "1" } } as const;
  await expect(transport(request)).resolves.toEqual({ status: 200, body: {}, headers: { eTag: '"1"' } });
  expect(calls[0]?.url).toBe("https://org.example.com/a?q=a%26b%3Dc&language=nl&asGuest=false&htmlEncode=false");
  expect(calls[0]?.init.headers).toMatchObject({ Authorization: "Bearer token", "If-Match": "1" });
  expect(calls[0]?.init).not.toHaveProperty("body");
});

test("an empty answer has no body", async () => {
  const { transport } = transportTo("", 204);
  await expect(transport({ method: "DELETE", path: "/a" })).resolves.toEqual({ status: 204, body: undefined });
});

test("a refusal is an answer like any other", async () => {
  const body = [{ errorCode: "NOT_FOUND", message: "No." }];
  const { transport } = transportTo(JSON.stringify(body), 404);
  await expect(transport({ method: "GET", path: "/a" })).resolves.toEqual({ status: 404, body });
});

test("an answer that is not JSON is told in a sentence", async () => {
  const { transport } = transportTo("<html>Sign in</html>", 502);
  const error = await transport({ method: "GET", path: "/a" }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlatformError);
  expect(error).toMatchObject({
    status: 502,
    errorCode: "NOT_JSON",
    body: "<html>Sign in</html>",
    message:
      "GET /a answered status 502 with something that is not JSON. A proxy or a sign-in page may stand in between.",
  });
});

test("no answer is told in a sentence, and a call that was given up keeps its own error", async () => {
  const failure = new TypeError("Failed to fetch");
  const fetch = () => Promise.reject(failure);
  const transport = httpTransport({ fetch, asGuest: true, language: "nl" });
  await expect(transport({ method: "GET", path: "/a" })).rejects.toMatchObject({
    status: 0,
    errorCode: "NO_ANSWER",
    message: "GET /a got no answer. Check the connection and whether the org can be reached.",
    cause: failure,
  });
  const signal = AbortSignal.abort();
  await expect(transport({ method: "GET", path: "/a", signal })).rejects.toBe(failure);
});
