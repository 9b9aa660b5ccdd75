import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
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

test("finds no problem in a public site with pictures", () => {
  expect(guestPreferences.check(source)).toEqual([]);
});

test("file access may be off where builders cannot choose pictures", () => {
  const withoutAccess = plant(source, network, "<enableGuestFileAccess>true", "<enableGuestFileAccess>false");
  expect(guestPreferences.check(plant(withoutAccess, block, "ContentReference", "String"))).toEqual([]);
});

test.each<[defect: string, path: string, from: string, to: string, problem: string]>([
  [
    "pictures that visitors do not see",
    network,
    "<enableGuestFileAccess>true",
    "<enableGuestFileAccess>false",
    `visitors do not see pictures of the CMS, which builders can choose in ${block}; set enableGuestFileAccess to true.`,
  ],
  [
    "visitors who see members",
    network,
    "<enableGuestMemberVisibility>false",
    "<enableGuestMemberVisibility>true",
    "enableGuestMemberVisibility shows visitors more than the site needs; set it to false.",
  ],
  [
    "visitors who can make an account",
    network,
    "<selfRegistration>false",
    "<selfRegistration>true",
    "selfRegistration shows visitors more than the site needs; set it to false.",
  ],
  [
    "a site that is not active",
    site,
    "<active>true",
    "<active>false",
    "the site is not active, so nobody can open it; set active to true.",
  ],
  [
    "a site that any website may frame",
    site,
    "SameOriginOnly",
    "AllowAllFraming",
    "any website may show the site in a frame; set clickjackProtectionLevel to SameOriginOnly.",
  ],
  [
    "a site behind a login",
    access,
    "AUTHENTICATED_WITH_PUBLIC_ACCESS_ENABLED",
    "AUTHENTICATED",
    "visitors have to sign in, because the access is AUTHENTICATED; use AUTHENTICATED_WITH_PUBLIC_ACCESS_ENABLED.",
  ],
])("finds %s", (_defect, path, from, to, problem) => {
  expect(guestPreferences.check(plant(source, path, from, to))).toEqual([`force-app/main/default/${path}: ${problem}`]);
});
