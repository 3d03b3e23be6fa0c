import type { Guide } from '../../guide/guide.ts';
import { FilterGroup } from './FilterGroup.tsx';

const leave = () => undefined;
const options = [
  { value: 'all', label: 'All videos' },
  { value: 'calm', label: 'Calm' },
  { value: 'move', label: 'Move' },
];

export const filterGroupGuide: Guide = {
  purpose: 'Chooses which part of a list is shown.',
  use: [
    'Up to seven filters, of which exactly one is on. The first shows everything.',
    'In the same group as the list, above it. Keep the filter in the address, so that a link and Back show the same.',
  ],
  avoid: [
    'For more filters than fit in two lines: use Select.',
    'For what is saved or sent: use RadioGroup.',
    'For parts of a page with words of their own: use Tabs.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the filter that is on.' },
    { keys: 'Arrows', does: 'Go to the next filter and turn it on. After the last comes the first.' },
    { keys: 'Space', does: 'Turns the filter on.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Show, All videos, radio button, checked, 1 of 3”' },
    { when: '800 ms after the last change', said: '“4 videos”, once. Nothing when the page is opened.' },
  ],
  contract: 'W21',
  dos: [
    {
      picture: <FilterGroup label="Show" options={options} value="calm" onChange={leave} result="4 videos" />,
      because: 'Which filter is on is told by a check mark, a border and bold words.',
    },
  ],
  donts: [
    {
      picture: (
        <FilterGroup
          label="Filter"
          options={options.slice(1)}
          value="calm"
          onChange={leave}
          result="4 videos"
        />
      ),
      because: 'There is no way back to all of them, and the label is a technical word.',
    },
  ],
};
