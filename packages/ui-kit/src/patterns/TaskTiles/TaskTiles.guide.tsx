import type { Guide } from '../../guide/guide.ts';
import { TaskTiles } from './TaskTiles.tsx';
import { SettingsGlyph } from '../../components/Icon/laterGlyphs.ts';

export const taskTilesGuide: Guide = {
  purpose: 'Shows the two to four things most people come for, large, at the top of a page.',
  use: [
    'For a first choice, such as one of four ready sets of settings.',
    'With one word or two each, and one picture each.',
  ],
  avoid: [
    'More than four: then nothing stands out. Use the menu.',
    'For the one main action of a form or card: use Button.',
  ],
  keys: [
    { keys: 'Tab', does: 'Goes from one to the next.' },
    { keys: 'Enter', does: 'Does it, or opens the page. Space presses those that do something here.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“What do you want to do? list, 4 items. Share, button”' },
    { when: 'It is a page', said: '“Message, link”' },
  ],
  dos: [
    {
      picture: (
        <TaskTiles
          label="What do you want to do?"
          tasks={[
            { label: 'Share', icon: 'send', onPress: () => undefined },
            { label: 'Play', icon: 'games', href: '#play' },
          ]}
        />
      ),
      because: 'Short words that say what happens; the line below a word says that it is another page.',
    },
  ],
  donts: [
    {
      picture: (
        <TaskTiles
          label="Pages"
          tasks={[{ label: 'Manage your notification preferences', icon: SettingsGlyph, href: '#settings' }]}
        />
      ),
      because: 'Rare and long. It belongs in the settings.',
    },
  ],
};
