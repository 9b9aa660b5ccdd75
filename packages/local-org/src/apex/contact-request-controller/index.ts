import type { ApexController } from "../../apex-controller.ts";
import { createContactRequest } from "./create-contact-request.ts";
import { formOptions } from "./form-options.ts";
import { referenceFor } from "./request-reference.ts";
import { startSubmission } from "./submission-guard.ts";

/** Implements the Apex class of that name with the same rules, so that an org accepts what the local org accepts. */
export const contactRequestController: ApexController = {
  className: "ContactRequestController",
  methods: {
    createContactRequest: {
      cacheable: false,
      parameters: ["contactRequest", "submission"],
      run: ({ contactRequest, submission }, context) => createContactRequest(contactRequest, submission, context),
    },
    startSubmission: {
      cacheable: false,
      parameters: ["key"],
      run({ key }, context) {
        const start = startSubmission(context.now(), key, context.signingKey);
        return { ...start, reference: referenceFor(String(key), context.records) };
      },
    },
    getFormOptions: {
      cacheable: true,
      parameters: [],
      run: (_parameters, { metadata }) => formOptions(metadata),
    },
  },
};
