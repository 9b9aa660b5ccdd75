import TdMenuBlock from "c/tdMenuBlock";
import { getNavigationMenu } from "experience/navigationMenuApi";
import { loadScript } from "lightning/platformResourceLoader";
import { createElement } from "lwc";
import template from "../main/default/lwc/tdButton/tdButton.html";

const own = [{ label: "Contact", address: "/contact" }];

const mounted = { update: jest.fn(), unmount: jest.fn() };
const mount = jest.fn(() => mounted);
window.TravelDesign = { contract: 3, eventNames: [], mount };

/** What the builder set. */
let set;

class Header extends TdMenuBlock {
  blockName = "pageHeader";

  get settings() {
    return set;
  }

  render() {
    return template;
  }
}

const settle = () => new Promise((next) => setTimeout(next));

/** @returns the links that the header shows now */
async function show(settings) {
  set = { links: own, ...settings };
  loadScript.mockResolvedValue();
  document.body.replaceChildren(createElement("c-header", { is: Header }));
  await settle();
  return () => (mounted.update.mock.lastCall?.[0] ?? mount.mock.lastCall[2]).links;
}

const item = (label, actionValue) => ({ label, actionType: "InternalLink", actionValue });

beforeEach(() => jest.spyOn(console, "error").mockReturnValue());
afterEach(() => {
  jest.clearAllMocks();
  document.body.replaceChildren();
});

it("shows no links while it waits for its menu, and then those of the menu, below the path of the site", async () => {
  const links = await show({ menu: " Hoofdmenu " });
  expect(getNavigationMenu.getLastConfig()).toMatchObject({ navigationLinkSetDeveloperName: "Hoofdmenu" });
  expect(links()).toEqual([]);
  getNavigationMenu.emit({ data: { menuItems: [item("Reizen", "/reizen/bestemmingen")] } });
  expect(links()).toEqual([{ label: "Reizen", address: "/bestemmingen" }]);
});

it("shows its own links without a menu, although the platform sends the default one", async () => {
  const links = await show({ menu: "" });
  getNavigationMenu.emit({ data: { menuItems: [item("Home", "/")] } });
  expect(links()).toEqual(own);
});

it.each([
  ["is empty", { data: { menuItems: [] } }],
  ["cannot be read", { error: { body: { message: "No menu Hoofdmenu" } } }],
])("shows its own links if the menu %s, and logs it", async (_title, response) => {
  const links = await show({ menu: "Hoofdmenu" });
  getNavigationMenu.emit(response);
  expect(links()).toEqual(own);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("The navigation menu Hoofdmenu has no links"));
});
