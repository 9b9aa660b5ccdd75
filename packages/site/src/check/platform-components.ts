/** The root of every page. */
export const pageRoot = "community_layout:sldsFlexibleLayout";
/** Its columns are in its `sectionConfig`. */
export const platformSection = "community_layout:section";
export const seoAssistant = "community_builder:seoAssistant";

/** Salesforce's components that show nothing by themselves. */
export const invisibleComponents: readonly string[] = [
  platformSection,
  seoAssistant,
  "experience_availability:autoRefresh",
];

/** Salesforce's components that our pages contain, with their regions. The local site shows only some of them. */
export const platformComponents: ReadonlyMap<string, readonly string[] | undefined> = new Map([
  [pageRoot, ["content", "sfdcHiddenRegion"]],
  ["community_layout:simpleThemeLayout", ["header", "footer"]],
  ["community_byo:scopedHeaderAndFooter", ["header", "footer"]],
  [platformSection, undefined],
  [seoAssistant, []],
  ["experience_availability:autoRefresh", []],
  ["community_login:checkEmail", []],
  ["community_login:employeeLoginLink", []],
  ["community_login:forgotPassword", []],
  ["community_login:loginForm", []],
  ["community_login:selfRegister", []],
  ["dxp_content_layout:siteLogo", []],
]);

/** Properties of Salesforce's components, where a wrong name would make a setting vanish. */
export const platformProperties: ReadonlyMap<string, readonly string[]> = new Map([
  [
    platformSection,
    [
      "backgroundImageConfig",
      "backgroundImageOverlay",
      "componentSpacerSize",
      "dxpStyle",
      "layoutDirectionDesktop",
      "layoutDirectionMobile",
      "layoutDirectionTablet",
      "maxContentWidth",
      "sectionColumnGutterWidth",
      "sectionConfig",
      "sectionMinHeight",
      "sectionVerticalAlign",
    ],
  ],
  [seoAssistant, ["customHeadTags", "description", "pageTitle", "recordId"]],
]);
