import { servicesPath } from "../../constants.ts";
import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordId, text, texts } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { FieldMap } from "./types.ts";

/** Values of a record's fields, for the search metadata of its page. */
export const getSeoProperties = defineRead({
  name: "getSeoProperties",
  method: "GET",
  base: servicesPath,
  path: "/connect/communities/{communityId}/seo/properties/{recordId}",
  parameters: { communityId: path(text), recordId: path(recordId), fields: query(texts) },
  lifetime: lifetimes.seoProperties,
  answer: whole(expectObject<FieldMap>({})),
});
