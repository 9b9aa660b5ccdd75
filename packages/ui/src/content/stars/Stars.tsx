import type { ReactNode } from "react";
import { Icon, starIcon } from "../../icons/index.ts";
import { messages } from "../../messages.ts";

const most = 5;

/** Props of {@link Stars}. */
export interface StarsProps {
  /** How many of the five stars are filled. */
  rating: number;
}

/** A rating of one to five. Renders a `<span>` that reads as one picture: "4 van 5 sterren". */
export function Stars({ rating }: StarsProps): ReactNode {
  return (
    <span className="td-stars" role="img" aria-label={messages.stars(rating, most)}>
      {Array.from({ length: most }, (_, star) => {
        const isFilled = star < rating;
        return (
          <Icon
            key={star}
            shape={starIcon}
            data-filled={isFilled ? "" : undefined}
            fill={isFilled ? "currentColor" : "none"}
          />
        );
      })}
    </span>
  );
}
