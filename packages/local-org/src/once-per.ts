/**
 * Computes something once for each object, and remembers it for as long as the object lives. Meant for what follows
 * from the metadata, which never changes: an edit makes new objects.
 *
 * @example const fieldCount = oncePer((object: ObjectMetadata) => object.fields.size);
 */
export function oncePer<Key extends object, Value extends object>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found) return found;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
