import type { Rule } from "./rule.ts";
import { orgAssumptions } from "./rules/org-assumptions.ts";
import { orgChanges } from "./rules/org-changes.ts";
import { components } from "./rules/components.ts";
import { employeeApps } from "./rules/employee-apps.ts";
import { guestPreferences } from "./rules/guest-preferences.ts";
import { headMarkup } from "./rules/head-markup.ts";
import { objects } from "./rules/objects.ts";
import { owner } from "./rules/owner.ts";
import { permissions } from "./rules/permissions.ts";
import { personalData } from "./rules/personal-data.ts";
import { queries } from "./rules/queries.ts";
import { resources } from "./rules/resources.ts";
import { shownFields } from "./rules/shown-fields.ts";
import { sitePages } from "./rules/site-pages.ts";
import { sitePrefix } from "./rules/site-prefix.ts";

/** Every rule about the source, in the order in which they are reported. */
export const rules: readonly Rule[] = [
  objects,
  shownFields,
  employeeApps,
  permissions,
  owner,
  personalData,
  queries,
  orgAssumptions,
  orgChanges,
  components,
  resources,
  sitePages,
  sitePrefix,
  headMarkup,
  guestPreferences,
];
