import type { Guide } from '../../guide/guide.ts';
import { SearchField } from './SearchField.tsx';

const leave = () => undefined;

export const searchFieldGuide: Guide = {
  purpose: 'Finds things in the list it stands in, while the member types.',
  use: [
    'Above a list of more than ten things, in the same named group as the list.',
    'The label says what is searched: “Search games”.',
    'Forgive: letter case, accents, extra spaces and one wrong letter make no difference. Suggest names that are near.',
  ],
  avoid: [
    'For a handful of things: they are in view.',
    'For a search of the whole product: every page is one press away.',
  ],
  keys: [
    { keys: 'Any letter', does: 'Searches. Nothing has to be pressed afterwards.' },
    { keys: 'Escape', does: 'Empties the field. In an empty field it is left to the dialog around it.' },
    { keys: 'Enter', does: 'Goes nowhere: the list has followed already.' },
    { keys: 'Tab', does: 'Goes on to Clear, and then to the suggestions.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Search games, search box”' },
    { when: '800 ms after the last key', said: '“3 games found”, once' },
    { when: '800 ms after it was cleared', said: '“All 12 games”, once' },
  ],
  contract: 'W22',
  dos: [
    {
      picture: (
        <SearchField
          label="Search games"
          value="memry"
          onChange={leave}
          result="No clubs found"
          suggestions={['Memory Match']}
        />
      ),
      because: 'A wrong letter leads on. The suggestion stays in the page until it is read.',
    },
  ],
  donts: [
    {
      picture: <SearchField label="Search" value="" onChange={leave} result="All 12 games" />,
      because: 'Search what? The label is all that many members read.',
    },
  ],
};
