import { defaultSettings } from "@travel-design/quotation/settings";
import type { ReportSetting } from "@travel-design/ui/models";
import { expect, test, vi } from "vitest";
import { quotationForm } from "./quotation-form.ts";

test.each(["", "  "])(
  "an emptied setting without which the form cannot be submitted becomes its default: %j",
  (empty) => {
    const { salutations, customerSources, privacyUrl, thankYouPath } = defaultSettings;
    const raw = { salutations: empty, customerSources: empty, privacyUrl: empty, thankYouPath: empty };
    expect(quotationForm.parse(raw)).toMatchObject({ salutations, customerSources, privacyUrl, thankYouPath });
  },
);

test.each(["https://example.com/bedankt/", "//example.com/", "/\t/example.com/", "javascript:alert(1)", "bedankt", 7])(
  "a thank-you page that is no path on the site becomes the default, with one line for the builder: %j",
  (thankYouPath) => {
    const report = vi.fn<ReportSetting>();
    expect(quotationForm.parse({ thankYouPath }, report)).toMatchObject({ thankYouPath: defaultSettings.thankYouPath });
    expect(report.mock.calls).toEqual([
      ["thankYouPath", { code: "invalid", value: thankYouPath, expected: { format: "path" } }],
    ]);
  },
);

test("the thank-you page may have a query", () => {
  expect(quotationForm.parse({ thankYouPath: "/dank/?a=1" })).toMatchObject({ thankYouPath: "/dank/?a=1" });
});
