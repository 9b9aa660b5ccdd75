import type { CSSOptions } from "vite";
import { allTokens, cssValueOf } from "../../packages/ui/src/tokens/tokens.ts";

const tokenRead = /var\((--td-[\w-]+)(?:, var\((--dxp-[\w-]+)\))?\)/gu;
const tokensByName = new Map<string, (typeof allTokens)[number]>(allTokens.map((token) => [token.name, token]));

/**
 * Replaces each read of a token by what the table of tokens says that it is: the token, the one that it follows, the site's setting,
 * the literal. An alias on `:root` would be computed once for the page, and miss sections with a palette of their own.
 *
 * @throws Error for a token that is not in the table
 * @example expandTokens("var(--td-accent-color)") // "var(--td-accent-color, var(--dxp-g-brand, #0f4c4a))"
 * @example expandTokens("var(--td-accent-color, var(--dxp-s-button-color))") // with another setting than the usual one
 */
export const expandTokens = (css: string): string =>
  css.replace(tokenRead, (read, name: string, hook: string | undefined) => {
    const token = tokensByName.get(name);
    if (!token)
      throw new Error(`${read}: no token has this name. Add it to packages/ui/src/tokens/tokens.ts, or correct it.`);
    return cssValueOf(token, hook);
  });

/**
 * How every build compiles style sheets. For browsers without `:dir()`, such as Chrome before 120, Vite's minifier Lightning CSS
 * replaces it by `:lang()` with a list of languages, here and in the builds of those who install the library. In every browser that
 * is wrong if the direction of an element is not that of its language. It leaves `:dir()` as it is inside `:nth-child()`.
 * Sheets of Lightning web components keep the plain `:dir()`, which their compiler knows.
 */
export const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: "travel-design:tokens",
        Declaration(declaration) {
          declaration.value = expandTokens(declaration.value);
        },
      },
      {
        postcssPlugin: "travel-design:keep-direction",
        Once(root) {
          root.walkRules(/:dir\(/u, (rule) => {
            rule.selector = rule.selector.replaceAll(":dir(rtl)", ":nth-child(n of :dir(rtl))");
          });
        },
      },
    ],
  },
};
