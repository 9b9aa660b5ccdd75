// Renders the page in Node and serves what was built for the browser. Prints its address.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { renderToPipeableStream } from "react-dom/server";
import { Page } from "./Page.tsx";

const files = new Map([
  ["/client.js", "text/javascript"],
  ["/client.css", "text/css"],
]);

const server = createServer(async ({ url = "/" }, response) => {
  const type = files.get(url);
  if (type) {
    response.writeHead(200, { "content-type": type }).end(await readFile(`dist/client${url}`));
    return;
  }
  const { pipe } = renderToPipeableStream(<Page />, {
    bootstrapModules: ["/client.js"],
    onShellReady() {
      response.setHeader("content-type", "text/html; charset=utf-8");
      pipe(response);
    },
    onError: (error) => console.error(error),
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" ? `http://127.0.0.1:${address?.port}` : address);
});
