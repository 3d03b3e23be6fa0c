import { readFileSync } from 'node:fs';
import path from 'node:path';
import { noSuch, someOf } from './wrongCall.ts';

/** A story of the built Storybook: a part of the product outside of a page. */
export interface Story {
  /** Its title and its own name. */
  name: string;
  /** The title under which it stands, which the report lists it by. */
  route: string;
  id: string;
  /** Something is done in it, and found by its usual words. */
  isPlayed: boolean;
  /** Its source, relative to the workspace. */
  file: string;
}

interface StoryIndex {
  entries: Record<
    string,
    { type: string; id: string; title: string; name: string; importPath: string; tags?: readonly string[] }
  >;
}

/** What is drawn behind presses of a play function has no other sign in the index than this tag of Storybook. */
const PLAYED = 'play-fn';

/** Source: `index.json`, which Storybook writes for programs beside its pages. Pages of documentation are no stories. */
export function storiesIn({ entries }: StoryIndex): Story[] {
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, tags = [] }) => ({
      name: `${title}, ${name}`,
      route: title,
      id,
      isPlayed: tags.includes(PLAYED),
      file: path.posix.normalize(importPath),
    }));
}

export const readStories = (built: string): Story[] =>
  storiesIn(JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as StoryIndex);

/** Stories whose title or id begins with one of the names. Throws where a name begins none. */
export function storiesNamed(names: readonly string[], stories: readonly Story[]): Story[] {
  const begins = ({ route, id }: Story, name: string) =>
    [route, id].some((whole) => whole.toLowerCase().startsWith(name.toLowerCase()));
  for (const name of names)
    if (name === '' || !stories.some((story) => begins(story, name)))
      throw noSuch('story', name, someOf([...new Set(stories.map(({ route }) => route))]));
  return stories.filter((story) => names.some((name) => begins(story, name)));
}
