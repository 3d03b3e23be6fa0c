import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Guide } from './guide.ts';

interface StoryFile {
  default?: { title?: string; parameters?: { guide?: Guide } };
}

const files = import.meta.glob<StoryFile>('../components/**/*.stories.tsx', { eager: true });
const guides = Object.entries(files).map(([path, { default: meta }]) => ({
  name: /([^/]+)\.stories/.exec(path)?.[1] ?? path,
  guide: meta?.parameters?.guide,
}));

const sentencesOf = ({ purpose, use, avoid, keys, heard, dos, donts }: Guide) => [
  purpose,
  ...use,
  ...avoid,
  ...keys.map(({ does }) => does),
  ...heard.map(({ when }) => when),
  ...[...dos, ...donts].map(({ because }) => because),
];

describe.each(guides)('$name', ({ guide }) => {
  it('has a guide that says when to use it and when not', () => {
    expect(guide).toBeDefined();
    const { use = [], avoid = [], dos = [], donts = [] } = guide ?? {};
    for (const part of [use, avoid, dos, donts]) expect(part).not.toHaveLength(0);
  });

  it('leaves no sentence empty', () => {
    const sentences = guide ? sentencesOf(guide) : [''];
    expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
  });

  it('renders its examples', { tags: 'long' }, async () => {
    const pictures = [...(guide?.dos ?? []), ...(guide?.donts ?? [])].map(({ picture }) => picture);
    for (const picture of pictures) {
      const { container } = await render(<Frame>{picture}</Frame>);
      expect(container.firstElementChild?.childElementCount).toBeGreaterThan(0);
    }
  });
});

function Frame({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}
