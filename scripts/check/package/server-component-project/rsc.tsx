/// <reference types="@vitejs/plugin-rsc/types" />
// A page that is a server component: it renders controls, and reads tokens, models and texts itself.
import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc/server";
import { Button, Icon, Input } from "@travel-design/ui";
import { mailIcon } from "@travel-design/ui/icons";
import { en } from "@travel-design/ui/messages";
import { gridModel, gridProperties, parseSettings } from "@travel-design/ui/models";
import { brandTokens } from "@travel-design/ui/tokens";

const grid = gridModel(parseSettings(gridProperties, { numberOfColumns: "2" }, () => undefined));
const page = (
  <html lang="nl">
    <head>
      <meta charSet="utf-8" />
      <title>Proef</title>
    </head>
    <body style={brandTokens({ accentColor: "#7a2e5d" })}>
      <h1>{en.showMore}</h1>
      <div className={grid.className}>
        <Input label="Achternaam" name="lastName" defaultValue={JSON.stringify(mailIcon).slice(0, 1)} />
        <Icon shape={mailIcon} label="E-mail" />
        <Button label="Verstuur" />
      </div>
    </body>
  </html>
);

export default async function handle(request: Request): Promise<Response> {
  const stream = renderToReadableStream(page);
  if (request.url.endsWith(".rsc")) return new Response(stream, { headers: { "content-type": "text/x-component" } });
  const { renderHtml } = await import.meta.viteRsc.loadModule<typeof import("./ssr.tsx")>("ssr", "index");
  return new Response(await renderHtml(stream), { headers: { "content-type": "text/html; charset=utf-8" } });
}
