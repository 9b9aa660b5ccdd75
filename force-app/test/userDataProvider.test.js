/** A page for one visitor, with fresh modules and a fake script. */
function pageOf(userId, isGuest) {
  jest.resetModules();
  jest.doMock("@salesforce/user/Id", () => ({ default: userId }), { virtual: true });
  jest.doMock("@salesforce/user/isGuest", () => ({ default: isGuest }), { virtual: true });
  const mount = jest.fn(() => ({ update: jest.fn(), unmount: jest.fn() }));
  window.TravelDesign = { contract: 3, eventNames: [], mount };
  require("lightning/platformResourceLoader").loadScript.mockResolvedValue();
  const { default: UserDataProvider } = require("c/tdUserDataProvider");
  const { createElement } = require("lwc");
  document.body.append(createElement(`c-user-${String(userId).toLowerCase()}`, { is: UserDataProvider }));
  return mount;
}

afterEach(() => document.body.replaceChildren());

it.each([
  ["a member by id", "005000000000001AAA", false, { userId: "005000000000001AAA", isGuest: false }],
  ["a guest without one", undefined, true, { userId: null, isGuest: true }],
])("provides the block with %s", async (_who, userId, isGuest, user) => {
  const mount = pageOf(userId, isGuest);
  await new Promise((next) => setTimeout(next));
  const [, name, settings, ports] = mount.mock.calls[0];
  expect([name, settings]).toEqual(["userDataProvider", {}]);
  expect(ports.user).toEqual(user);
});
