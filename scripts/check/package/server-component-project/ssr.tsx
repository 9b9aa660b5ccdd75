import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { createFromReadableStream, getClientEntryUrl } from "@vitejs/plugin-rsc/ssr";

/** Renders the page of a server component to HTML. */
export async function renderHtml(stream: ReadableStream): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(stream);
  return renderToReadableStream(page, { bootstrapModules: [getClientEntryUrl()] });
}
