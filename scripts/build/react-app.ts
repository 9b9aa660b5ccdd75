// npm run build -- react-app, last part: writes the project of the React app, without the values of an org.
import { defaultAppPrefix, writeAppProject } from "@travel-design/site/react-app";

await writeAppProject({ prefix: defaultAppPrefix });
// React's scheduler keeps a channel open, which would keep the process alive.
process.exit();
