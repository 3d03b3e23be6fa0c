export { StoryPlayer, type StoryPlayerHandle, type StoryPlayerProps } from './StoryPlayer.tsx';
export type { Story, StoryCategory, StoryPart, StoryProgress } from './story.ts';
