import type { Guide } from '../../guide/guide.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Row } from '../../components/Layout/Layout.tsx';
import { Link } from '../../components/Link/Link.tsx';

export const siteHeaderGuide: Guide = {
  purpose: 'The top of every page for a member: the name of the product, the menu, what is for them.',
  use: [
    'Once, in the page frame, with a `MenuBar` for narrow windows.',
    'With `tools`: every page can be heard, and made to fit, by one press.',
  ],
  avoid: ['Menus that open on hover.', 'More than one way Home with different names.'],
  keys: [
    { keys: 'Tab, Enter', does: 'Go through the links and open one.' },
    { keys: 'Enter, Space on More', does: 'Open and close the pages that are not in view in Simple mode.' },
    { keys: 'Escape', does: 'Closes More and leads back to its button.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Friends, link, current page”' },
    { when: 'A voice reads the page', said: '“Stop, button” in place of “Listen, button”' },
    { when: 'More opens', said: '“expanded”' },
    {
      when: 'Focus comes to a picture whose word had no room',
      said: 'The word all the same: “Comfort settings, button”',
    },
  ],
  contract: 'W2',
  dos: [
    {
      picture: (
        <Row>
          <Link href="/" icon="home">
            Home
          </Link>
          <Link href="/friends" icon="friends" isCurrent>
            Friends
          </Link>
        </Row>
      ),
      because: 'Picture and word; the current page also by weight and a bar.',
    },
  ],
  donts: [
    {
      picture: (
        <Row>
          <Icon name="home" />
          <Icon name="friends" />
        </Row>
      ),
      because: 'Nine pictures without words are nine riddles.',
    },
  ],
};
