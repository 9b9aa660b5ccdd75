export type { TravelerStory } from "./parse-stories.ts";
export { TravelerStories, type TravelerStoriesProps } from "./TravelerStories.tsx";
