import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { testDefects } from "../testing/test-defects.ts";
import { plant, siteFiles, xml } from "../testing/plant.ts";
import { guestPreferences } from "./guest-preferences.ts";

const network = "networks/Trial.network-meta.xml";
const site = "sites/Trial.site-meta.xml";
const block = "lwc/tdPhoto/tdPhoto.js-meta.xml";
const access = "digitalExperiences/site/Trial1/sfdc_cms__site/Trial1/content.json";
const source = sourceTreeOf({
  ...siteFiles({ "sfdc_cms__site/Trial1": { authenticationType: "AUTHENTICATED_WITH_PUBLIC_ACCESS_ENABLED" } }),
  [network]: xml(
    "<enableGuestFileAccess>true</enableGuestFileAccess><enableGuestMemberVisibility>false</enableGuestMemberVisibility><selfRegistration>false</selfRegistration>",
  ),
  [site]: xml("<active>true</active><clickjackProtectionLevel>SameOriginOnly</clickjackProtectionLevel>"),
  [block]: '<isExposed>true</isExposed><property name="photo" type="ContentReference"/>',
});

test("file access may be off where builders cannot choose pictures", () => {
  const withoutAccess = plant(source, network, "<enableGuestFileAccess>true", "<enableGuestFileAccess>false");
  expect(guestPreferences.check(plant(withoutAccess, block, "ContentReference", "String"))).toEqual([]);
});

testDefects(guestPreferences, source, {
  [network]: {
    "pictures that visitors do not see": [
      "<enableGuestFileAccess>true",
      "<enableGuestFileAccess>false",
      `visitors do not see pictures of the CMS, which builders can choose in ${block}; set enableGuestFileAccess to true.`,
    ],
    "visitors who see members": [
      "<enableGuestMemberVisibility>false",
      "<enableGuestMemberVisibility>true",
      "enableGuestMemberVisibility shows visitors more than the site needs; set it to false.",
    ],
    "visitors who can make an account": [
      "<selfRegistration>false",
      "<selfRegistration>true",
      "selfRegistration shows visitors more than the site needs; set it to false.",
    ],
  },
  [site]: {
    "a site that is not active": [
      "<active>true",
      "<active>false",
      "the site is not active, so nobody can open it; set active to true.",
    ],
    "a site that any website may frame": [
      "SameOriginOnly",
      "AllowAllFraming",
      "any website may show the site in a frame; set clickjackProtectionLevel to SameOriginOnly.",
    ],
  },
  [access]: {
    "a site behind a login": [
      "AUTHENTICATED_WITH_PUBLIC_ACCESS_ENABLED",
      "AUTHENTICATED",
      "visitors have to sign in, because the access is AUTHENTICATED; use AUTHENTICATED_WITH_PUBLIC_ACCESS_ENABLED.",
    ],
  },
});
