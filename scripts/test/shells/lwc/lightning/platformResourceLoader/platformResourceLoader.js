// Test double of the platform's loader: requests each file once per page, and remembers failures as well.
const loads = new Map();

function loadOnce(url, createElement) {
  if (!loads.has(url)) {
    const element = createElement();
    const load = new Promise((resolve, reject) => {
      element.addEventListener("load", () => resolve());
      element.addEventListener("error", () => reject(new Error(`${url} could not be loaded.`)));
    });
    document.head.append(element);
    loads.set(url, load);
  }
  return loads.get(url);
}

export const loadScript = (_component, url) =>
  loadOnce(url, () => Object.assign(document.createElement("script"), { src: url }));

export const loadStyle = (_component, url) =>
  loadOnce(url, () => Object.assign(document.createElement("link"), { rel: "stylesheet", href: url }));
