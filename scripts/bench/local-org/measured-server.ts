/**
 * Sends the parent process the port of this server and, on request, how much processor time this process has
 * used; stops with the parent.
 *
 * @param stop ends what the server holds open
 */
export function measureForParent(port: number, stop: () => Promise<void>): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuSeconds: (user + system) / 1_000_000 });
  });
  process.once("disconnect", () => void stop().then(() => process.exit()));
  process.send?.({ port });
}
