/** The title and elements that each component sets. A later component wins. */
const settings = new Map();
/** The elements in the head that show them: `before` has the attributes to restore, unless the element was created here. */
const written = new Map();

const attributesOf = (element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** Elements with the same identity replace each other. */
function identityOf(name, { rel = "", hreflang, href, property, name: subject, media = "" }) {
  const parts = name === "meta" ? [property ?? subject, media] : [rel, rel === "canonical" ? "" : (hreflang ?? href)];
  return [name, ...parts].join(" ").toLowerCase();
}

/** Open Graph allows several elements with one property, for example images. */
const isRepeatable = ({ attributes }) => "property" in attributes;

function byIdentity(tags) {
  const groups = new Map();
  for (const tag of tags) {
    const identity = identityOf(tag.name, tag.attributes);
    groups.set(identity, [...(isRepeatable(tag) ? (groups.get(identity) ?? []) : []), tag]);
  }
  return groups;
}

/** The elements that all components together want, by identity and index. */
function mergedTags() {
  const groups = new Map([...settings.values()].flatMap(({ tags }) => [...byIdentity(tags)]));
  return new Map([...groups].flatMap(([identity, tags]) => tags.map((tag, index) => [`${identity} ${index}`, tag])));
}

const setAttributes = (element, attributes) =>
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));

/** Whether the element has other attributes than those written here, for example because the site's router changed it. */
const isChanged = ({ element, after }) =>
  Object.entries(after).some(([name, value]) => element.getAttribute(name) !== value);

/** An element with the same identity that the page already has. */
function findElement({ name, attributes }) {
  const own = new Set([...written.values()].map(({ element }) => element));
  const identity = identityOf(name, attributes);
  return [...document.head.querySelectorAll(name)].find(
    (element) => !own.has(element) && identityOf(name, attributesOf(element)) === identity,
  );
}

function createTag({ name }) {
  const element = document.createElement(name);
  // Lightning Web Security allows no other method than appendChild in the head.
  document.head.appendChild(element);
  return { element };
}

function write(key, tag) {
  let entry = written.get(key);
  if (!entry?.element.isConnected) {
    const element = findElement(tag);
    entry = element ? { element, before: attributesOf(element) } : createTag(tag);
  } else if (isChanged(entry)) {
    entry.before = attributesOf(entry.element);
  }
  setAttributes(entry.element, tag.attributes);
  written.set(key, { ...entry, after: tag.attributes });
}

function restore(key, { element, before, after }) {
  written.delete(key);
  if (isChanged({ element, after })) return;
  if (!before) {
    element.remove();
    return;
  }
  for (const name of Object.keys(after)) element.removeAttribute(name);
  setAttributes(element, before);
}

function update() {
  const tags = mergedTags();
  for (const [key, entry] of written) if (!tags.has(key)) restore(key, entry);
  for (const [key, tag] of tags) write(key, tag);
  const titles = [...settings.values()].map(({ title }) => title).filter(Boolean);
  if (titles.length > 0) document.title = titles[titles.length - 1];
}

/**
 * Sets the title and elements of the page's head for a component. The head has one element per name or address, even if the
 * server or another component has written it already.
 *
 * @param {object} owner the component
 * @param {string} title empty to leave the title as it is
 * @param {{ name: string, attributes: Record<string, string> }[]} tags
 */
export function setHead(owner, title, tags) {
  settings.set(owner, { title, tags });
  update();
}

/** Removes what a component has set, and restores the elements that it replaced. @param {object} owner the component */
export function resetHead(owner) {
  settings.delete(owner);
  update();
}
