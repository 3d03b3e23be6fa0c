import type { Guide } from '../../guide/guide.ts';
import { Link } from '../Link/Link.tsx';

export const skipLinkGuide: Guide = {
  purpose: 'Leads past the header, as the first thing Tab reaches.',
  use: ['Before the header of every page.'],
  avoid: ['For links that everybody needs: this one is out of sight.'],
  keys: [
    { keys: 'Tab, first', does: 'Brings it into view.' },
    { keys: 'Enter', does: 'Moves the focus to the main part; the address stays.' },
  ],
  heard: [{ when: 'Focus arrives', said: '“Skip to main content, link”' }],
  contract: 'W1',
  dos: [
    {
      picture: <Link href="#main">Skip to main content</Link>,
      because: 'It says where it leads. It shows as soon as it has the focus.',
    },
  ],
  donts: [{ picture: <Link href="#main">Skip</Link>, because: 'Skip what?' }],
};
