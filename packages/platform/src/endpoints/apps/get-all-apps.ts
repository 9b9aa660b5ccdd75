import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { flag } from "../../table/kinds.ts";
import { query } from "../../table/parameters.ts";
import { formFactor } from "../kinds.ts";
import type { Apps } from "./types.ts";

/** The apps that the user may open. */
export const getAllApps = defineRead({
  name: "getAllApps",
  method: "GET",
  path: "/apps",
  parameters: {
    formFactor: query(formFactor),
    userCustomizations: query(flag),
  },
  lifetime: lifetimes.apps,
  answer: whole(expectObject<Apps>({ apps: "array" })),
});
