import type { Guide } from '../../guide/guide.ts';
import { Quote } from './Quote.tsx';

export const quoteGuide: Guide = {
  purpose: 'Somebody’s words, who said them, and what they mean.',
  use: ['For the thought of the day, with its meaning in everyday words.'],
  avoid: ['For what a member wrote: use Text with dir="auto".'],
  keys: [],
  heard: [{ when: 'It is read', said: 'The words, who said them, “This means: …”' }],
  dos: [
    {
      picture: (
        <Quote author="Sam, member" meaning="Good friends like you as you are.">
          A friend is someone who knows you and likes you anyway.
        </Quote>
      ),
      because: 'A picture of speech gets its meaning beside it.',
    },
  ],
  donts: [
    {
      picture: <Quote author="Sam, member">Every cloud has a silver lining.</Quote>,
      because: 'Taken by the letter it says something about clouds.',
    },
  ],
};
