import type { Palette } from "@travel-design/ui/tokens";
import type { ReactNode } from "react";
import { toW3cTokens } from "../../packages/ui/src/tokens/w3c-tokens.ts";

/** Props of {@link TokensFile}. */
export interface TokensFileProps {
  /** The name of the file. */
  name: string;
  palette: Palette;
}

/** A link that downloads the tokens with the colors of a palette. The page makes the file, so it works wherever Storybook is. */
export function TokensFile({ name, palette }: TokensFileProps): ReactNode {
  const text = JSON.stringify(toW3cTokens(palette), null, 2);
  return (
    <a download={name} href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}>
      {name}
    </a>
  );
}
