export type { TravellerStory } from "./parse-stories.ts";
export { TravellerStories, type TravellerStoriesProps } from "./TravellerStories.tsx";
