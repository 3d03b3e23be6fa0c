import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { DescribedPicture } from '../media.ts';
import { Id } from '../text.ts';
import { StoryPart, type PlanDraft } from './planDraft.ts';

/** Far more than anybody watches: the newest of them are listed. */
export const MOST_STORIES = 50;

/** A picture story of an organizer's, as members see it. */
export const PublishedStory = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  easyTitle: z.string(),
  easyDescription: z.string(),
  parts: z.array(StoryPart),
  /** In place of the picture of its first part. */
  photo: z.optional(DescribedPicture),
});
export type PublishedStory = z.infer<typeof PublishedStory>;

/** What members see of a plan that was published; nothing where it is no story. */
export function storyOf(id: string, { details, ...words }: PlanDraft): PublishedStory[] {
  return details.kind === 'story' ? [{ id, ...words, parts: details.parts }] : [];
}

/** The newest first. What was called off is not in it. */
export const listStories = endpoint({
  method: 'get',
  path: '/api/stories',
  summary: 'Read the picture stories that organizers have published, the newest first.',
  input: {},
  output: z.array(PublishedStory),
});
