import type { Guide } from '../../guide/guide.ts';
import { DescriptionList } from './DescriptionList.tsx';

export const descriptionListGuide: Guide = {
  purpose: 'Lists facts about one thing, each with its name.',
  use: ['A profile, the details of an event or a reward, what a form will send.'],
  avoid: ['For things of one kind: use a list or CardList.', 'For things to compare: that is a table.'],
  keys: [],
  heard: [{ when: 'It is read', said: '“Name, Sam Rivera.” Term and fact belong together.' }],
  dos: [
    {
      picture: (
        <DescriptionList
          items={[
            { term: 'When', details: 'Tuesday, November 24, 2 PM to 4 PM' },
            { term: 'Where', details: 'Community room' },
          ]}
        />
      ),
      because: 'Whole words. It can be read from top to bottom.',
    },
  ],
  donts: [
    {
      picture: <DescriptionList items={[{ term: 'Loc.', details: 'n/a' }]} />,
      because: 'Short forms have to be known. Leave out what is not known.',
    },
  ],
};
