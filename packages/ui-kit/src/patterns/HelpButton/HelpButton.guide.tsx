import type { Guide } from '../../guide/guide.ts';
import { Button } from '../../components/Button/Button.tsx';
import { HelpButton } from './HelpButton.tsx';

export const helpButtonGuide: Guide = {
  purpose: 'Leads to help, at the same place on every page.',
  use: ['Once, in the footer of the page frame.'],
  avoid: ['For help with one field: use its description.'],
  keys: [{ keys: 'Enter, Space', does: 'Open the help dialog.' }],
  heard: [{ when: 'Focus arrives', said: '“Get Help, button”' }],
  dos: [
    { picture: <HelpButton onPress={() => undefined} />, because: 'A word and an icon, always the same.' },
  ],
  donts: [
    { picture: <Button tone="plain">?</Button>, because: 'A sign is no word, and not everybody knows it.' },
  ],
};
