// Builds a project with Vite and serves it, either as static files or with its own server.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { build, createBuilder, preview, type InlineConfig, type PluginOption } from "vite";
import { otherLibraries } from "./project.ts";

/** A running site. */
export interface Site {
  url: string;
  close(): Promise<void>;
}

/** Builds and serves a project without a server of its own. @param config added to the project's Vite configuration */
export async function serveStatic(project: string, config: InlineConfig): Promise<Site> {
  const shared: InlineConfig = { ...config, root: project, logLevel: "error" };
  await build(shared);
  const server = await preview({ ...shared, preview: { ...config.preview, port: 0, host: "127.0.0.1" } });
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

/** Builds and serves a project whose page is a server component. Its entries are `src/rsc.tsx`, `src/ssr.tsx` and `src/client.tsx`. */
export async function serveServerComponents(project: string): Promise<Site> {
  const file = pathToFileURL(join(otherLibraries, "node_modules/@vitejs/plugin-rsc/dist/index.js")).href;
  const { default: rsc }: { default: (options: object) => PluginOption } = await import(file);
  const entries = { rsc: "src/rsc.tsx", ssr: "src/ssr.tsx", client: "src/client.tsx" };
  const config: InlineConfig = {
    root: project,
    configFile: false,
    logLevel: "error",
    plugins: [rsc({ entries })],
    // The plugin finds packages with React in the folder of the process only, which is not the project.
    resolve: { noExternal: ["@travel-design/ui"] },
  };
  await (await createBuilder(config)).buildApp();
  const server = await preview({ ...config, preview: { port: 0, host: "127.0.0.1" } });
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

/** Development builds of React report more problems of hydration than production builds. */
const development = { NODE_ENV: "development" };

/** Builds the entries `src/client.tsx` and `src/server.tsx` of a project and starts the server in Node. */
export async function serveRendered(project: string): Promise<Site> {
  const shared: InlineConfig = { root: project, configFile: false, logLevel: "error" };
  await build({
    ...shared,
    define: { "process.env.NODE_ENV": JSON.stringify(development.NODE_ENV) },
    build: {
      outDir: "dist/client",
      rolldownOptions: {
        input: join(project, "src/client.tsx"),
        output: { entryFileNames: "client.js", assetFileNames: "client[extname]" },
      },
    },
  });
  await build({ ...shared, build: { outDir: "dist/server", ssr: "src/server.tsx" } });
  const server = spawn(process.execPath, ["dist/server/server.js"], {
    cwd: project,
    env: { ...process.env, ...development },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(server, "close");
  const firstLine = once(createInterface(server.stdout), "line").then(String);
  const url = await Promise.race([firstLine, closed.then(() => Promise.reject(new Error("The server stopped.")))]);
  return {
    url,
    async close() {
      server.kill();
      await closed;
    },
  };
}
