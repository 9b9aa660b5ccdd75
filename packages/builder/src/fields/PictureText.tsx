import { useEffect, useRef, useState, type ReactNode } from "react";
import { messages } from "../messages/index.ts";
import { FieldFrame } from "./FieldFrame.tsx";

/** Props of {@link PictureText}. */
export interface PictureTextProps {
  /** What the picture is called. */
  name: string;
  /** What the picture before it showed; empty for none. */
  text: string;
  onChange(text: string): void;
  /** Called when the question is answered. */
  onDone(): void;
}

/** Asks what a picture shows that was just chosen or added. An earlier text is selected, to keep it or to type another one. */
export function PictureText({ name, text, onChange, onDone }: PictureTextProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [hadText] = useState(text !== "");
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <form
      className="org-builder-upload"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <FieldFrame
        label={messages.fields.whatPictureShows(name)}
        description={hadText ? messages.fields.isTextStillRight : messages.fields.whatPictureShowsHelp}
      >
        {(ids) => (
          <input
            {...ids}
            ref={input}
            className="org-builder-input"
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FieldFrame>
      <button type="submit" className="org-builder-button">
        {messages.fields.textIsRight}
      </button>
    </form>
  );
}
