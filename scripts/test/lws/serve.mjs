// Serves pages with the components of force-app on Salesforce's own runtime, inside Lightning Web Security.
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "@lwrjs/core";
import { moduleText } from "../shells/salesforce-modules.ts";

const here = import.meta.dirname;
const generated = join(here, "dist");

/**
 * Where components call Apex. On a site the platform calls for them, from outside the sandbox; here the call is made
 * inside, where the real path is rejected.
 */
export const apexPath = "/outside/apex/execute";

/** Everything that components import from the platform. */
function platformModules(components) {
  const scripts = globSync("*/*.js", { cwd: components }).map((file) => readFileSync(join(components, file), "utf8"));
  return new Set(
    scripts.flatMap((script) => Array.from(script.matchAll(/from "(@salesforce\/[^"]+)"/g), ([, name]) => name)),
  );
}

/** Writes the platform's modules as files, and links the components into a folder of their namespace. */
function prepare(forceApp) {
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(join(generated, "modules"), { recursive: true });
  mkdirSync(join(generated, "platform"));
  const components = join(forceApp, "lwc");
  symlinkSync(components, join(generated, "modules/c"));
  // By a link as well: the runtime resolves imports from the folder of the importing file, and its packages are below this one.
  symlinkSync(join(here, "../shells/lwc"), join(generated, "doubles"));
  return [...platformModules(components)].map((name) => {
    const file = join(generated, "platform", `${name.replaceAll(/[^\w.]+/g, "_")}.js`);
    writeFileSync(file, moduleText(forceApp, name).replace("/webruntime/api/apex/execute", apexPath));
    return { name, path: file };
  });
}

/**
 * Starts the runtime. The form is at `/native` and at `/synthetic`, each in that kind of shadow.
 *
 * @param {string} forceApp path of `force-app/main/default`
 * @param {number} port
 */
export async function serve(forceApp, port) {
  // The runtime takes a variable of this name, which test runners set, for its own.
  delete process.env.MODE;
  const route = (shadow) => ({
    id: shadow,
    path: `/${shadow}`,
    rootComponent: "page/form",
    bootstrap: { syntheticShadow: shadow === "synthetic" },
  });
  const runtime = createServer({
    rootDir: here,
    cacheDir: join(generated, "cache"),
    port,
    // The sandbox works on modules of this mode only.
    serverMode: "compat",
    ignoreLwrConfigFile: true,
    locker: { enabled: true, trustedComponents: [] },
    lwc: {
      modules: [
        { dir: "$rootDir/modules" },
        { dir: "$rootDir/dist/modules" },
        { dir: "$rootDir/dist/doubles" },
        ...prepare(forceApp),
      ],
    },
    routes: ["native", "synthetic"].map(route),
  });
  await runtime.listen();
  return runtime;
}
