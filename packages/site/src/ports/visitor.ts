import { userFrom } from "@travel-design/platform";

/** Who visits the local site: always its guest, for nobody signs in there. */
export const visitor = userFrom();
