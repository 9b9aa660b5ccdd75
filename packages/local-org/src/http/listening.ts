import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, type AddressInfo, type Server as Listener } from "node:net";
import { StartError } from "../start-error.ts";

/** Nobody but this machine can connect. A browser that opens localhost tries the second address first. */
const loopback = "127.0.0.1";
const loopback6 = "::1";

/** What listens for a server on the second address. */
const secondListeners = new WeakMap<Server, Listener>();

/** Error codes of a machine without an IPv6 loopback address. */
const withoutLoopback6 = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"]);

const codeOf = (error: unknown): string => String(Object(error).code);

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

/** Gives a server the connections to the second address, too, unless the machine has none. */
async function listenOnLoopback6(server: Server, port: number): Promise<void> {
  const second = createServer((socket) => server.emit("connection", socket)).listen(port, loopback6);
  try {
    await once(second, "listening");
    secondListeners.set(server, second);
  } catch (error) {
    if (!withoutLoopback6.has(codeOf(error))) throw error;
  }
}

/**
 * Starts a server on both addresses of the loopback interface: with one of them alone, localhost could be another program.
 *
 * @param port 0 takes any free one
 * @returns the port
 * @throws StartError if the port cannot be used
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.keepAliveTimeout = idleTime;
  try {
    server.listen(port, loopback);
    await once(server, "listening");
    await listenOnLoopback6(server, portOf(server));
    return portOf(server);
  } catch (error) {
    server.close();
    throw new StartError(
      codeOf(error) === "EADDRINUSE"
        ? `Port ${port} is in use; stop what uses it or choose another with --port.`
        : `Port ${port} cannot be listened on (${codeOf(error)}); choose another with --port.`,
    );
  }
}

/** Stops a server after the requests in flight have their responses. */
export async function stopListening(server: Server): Promise<void> {
  const closed = [server, secondListeners.get(server)].map(
    (each) => new Promise<void>((resolve) => (each ? each.close(() => resolve()) : resolve())),
  );
  // A browser may hold a connection open for as long as it likes.
  setTimeout(() => server.closeAllConnections(), closingTime).unref();
  await Promise.all(closed);
}
