import TdPageBlock from "c/tdPageBlock";
import { CurrentPageReference } from "lightning/navigation";
import { loadScript } from "lightning/platformResourceLoader";
import { createElement } from "lwc";
import template from "../main/default/lwc/tdButton/tdButton.html";

class Menu extends TdPageBlock {
  blockName = "menu";

  render() {
    return template;
  }
}

const settle = () => new Promise((next) => setTimeout(next));

it("provides the path below the base path, also after the visitor went to another page of the site", async () => {
  history.replaceState(null, "", "/reizen/contact?a=b");
  const mounted = { update: jest.fn(), unmount: jest.fn() };
  const mount = jest.fn(() => mounted);
  window.TravelDesign = { contract: 3, eventNames: [], mount };
  loadScript.mockResolvedValue();
  document.body.append(createElement("c-menu", { is: Menu }));
  await settle();
  expect(mount.mock.calls[0][3]).toMatchObject({ basePath: "/reizen", currentPath: "/contact" });
  CurrentPageReference.emit({ type: "comm__namedPage", attributes: { name: "Home" } });
  history.replaceState(null, "", "/reizen/");
  await settle();
  expect(mounted.update).toHaveBeenLastCalledWith({}, { currentPath: "/" });
});
