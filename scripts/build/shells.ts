// npm run build -- shells: compiles the Lightning web components, and the pages that the tests open.
import { buildPages } from "../test/shells/build.ts";

await buildPages();
// React's scheduler keeps a channel open, which would keep the process alive.
process.exit();
