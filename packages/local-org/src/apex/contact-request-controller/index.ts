import type { ApexController } from "../controller.ts";
import { createContactRequest } from "./create-contact-request.ts";
import { formOptions } from "./form-options.ts";
import { signStart } from "./submission-guard.ts";

/** Stands in for the Apex class of that name and repeats its rules, so that what it accepts the org accepts too. */
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
      parameters: [],
      run: (_parameters, context) => signStart(context.now(), context.signingKey),
    },
    getFormOptions: {
      cacheable: true,
      parameters: [],
      run: (_parameters, { metadata }) => formOptions(metadata),
    },
  },
};
