import { inMemoryPorts } from "@travel-design/quotation";
import { describe, expect, test } from "vitest";
import { analyticsIdOf } from "./campaign.ts";
import { formPorts, type FormHost } from "./form-ports.ts";

function portsOf(given: Partial<FormHost> = {}) {
  const { submitRequest, readOptions, navigate, pageTitle, log } = inMemoryPorts();
  const refused = (): Storage => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  const page = { startSubmission: async () => ({}), readQuery: () => "", readCookies: () => "", tabStorage: refused };
  return formPorts({ submitRequest, readOptions, navigate, pageTitle, log, ...page, ...given });
}

describe("a start token", () => {
  test("is handed on without what else the answer holds", async () => {
    const startSubmission = async () => ({ startedAt: 1, signature: "s", stackTrace: "" });
    await expect(portsOf({ startSubmission }).startSubmission()).resolves.toEqual({ startedAt: 1, signature: "s" });
  });

  test.each([undefined, null, "", {}, { startedAt: "1", signature: "s" }, { startedAt: 1 }])(
    "is missed in %o",
    async (answer) => {
      await expect(portsOf({ startSubmission: async () => answer }).startSubmission()).rejects.toThrow("start token");
    },
  );
});

describe("where the visitor came from", () => {
  const query = "?utm_source=nieuwsbrief&utm_source=x&utm_medium=e%20mail";
  const known = { utmCampaign: "", utmMedium: "e mail", utmSource: "nieuwsbrief" };
  const cookies = "a=1; _ga=GA1.1.1.2; b=_ga=3";

  test.each([
    ["the page hands the id over", { readAnalyticsId: () => "GA1.9" }, "GA1.9"],
    ["the page hands over that there is none", { readAnalyticsId: () => "" }, ""],
    ["nobody answers, and the cookies can be read", { readAnalyticsId: () => undefined }, "GA1.1.1.2"],
    ["the page has no such way", {}, "GA1.1.1.2"],
  ])("is read where %s", async (_case, given, gaId) => {
    const ports = portsOf({ readQuery: () => query, readCookies: () => cookies, ...given });
    await expect(ports.readCampaign()).resolves.toEqual({ ...known, gaId });
  });

  test.each(["", "x=1", "my_ga=2", "_gat=1"])("no id among the cookies %o is an empty text", (none) => {
    expect(analyticsIdOf(none)).toBe("");
  });
});

test("a draft that the browser will not keep is the form's to bear, not the page's", () => {
  expect(() => portsOf().draftStorage?.read()).toThrow("Access is denied");
});
