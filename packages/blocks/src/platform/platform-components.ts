import { identifier, paragraph, string } from "@travel-design/ui/internal";
import { definePlatformComponent, type PlatformComponent } from "./platform-component.ts";
import { platformSection } from "./platform-section.ts";

/** The root of every page. Its second region contains settings of the page. */
export const pageRoot = definePlatformComponent({
  definition: "community_layout:sldsFlexibleLayout",
  properties: {},
  slots: ["content", "sfdcHiddenRegion"],
  isVisible: false,
});

/** The title and the description of a page, for search engines. */
export const seoAssistant = definePlatformComponent({
  definition: "community_builder:seoAssistant",
  properties: { pageTitle: string(), description: paragraph(), customHeadTags: identifier(), recordId: identifier() },
  isVisible: false,
  attributes: { customHeadTags: "", description: "", pageTitle: "", recordId: "{!recordId}" },
});

const themeLayout = (definition: string): PlatformComponent =>
  definePlatformComponent({ definition, properties: {}, slots: ["header", "footer"], isVisible: false });

/** A component that Salesforce's own pages have, and that builders leave as it is. */
const withoutSettings = (definition: string, isVisible = true): PlatformComponent =>
  definePlatformComponent({ definition, properties: {}, isVisible });

/** Every component of Salesforce that our pages contain. */
export const platformComponents: readonly PlatformComponent[] = [
  pageRoot,
  themeLayout("community_layout:simpleThemeLayout"),
  themeLayout("community_byo:scopedHeaderAndFooter"),
  platformSection,
  seoAssistant,
  withoutSettings("experience_availability:autoRefresh", false),
  withoutSettings("community_login:checkEmail"),
  withoutSettings("community_login:employeeLoginLink"),
  withoutSettings("community_login:forgotPassword"),
  withoutSettings("community_login:loginForm"),
  withoutSettings("community_login:selfRegister"),
  withoutSettings("dxp_content_layout:siteLogo"),
];
