import { expectObject } from "../../shapes/whole.ts";
import { file, text } from "../../table/kinds.ts";
import { part, required } from "../../table/parameters.ts";
import type { ContentVersion } from "./types.ts";

/** A file, and what is said of it. */
export const contentInput = { fileData: required(part(file)), title: part(text), description: part(text) };

const expectContentVersion = expectObject<ContentVersion>({ id: "string" });

/** What the server tells of the stored file. Status 204 comes without. */
export const takeContentVersion = (answer: unknown): ContentVersion | undefined =>
  answer === undefined ? undefined : expectContentVersion(answer);
