export type { TravellerStory } from "./read-stories.ts";
export { TravellerStories, type TravellerStoriesProps } from "./TravellerStories.tsx";
