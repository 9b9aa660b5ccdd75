import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { text } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { App } from "./types.ts";

/** One app with its tabs. */
export const getAppDetails = defineRead({
  name: "getAppDetails",
  method: "GET",
  path: "/apps/{appId}",
  parameters: {
    appId: path(text),
  },
  lifetime: lifetimes.apps,
  answer: whole(expectObject<App>({ appId: "string" })),
});
