// npm run build -- site, last part: writes the site's pages as files.
import { join, resolve } from "node:path";
import { prerenderSite } from "@travel-design/site/server";
import { runMain } from "../shared/run-main.ts";

await runMain(async () => {
  const forceApp = join(resolve(import.meta.dirname, "../.."), "force-app/main/default");
  const origin = process.env.SITE_ORIGIN ?? "http://localhost:8080";
  const count = await prerenderSite({ forceApp, origin });
  console.log(`${count} pages written to packages/site/dist/pages for ${origin}.`);
});
// React's scheduler keeps a channel open, which would keep the process alive.
process.exit();
