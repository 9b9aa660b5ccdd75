import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readMetadataFile, type XmlElement } from "./xml.ts";

/** The path of `force-app/main/default`, and a folder or file below it. */
export interface PathNode {
  root: string;
  folder: string;
}

/** A metadata file: its outermost element and its name without the ending. */
export interface MetadataFile {
  element: XmlElement;
  name: string;
}

/** The names in a folder, sorted; empty if there is no such folder. */
export const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

/** Names in and of files may be percent-encoded (`%2C` for a comma); a stray percent sign stays as it is. */
export function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads every file of one kind in a folder.
 *
 * @param kind the word in the file's ending
 * @param element what the file must consist of
 * @example readAll({ root, folder: "layouts" }, "layout", "Layout")
 * @throws MetadataError naming the file and the reason
 */
export function readAll({ root, folder }: PathNode, kind: string, element: string): MetadataFile[] {
  const ending = `.${kind}-meta.xml`;
  return namesIn(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => ({
      element: readMetadataFile(join(root, folder, file), `${folder}/${file}`, element),
      name: decodeName(file.slice(0, -ending.length)),
    }));
}

/**
 * Like {@link readAll}, for kinds whose files repeat their name inside.
 *
 * @throws MetadataError also when the two names differ, or are no API name
 */
export function readAllNamed(place: PathNode, kind: string, elementName: string): XmlElement[] {
  return readAll(place, kind, elementName).map(({ element, name }) => {
    const fullName = element.requiredText("fullName");
    if (fullName !== name) throw element.error(`<fullName> is "${fullName}"; it must be the file's name, "${name}"`);
    if (!/^[A-Za-z]\w*$/.test(name)) throw element.error(`"${name}" is no API name: letters, digits and _ only`);
    return element;
  });
}
