// The ceiling: plain HTTP that reads every body to its end and keeps nothing.
import { once } from "node:events";
import { createServer } from "node:http";
import { measureForParent } from "./measured-server.ts";

const answer = JSON.stringify({ id: "a00000000000001AAA" });

const server = createServer((request, response) => {
  request.resume().once("end", () => {
    response.writeHead(201, { "content-type": "application/json", "content-length": answer.length }).end(answer);
  });
});

server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
if (typeof address !== "object" || !address) throw new Error("The server has no port, so nothing can be sent to it.");
measureForParent(address.port, async () => {
  server.closeAllConnections();
  server.close();
});
