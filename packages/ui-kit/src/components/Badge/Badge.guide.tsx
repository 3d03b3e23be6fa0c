import type { Guide } from '../../guide/guide.ts';
import { Badge } from './Badge.tsx';
import { EveryoneGlyph } from '../Icon/laterGlyphs.ts';

export const badgeGuide: Guide = {
  purpose: 'Says a fact about the thing it stands on, in a word or two.',
  use: [
    'Who can see a post, which template it was made from, that a member is active.',
    'How something stands, in the tones of an outcome: “Joined!”, “Full”. Icon and word come together.',
  ],
  avoid: [
    'As a button or link: it is flat, has no hover and no hand cursor.',
    'For a sentence: use StatusLine or Callout.',
  ],
  keys: [],
  heard: [],
  dos: [
    {
      picture: <Badge icon={EveryoneGlyph}>Public</Badge>,
      because: 'An icon and a word: colour alone says nothing.',
    },
  ],
  donts: [
    {
      picture: <Badge>Press here to see more posts</Badge>,
      because: 'It looks flat because it cannot be pressed.',
    },
  ],
};
