/**
 * Reloads the page if the server can be reached; otherwise the browser would replace it by an error page. A script that is gone after a
 * deployment has another name by then, and some browsers never request a script again that failed once.
 *
 * @param prepare called just before
 * @returns whether the page is being reloaded
 */
export async function reloadPage(view: Window, prepare = (): void => {}): Promise<boolean> {
  const isReachable = await view.fetch(view.location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return false;
  prepare();
  view.location.reload();
  return true;
}
