import { classNames, Link, useWarnings } from "@travel-design/ui/parts";
import type { ComponentProps, ReactNode } from "react";
import { content } from "../messages/content.ts";
import { useMessages } from "../messages/messages-context.tsx";
import { StepContent } from "../parts/listeners/StepContent.tsx";
import { Stars } from "../parts/stars/Stars.tsx";
import { parseStories, storyWarnings, type TravelerStory } from "./parse-stories.ts";

/** Props of {@link TravelerStories}; what is not named here goes to the `<div>`. */
export interface TravelerStoriesProps extends Omit<ComponentProps<"div">, "children"> {
  /** The stories, or their JSON text; each is shown at the step of the form that its `storyId` names. */
  stories: readonly TravelerStory[] | string;
}

/** What travelers say, one story at a time: it changes with the step of the request form. Renders a `<div>`. */
export function TravelerStories({ stories: given, className, ...native }: TravelerStoriesProps): ReactNode {
  const stories = parseStories(given);
  useWarnings(() => storyWarnings(given));
  const messages = useMessages(content);
  const contentOf = (step: number, fades: true | undefined): ReactNode => {
    const story = stories.find((candidate) => candidate.storyId === step);
    return (
      story && (
        <figure key={step} className="td-stories__story" data-step={step} data-fades={fades}>
          <Stars rating={story.rating} />
          <blockquote className="td-stories__review">{story.review}</blockquote>
          <figcaption className="td-stories__teller">
            <span className="td-stories__client">{story.client}</span>
            <span>{story.date}</span>
            {story.address && <Link address={story.address}>{messages.requestSuchTrip}</Link>}
          </figcaption>
        </figure>
      )
    );
  };
  return <StepContent {...native} className={classNames("td-block td-stories", className)} contentOf={contentOf} />;
}
