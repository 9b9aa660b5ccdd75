import type { ComponentProps, ReactNode } from "react";
import { Icon, starIcon } from "../../icons/index.ts";
import { classNames } from "../../internal/class-names.ts";
import * as messages from "../../messages.ts";

const most = 5;

/** Props of {@link Stars}; what is not named here goes to the `<span>`. */
export interface StarsProps extends Omit<ComponentProps<"span">, "children"> {
  /** How many of the five stars are filled. */
  rating: number;
}

/** A rating of one to five. Renders a `<span>` that reads as one picture: "4 van 5 sterren". */
export function Stars({ rating, className, ...native }: StarsProps): ReactNode {
  return (
    <span
      {...native}
      className={classNames("td-stars", className)}
      role="img"
      aria-label={messages.stars(rating, most)}
    >
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
