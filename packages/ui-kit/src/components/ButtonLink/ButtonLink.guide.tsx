import type { Guide } from '../../guide/guide.ts';
import { ButtonLink } from './ButtonLink.tsx';

export const buttonLinkGuide: Guide = {
  purpose: 'A link with the weight of a button, where going somewhere is the main action.',
  use: ['The way home on a page that was not found.', 'Calling a number by an address such as tel:911.'],
  avoid: ['For an action on this page: use Button.', 'Inside a sentence: use Link.'],
  keys: [{ keys: 'Enter', does: 'Opens the address.' }],
  heard: [{ when: 'Focus arrives', said: '“Go to Home, link”' }],
  dos: [
    {
      picture: (
        <ButtonLink href="/" icon="home">
          Go to Home
        </ButtonLink>
      ),
      because: 'The words say where it leads.',
    },
  ],
  donts: [
    {
      picture: <ButtonLink href="/">Share Post</ButtonLink>,
      because: 'Sharing is an action. A link that acts surprises screen reader users.',
    },
  ],
};
