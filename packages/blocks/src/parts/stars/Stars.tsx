import { Icon } from "@travel-design/ui";
import { starEmptyIcon, starIcon } from "@travel-design/ui/icons";
import { classNames } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { content } from "../../messages/content.ts";
import { useMessages } from "../../messages/messages-context.tsx";
import { mostStars, toRating } from "./to-rating.ts";

/** Props of {@link Stars}; what is not named here goes to the `<span>`. */
export interface StarsProps extends Omit<ComponentProps<"span">, "children"> {
  /** How many of the five stars are filled: rounded, and brought to 1 to 5. */
  rating: number | undefined;
}

/** A rating of one to five. Renders a `<span>` that reads as one picture: "4 van 5 sterren"; nothing without a number. */
export function Stars({ rating, className, ...native }: StarsProps): ReactNode {
  const messages = useMessages(content);
  const filled = toRating(rating);
  if (filled === undefined) return null;
  return (
    <span
      {...native}
      className={classNames("td-stars", className)}
      role="img"
      aria-label={messages.stars(filled, mostStars)}
    >
      {Array.from({ length: mostStars }, (_, star) => (
        <Icon key={star} shape={star < filled ? starIcon : starEmptyIcon} />
      ))}
    </span>
  );
}
