import { defaultSettings } from "@travel-design/quotation/settings";
import { expect, test } from "vitest";
import { quotationForm } from "./quotation-form.ts";

test.each(["", "  "])(
  "an emptied setting without which the form cannot be submitted becomes its default: %j",
  (empty) => {
    const { salutations, customerSources, privacyUrl, thankYouPath } = defaultSettings;
    const raw = { salutations: empty, customerSources: empty, privacyUrl: empty, thankYouPath: empty };
    expect(quotationForm.parse(raw)).toMatchObject({ salutations, customerSources, privacyUrl, thankYouPath });
  },
);
