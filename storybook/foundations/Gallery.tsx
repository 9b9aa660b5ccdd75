import type { CSSProperties, ReactNode } from "react";
import { text } from "./Samples.tsx";

/** The pictures of the static resources, by the address that the build gives each. */
const files = import.meta.glob<string>(
  [
    "../../force-app/main/default/staticresources/travelMedia/*.svg",
    "../../force-app/main/default/staticresources/travelPictures*/*@*.jpg",
  ],
  { query: "?url", import: "default", eager: true },
);
const nameOf = (path: string): string => path.replace(/^.*\//u, "");

/** Props of {@link Gallery}. */
export interface GalleryProps {
  /** Which pictures: the beginning or another part of their file names. */
  match: RegExp;
  /** The least width of a picture, in rem. */
  least?: number;
  /** Cut to a circle. */
  round?: boolean;
}

/** Pictures of the sample site with their file names. Renders a `<ul>`. */
export function Gallery({ match, least = 18, round = false }: GalleryProps): ReactNode {
  const grid: CSSProperties = {
    ...text,
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}rem, 100%), 1fr))`,
    gap: "1.25rem",
    margin: "0 0 2.5rem",
    padding: 0,
    listStyle: "none",
  };
  const pictures = Object.entries(files).filter(([path]) => match.test(nameOf(path)));
  return (
    <ul style={grid}>
      {pictures.map(([path, url]) => (
        <li key={path} style={{ fontSize: "0.8125rem", color: "#4a5a5e" }}>
          <img src={url} alt="" style={{ display: "block", inlineSize: "100%", borderRadius: round ? "50%" : "2px" }} />
          {nameOf(path)}
        </li>
      ))}
    </ul>
  );
}
