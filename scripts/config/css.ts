import type { CSSOptions } from "vite";

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
