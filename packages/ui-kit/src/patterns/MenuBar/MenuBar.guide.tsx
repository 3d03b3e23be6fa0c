import type { Guide } from '../../guide/guide.ts';
import { Row } from '../../components/Layout/Layout.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { siteHeaderGuide } from '../SiteHeader/SiteHeader.guide.tsx';

export const menuBarGuide: Guide = {
  purpose: 'The main menu of a narrow window: what is used every day, within reach of a thumb, and More.',
  use: ['Once, as `menu` of the page frame, with the items of the header.'],
  avoid: [
    'More than four pages in the bar: on the smallest phone their words have all the room there is.',
    'Actions: each of its entries leads to a page.',
  ],
  keys: [
    { keys: 'Tab, Enter', does: 'Go through the links and open one.' },
    { keys: 'Enter, Space on More', does: 'Open and close the other pages.' },
    { keys: 'Escape', does: 'Closes them and leads back to More.' },
  ],
  heard: [
    { when: 'Focus arrives', said: '“Friends, link, current page”' },
    { when: 'Focus comes to More', said: '“More, button, collapsed”' },
    { when: 'Something waits behind More', said: '“More: Moderation, 3 to look at”' },
  ],
  contract: 'W2',
  // Its entries are those of the header.
  dos: siteHeaderGuide.dos,
  donts: [
    {
      picture: (
        <Row>
          <Icon name="home" />
          <Icon name="menu" />
        </Row>
      ),
      because: 'Three lines alone are a riddle.',
    },
  ],
};
