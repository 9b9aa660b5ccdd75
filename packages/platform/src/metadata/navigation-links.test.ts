import { expect, test } from "vitest";
import { navigationLinks } from "./navigation-links.ts";

const item = (label: string, actionType: string, actionValue: string | null, subMenu: object[] = []) => ({
  label,
  actionType,
  actionValue,
  subMenu,
});

test("links keep their order, also those of submenus, and lose the path of the site", () => {
  const menuItems = [
    item("Home", "InternalLink", "/reizen"),
    item("Reizen", "MenuLabel", null, [
      item("Japan", "InternalLink", "/reizen/bestemmingen/japan"),
      item("Blog", "ExternalLink", "https://blog.example/reizen/"),
    ]),
    item("Reizigers", "InternalLink", "/reizenden"),
    item("Dossiers", "SalesforceObject", null),
    item("Uitloggen", "Event", "logout"),
  ];
  expect(navigationLinks(JSON.parse(JSON.stringify({ menuItems })), "/reizen")).toEqual([
    { label: "Home", address: "/" },
    { label: "Japan", address: "/bestemmingen/japan" },
    { label: "Blog", address: "https://blog.example/reizen/" },
    { label: "Reizigers", address: "/reizenden" },
  ]);
});
