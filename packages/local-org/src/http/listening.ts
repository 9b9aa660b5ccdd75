import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "../start-error.ts";

/** Nobody but this machine can connect. */
const loopback = "127.0.0.1";

/**
 * Milliseconds that a connection stays open for the next request. Node's five seconds may pass while a busy machine has received that
 * request and not read it yet: then it would be lost.
 */
const idleTime = 60_000;

/** Milliseconds that open requests get when the server stops. */
const closingTime = 1000;

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/**
 * Starts a server on the loopback interface.
 *
 * @param port 0 takes any free one
 * @returns the port
 * @throws StartError if the port cannot be used
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.keepAliveTimeout = idleTime;
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? `Port ${port} is in use; stop what uses it or choose another with --port.`
          : `Port ${port} cannot be listened on (${error.code}); choose another with --port.`;
      reject(new StartError(reason));
    });
    server.listen(port, loopback, () => resolve(portOf(server)));
  });
}

/** Stops a server after the requests in flight have their responses. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // A browser may hold a connection open for as long as it likes.
    setTimeout(() => server.closeAllConnections(), closingTime).unref();
  });
}
