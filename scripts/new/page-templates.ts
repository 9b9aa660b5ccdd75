// The first version of a page: a title, a text, and what search engines show of it. Like Salesforce, the texts are sorted by name.
import { randomUUID } from "node:crypto";
import { contentFolder, type PageNames } from "./page-names.ts";

const lead = "Schrijf hier in één of twee zinnen waar deze pagina over gaat.";
const text = "# Een kop\nSchrijf hier de tekst van de pagina.";
const siteName = "Morgenree travel design";

const component = (definition: string, attributes: object): object => ({
  attributes,
  definition,
  id: randomUUID(),
  type: "component",
});

const region = (name: string, title: string, id: string, children: readonly object[]): object => ({
  children,
  id,
  name,
  title,
  type: "region",
});

/** A section with one column, whose settings repeat the ids of the section and the column. */
function section(children: readonly object[]): object {
  const [id, columnId] = [randomUUID(), randomUUID()];
  const column = { UUID: columnId, columnName: "Column 1", columnKey: "col1", columnWidth: "12", seedComponents: null };
  return {
    attributes: {
      backgroundImageConfig: "",
      backgroundImageOverlay: "rgba(0,0,0,0)",
      componentSpacerSize: "",
      dxpStyle: { padding: { bottom: "5rem", left: "1.5rem", right: "1.5rem", top: "4rem" } },
      layoutDirectionDesktop: "row",
      layoutDirectionMobile: "column",
      layoutDirectionTablet: "column",
      maxContentWidth: "42rem",
      sectionColumnGutterWidth: "",
      sectionConfig: JSON.stringify({ UUID: id, columns: [column] }),
      sectionMinHeight: "",
      sectionVerticalAlign: "flex-start",
    },
    children: [region("col1", "Column 1", columnId, children)],
    definition: "community_layout:section",
    id,
    type: "component",
  };
}

function view({ title, path, pageType }: PageNames): object {
  const search = { description: lead, title: `${title} | ${siteName}` };
  const content = section([
    component("c:tdHeading", { level: 1, title }),
    component("c:tdRichText", { lead: true, text: lead }),
    component("c:tdRichText", { text }),
    component("c:tdSearchMetadata", search),
  ]);
  const assistant = component("community_builder:seoAssistant", {
    customHeadTags: "",
    description: search.description,
    pageTitle: search.title,
    recordId: "{!recordId}",
  });
  return {
    type: "sfdc_cms__view",
    title,
    contentBody: {
      component: {
        children: [
          region("content", "Content", randomUUID(), [content]),
          region("sfdcHiddenRegion", "sfdcHiddenRegion", randomUUID(), [assistant]),
        ],
        definition: "community_layout:sldsFlexibleLayout",
        id: randomUUID(),
        type: "component",
      },
      dataProviders: [],
      themeLayoutType: "Inner",
      viewType: pageType,
    },
    urlName: path,
  };
}

const route = ({ title, path, pageType, viewName }: PageNames): object => ({
  type: "sfdc_cms__route",
  title,
  contentBody: {
    activeViewId: viewName,
    configurationTags: [],
    pageAccess: "UseParent",
    routeType: pageType,
    urlPrefix: path,
  },
  urlName: path,
});

/** The four files of a page, by their paths in the repository. */
export function pageFiles(names: PageNames): Readonly<Record<string, string>> {
  const item = (type: "view" | "route", apiName: string, content: object): [string, object][] => [
    [`${contentFolder(type)}/${apiName}/_meta.json`, { apiName, type: `sfdc_cms__${type}`, path: `${type}s` }],
    [`${contentFolder(type)}/${apiName}/content.json`, content],
  ];
  const files = [...item("view", names.viewName, view(names)), ...item("route", names.routeName, route(names))];
  return Object.fromEntries(files.map(([path, content]) => [path, `${JSON.stringify(content, null, 2)}\n`]));
}
