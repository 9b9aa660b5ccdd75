import { expect, test } from "vitest";
import { navigateIn } from "./navigate.ts";

/** Opens an address on a page, and returns where the browser goes. */
function open(address: string, page: string, basePath?: string): string[] {
  const opened: string[] = [];
  const location = { href: page, assign: (url: string) => void opened.push(url) };
  const document = { documentElement: { dataset: { basePath } } };
  navigateIn({ document, location })(address);
  return opened;
}

test.each([
  ["/bedankt/?ts=1", "https://example.com/", "", "/bedankt/?ts=1"],
  ["/bedankt/?ts=1", "https://example.com/reizen/", "/reizen", "/reizen/bedankt/?ts=1"],
  ["/bedankt/?ts=1", "https://example.com/?utm_source=a", "", "/bedankt/?ts=1"],
  ["/contact", "https://example.com/reizen/?utm_source=a", "/reizen", "/reizen/contact?utm_source=a"],
  ["https://example.org/", "https://example.com/?utm_source=a", "/reizen", "https://example.org/"],
])("%s from %s with the base path %j opens %s", (address, page, basePath, expected) => {
  expect(open(address, page, basePath)).toEqual([expected]);
});
