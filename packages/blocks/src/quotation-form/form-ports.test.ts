import { inMemoryPorts, RequestRejectedError } from "@travel-design/quotation";
import { describe, expect, test } from "vitest";
import { analyticsIdOf, recordCampaign } from "./campaign.ts";
import { formPorts, type FormHost, type FormPage } from "./form-ports.ts";

const denied = (): never => {
  throw new DOMException("Access is denied", "SecurityError");
};

/** The tab's storage; only what the ports use. */
function memoryStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
  };
}

/** The part of a window that the ports use, at an address with a query. */
const pageAt = (search: string, document = new EventTarget()): FormPage =>
  Object.assign(Object.create(null), { document, location: { search }, navigator: { onLine: true } });

function portsOf(given: Partial<FormHost> = {}) {
  const { submitRequest, readOptions, navigate, log } = inMemoryPorts();
  const page = {
    startSubmission: async () => ({}),
    isRejection: () => false,
    readCookies: () => "",
    page: pageAt(""),
    tabStorage: denied,
  };
  return formPorts({ submitRequest, readOptions, navigate, log, ...page, ...given });
}

describe("a start token", () => {
  test("is requested for the key, and returned without other properties of the response", async () => {
    const keys: string[] = [];
    const startSubmission = async (key: string) => {
      keys.push(key);
      return { startedAt: 1, signature: "s", reference: "TD-7K3M9Q", stackTrace: "" };
    };
    const ports = portsOf({ startSubmission });
    await expect(ports.startSubmission("a-key")).resolves.toEqual({
      startedAt: 1,
      signature: "s",
      reference: "TD-7K3M9Q",
    });
    expect(keys).toEqual(["a-key"]);
  });

  test.each([undefined, null, "", {}, { startedAt: "1", signature: "s" }, { startedAt: 1 }])(
    "is missing in %o",
    async (response) => {
      const ports = portsOf({ startSubmission: async () => response });
      await expect(ports.startSubmission("a-key")).rejects.toThrow("start token");
    },
  );
});

describe("a failed submission", () => {
  const cause = new Error("No.");
  const submit = async ({ isRejection }: Pick<FormHost, "isRejection">): Promise<unknown> => {
    const { submitRequest } = portsOf({ submitRequest: () => Promise.reject(cause), isRejection });
    const submission = { key: "k", startedAt: 1, signature: "s", website: "" };
    return Reflect.apply(submitRequest, undefined, [{}, submission, new AbortController().signal]);
  };

  test("that the server rejected says so", async () => {
    const error: unknown = await submit({ isRejection: (reason) => reason === cause }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(RequestRejectedError);
    expect(error).toHaveProperty("cause", cause);
  });

  test("with an unknown result keeps its own error", async () => {
    await expect(submit({ isRejection: () => false })).rejects.toBe(cause);
  });
});

describe("where the visitor came from", () => {
  const query = "?utm_source=nieuwsbrief&utm_source=x&utm_medium=e%20mail";
  const known = { utmCampaign: "", utmMedium: "e mail", utmSource: "nieuwsbrief" };
  const cookies = "a=1; _ga=GA1.1.1.2; b=_ga=3";

  test.each<[string, Partial<FormHost>, string]>([
    ["the page provides the id", { readAnalyticsId: () => "GA1.9" }, "GA1.9"],
    ["the page reports that there is no id", { readAnalyticsId: () => "" }, ""],
    ["nothing responds, and the cookies can be read", { readAnalyticsId: () => undefined }, "GA1.1.1.2"],
    ["the page has no such provider", {}, "GA1.1.1.2"],
    ["the cookies cannot be read", { readCookies: denied }, ""],
    ["the provider fails", { readAnalyticsId: denied }, ""],
  ])("is read if %s", async (_case, given, gaId) => {
    const ports = portsOf({ page: pageAt(query), readCookies: () => cookies, ...given });
    await expect(ports.readCampaign()).resolves.toEqual({ ...known, gaId });
  });

  test.each(["", "x=1", "my_ga=2", "_gat=1"])("without an id among the cookies %o the id is empty", (none) => {
    expect(analyticsIdOf(none)).toBe("");
  });
});

describe("the campaign of a visit", () => {
  const read = async (current: string, earlier: readonly string[]) => {
    const storage = Object.assign(Object.create(null), memoryStorage());
    const tabStorage = (): Storage => storage;
    for (const page of earlier) recordCampaign(page, tabStorage);
    const { gaId: _gaId, ...campaign } = await portsOf({ page: pageAt(current), tabStorage }).readCampaign();
    return campaign;
  };
  const first = { utmCampaign: "", utmMedium: "e&mail", utmSource: "a" };

  test("is that of an earlier page if the submitting page has none", async () => {
    expect(await read("?bestemming=Peru", ["?utm_source=a&utm_medium=e%26mail&x=1", "", "?y=2"])).toEqual(first);
  });

  test("is replaced as a whole by a newer one", async () => {
    const newer = { utmCampaign: "", utmMedium: "", utmSource: "b" };
    expect(await read("", ["?utm_source=a&utm_medium=m", "?utm_source=b"])).toEqual(newer);
    expect(await read("?utm_source=b", ["?utm_source=a&utm_medium=m"])).toEqual(newer);
  });

  test("is kept if the parameters of a newer page are empty", async () => {
    expect(await read("?utm_source=", ["?utm_source=a&utm_medium=e%26mail", "?utm_source="])).toEqual(first);
  });

  test("is that of the page alone if the browser denies storage", async () => {
    expect(() => recordCampaign("?utm_source=a", denied)).not.toThrow();
    await expect(portsOf({ page: pageAt("?utm_source=b") }).readCampaign()).resolves.toMatchObject({
      utmSource: "b",
    });
    await expect(portsOf().readCampaign()).resolves.toMatchObject({ utmSource: "" });
  });
});

test.each([
  ["?utm_source=a&bestemming=Nieuw-Zeeland", "Nieuw-Zeeland"],
  ["?bestemming=Tanzania+en%20Zanzibar", "Tanzania en Zanzibar"],
  ["?bestemming=", undefined],
  ["", undefined],
])("the query %j preselects %j", (query, destination) => {
  expect(portsOf({ page: pageAt(query) }).readDestination?.()).toBe(destination);
});

test("a measurement event is dispatched on the page, even if a listener throws", () => {
  const page = new EventTarget();
  const details: unknown[] = [];
  page.addEventListener("travelDesignTrack", (event) => details.push("detail" in event && event.detail));
  portsOf({ page: pageAt("", page) }).track?.("quote_error", { step: 1, fields: ["email"] });
  expect(details).toEqual([{ name: "quote_error", data: { step: 1, fields: ["email"] } }]);
});

test("denied storage of the draft is reported to the form, which works without it", () => {
  expect(() => portsOf().draftStorage?.read()).toThrow("Access is denied");
});
