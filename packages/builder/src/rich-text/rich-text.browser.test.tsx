import { cleanup, render } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../styles/index.css";
import { catalog } from "../catalog/catalog.ts";
import { RichTextField } from "../fields/RichTextField.tsx";
import { SiteProvider } from "../site-context.ts";

const property = catalog.get("c:tdRichText")?.properties.find(({ kind }) => kind === "richText");

const site = {
  basePath: "/",
  pages: [{ path: "/peru", title: "Peru", isOwn: true }],
  themeLayouts: [],
  pictures: [],
  layouts: {},
  firstStyle: "",
  styles: [],
};

afterEach(cleanup);

/** What is stored, or what was there before anything was typed. */
let stored: unknown;

function Example({ initial }: { initial: string }): ReactNode {
  const [value, setValue] = useState<unknown>(initial);
  if (!property) throw new Error("The block for texts has no formatted text.");
  return (
    <SiteProvider value={Object(site)}>
      <RichTextField
        property={property}
        value={value}
        error={undefined}
        onChange={(text) => setValue((stored = text))}
      />
      <button type="button" onClick={() => setValue("Van elders")}>
        Elders
      </button>
    </SiteProvider>
  );
}

const box = () => page.getByRole("textbox", { name: "Tekst" });
const tool = (name: string) => page.getByRole("button", { name, exact: true });

async function start(text: string): Promise<void> {
  stored = text;
  render(<Example initial={text} />);
  await box().click();
  await userEvent.keyboard("{Control>}{End}{/Control}");
}

test("a text is typed as it looks, by keyboard", async () => {
  await start("# Peru");
  await userEvent.keyboard(
    "{Enter}Een {Control>}b{/Control}mooie{Control>}b{/Control} reis{Enter}- zee{Enter}bergen{Enter}{Enter}Tot ziens",
  );
  await expect.element(box().getByRole("heading", { level: 2 })).toHaveTextContent("Peru");
  expect(stored).toBe("# Peru\nEen **mooie** reis\n- zee\n- bergen\nTot ziens");
});

test("buttons format the paragraph of the cursor and the selected text, and say what it is", async () => {
  await start("Eén||Twee");
  await tool("Genummerde lijst").click();
  await expect.element(tool("Genummerde lijst")).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Enter}Drie");
  expect(stored).toBe("Eén||1. Twee||2. Drie");
  await userEvent.keyboard("{Control>}a{/Control}");
  await tool("Genummerde lijst").click();
  await tool("Kleine tussenkop").click();
  expect(stored).toBe("## Eén||## Twee||## Drie");
});

test("a link is made of the selected text, or of the title of its page, and removed", async () => {
  await start("Lees meer");
  await userEvent.keyboard("{Control>}ak{/Control}");
  await expect.element(page.getByLabelText("Adres van de link")).toHaveFocus();
  await userEvent.keyboard("/privacyverklaring{Enter}");
  expect(stored).toBe("[Lees meer](/privacyverklaring)");
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard(" over ");
  await tool("Link").click();
  await userEvent.keyboard("/peru{Enter}.");
  expect(stored).toBe("[Lees meer](/privacyverklaring) over [Peru](/peru).");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  // The editor knows the cursor once the browser has said where it is.
  await expect.element(tool("Link")).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Control>}k{/Control}");
  await tool("Link weghalen").click();
  expect(stored).toBe("[Lees meer](/privacyverklaring) over Peru.");
});

test("what is undone is stored as it was, and other changes of the text are shown", async () => {
  const text = "Eén  ||  Twee||||* Drie";
  await start(text);
  await userEvent.keyboard("!");
  expect(stored).not.toBe(text);
  await tool("Ongedaan maken").click();
  expect(stored).toBe(text);
  await tool("Elders").click();
  await expect.element(box()).toHaveTextContent("Van elders");
});

test("the toolbar is one tab stop", async () => {
  await start("Eén");
  await userEvent.tab({ shift: true });
  await expect.element(tool("Vet")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(tool("Ongedaan maken")).toHaveFocus();
  await userEvent.tab();
  await expect.element(box()).toHaveFocus();
});

function paste(html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  const target = document.querySelector("[role=textbox]");
  target?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test.each([
  [
    "Word",
    `<html><head><style>p { color: red }</style></head><body><h1>Peru <o:p></o:p></h1><p class=MsoNormal style='margin:0'><b><span
lang=NL>Drie</span></b> weken<o:p></o:p></p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if
!supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>Lima</p><p
class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Cusco</p><p style='mso-list:l1 level1 lfo2'><span
style='mso-list:Ignore'>1.</span>Inpakken</p></body></html>`,
    "# Peru\n**Drie** weken\n- Lima\n- Cusco\n1. Inpakken",
  ],
  [
    "a web page",
    `<div class="x" onclick="alert(1)"><h4 style="color:red">Peru</h4><p>Kust<br>Bergen <em>en</em> <a href="https://example.com/peru" target="_blank">meer</a><img src="x" onerror="alert(1)"></p>
<ul><li>Lima<ul><li>Miraflores</li></ul></li></ul><table><tr><td>Mei</td><td>20 graden</td></tr></table><script>alert(1)</script></div>`,
    "## Peru\nKust\nBergen en [meer](https://example.com/peru)\n- Lima\n- Miraflores\nMei 20 graden",
  ],
  [
    "Google Docs",
    '<b style="font-weight:normal;"><p><span style="font-weight:700">Peru</span> in mei</p></b>',
    "**Peru** in mei",
  ],
  [
    "Word with a table",
    `<table class=MsoTableGrid><tr><td><p class=MsoNormal>Maand<o:p></o:p></p></td><td><p class=MsoNormal>Prijs</p></td></tr>
<tr><td><p class=MsoNormal>mei</p></td><td><p class=MsoNormal>€ 2.450</p></td></tr></table>`,
    "Maand Prijs\nmei € 2.450",
  ],
  [
    "Word with text that is not bold in bold text",
    "<p><strong><span style='font-weight:normal'>Niet vet</span> en wel vet</strong></p>",
    "Niet vet** en wel vet**",
  ],
  ["an address with a script", '<p><a href="javascript:alert(1)">Peru</a></p>', "Peru"],
])("what is pasted from %s has the markup of the site only", async (_from, html, expected) => {
  await start("");
  paste(html);
  await expect.poll(() => stored).toBe(expected);
});
