import { XMLParser } from "fast-xml-parser";
import { XmlElement } from "@travel-design/local-org/internal";
import type { SourceTree } from "./source-tree.ts";

/** A metadata file in XML. */
export interface MetadataFile {
  path: string;
  /** Name of the file without its suffix, which is the API name. */
  name: string;
  content: XmlElement;
}

/** The permission set of the people who handle requests. */
export const employeePermissionSet = "permissionsets/Travel_Designer.permissionset-meta.xml";

const parser = new XMLParser({ ignoreAttributes: true, ignoreDeclaration: true, parseTagValue: false });

/** Reads the metadata files whose names end with `suffix`, for example `.field-meta.xml`. */
export const metadataOf = (source: SourceTree, suffix: string): MetadataFile[] =>
  source.paths
    .filter((path) => path.endsWith(suffix))
    .map((path) => ({
      path,
      name: path.slice(path.lastIndexOf("/") + 1, -suffix.length),
      content: parse(source.read(path), path),
    }));

function parse(text: string, path: string): XmlElement {
  const document: Record<string, unknown> = parser.parse(text);
  return new XmlElement(Object.values(document)[0], path);
}
