import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const linkGuide: Guide = {
  purpose: 'Leads to another place.',
  use: ['To another page, or to a part of this one. Underlined in running text.'],
  avoid: ['For an action: use Button.', 'With words such as “here” or “more”.'],
  keys: [{ keys: 'Enter', does: 'Opens the address.' }],
  heard: [{ when: 'Focus arrives', said: '“Find friends, link”; on its own page also “current page”' }],
  dos: [
    { picture: <Link href="/friends">Find friends</Link>, because: 'It makes sense when it is read alone.' },
  ],
  donts: [
    {
      picture: (
        <Text>
          To find friends press <Link href="/friends">here</Link>.
        </Text>
      ),
      because: 'In a list of links there are ten called “here”.',
    },
  ],
};
