import type { VideoId } from '@friendbase/contract';
import type { SceneName } from '@friendbase/ui-kit';
import type { VideoCategory } from '../../lib/page/searchValues.ts';

/** The story of a scene: its name without the number of the part. */
type StoryOf<Name> = Name extends `${infer Story}-1` ? Story : never;

export interface VideoContent {
  id: VideoId;
  /** Its words in the catalogue. */
  name:
    | 'goodThings'
    | 'kindWords'
    | 'water'
    | 'stretch'
    | 'waves'
    | 'forest'
    | 'smallSteps'
    | 'tryAgain'
    | 'hello'
    | 'turns'
    | 'breakfast'
    | 'bus';
  category: VideoCategory;
  /** Its pictures, one a part. */
  scenes: StoryOf<SceneName>;
}

/** Each story has as many parts. */
export const PARTS = [1, 2, 3] as const;

/** Stands first while all are shown. */
export const FEATURED: VideoId = 'breathe-with-the-waves';

/** Two of each category. */
export const VIDEOS: readonly VideoContent[] = [
  { id: 'three-good-things', name: 'goodThings', category: 'positive-mindset', scenes: 'good-things' },
  { id: 'kind-words-to-yourself', name: 'kindWords', category: 'positive-mindset', scenes: 'kind-words' },
  { id: 'a-glass-of-water', name: 'water', category: 'wellness', scenes: 'water' },
  { id: 'stretch-in-your-chair', name: 'stretch', category: 'wellness', scenes: 'stretch' },
  { id: 'breathe-with-the-waves', name: 'waves', category: 'relaxation', scenes: 'waves' },
  { id: 'a-walk-in-the-forest', name: 'forest', category: 'relaxation', scenes: 'forest' },
  { id: 'small-steps', name: 'smallSteps', category: 'motivation', scenes: 'small-steps' },
  { id: 'try-again-tomorrow', name: 'tryAgain', category: 'motivation', scenes: 'try-again' },
  { id: 'saying-hello', name: 'hello', category: 'social-skills', scenes: 'hello' },
  { id: 'taking-turns', name: 'turns', category: 'social-skills', scenes: 'turns' },
  { id: 'a-simple-breakfast', name: 'breakfast', category: 'life-skills', scenes: 'breakfast' },
  { id: 'riding-the-bus', name: 'bus', category: 'life-skills', scenes: 'bus' },
];
