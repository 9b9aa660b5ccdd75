import { tokens } from "@travel-design/ui/tokens";
import type { CSSProperties, ReactNode } from "react";

const display: CSSProperties = {
  fontFamily: '"Cormorant Variable", "Cormorant Fallback", georgia, serif',
  fontWeight: 500,
  letterSpacing: "-0.01em",
};
/** Text of the foundations outside Storybook's own styles. */
export const text: CSSProperties = { fontFamily: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif' };

const sentences: Readonly<Record<string, readonly [text: string, look: CSSProperties]>> = {
  "--td-display-font-size": ["De reis die alleen u zo maakt", { ...display, lineHeight: 1.12 }],
  "--td-title-font-size": ["Waar gaat uw reis naartoe?", { ...display, lineHeight: 1.12 }],
  "--td-heading-font-size": ["Rust aan zee", { ...display, lineHeight: 1.3 }],
  "--td-lead-font-size": [
    "Wij ontwerpen uw reis van begin tot eind, met mensen die het land kennen.",
    { ...text, lineHeight: 1.65 },
  ],
  "--td-small-font-size": ["Velden met een * zijn verplicht.", { ...text, lineHeight: 1.4 }],
};

/** A sentence in each size of the scale. Renders a `<div>`. */
export function TypeScale(): ReactNode {
  const sizes = tokens.type.filter(({ name }) => name in sentences);
  return (
    <div style={{ display: "grid", gap: "1.5rem", color: "#1f2a2e" }}>
      {sizes.map(({ name, literal, use }) => {
        const [sentence, look] = sentences[name] ?? ["", {}];
        return (
          <div key={name}>
            <div style={{ ...text, fontSize: "0.8125rem", color: "#4a5a5e" }}>
              {use}: {literal}
            </div>
            <div style={{ ...look, fontSize: literal, overflowWrap: "anywhere" }}>{sentence}</div>
          </div>
        );
      })}
    </div>
  );
}

/** A bar as long as each step of the space scale. Renders a `<div>`. */
export function SpaceScale(): ReactNode {
  return (
    <div style={{ ...text, display: "grid", gap: "0.75rem", fontSize: "0.875rem", color: "#1f2a2e" }}>
      {tokens.space.map(({ name, literal, use }) => (
        <div key={name}>
          {name.replace("--td-", "")}: {use}
          <div
            style={{ inlineSize: literal, maxInlineSize: "100%", blockSize: "0.75rem", backgroundColor: "#b08d57" }}
          />
        </div>
      ))}
    </div>
  );
}
