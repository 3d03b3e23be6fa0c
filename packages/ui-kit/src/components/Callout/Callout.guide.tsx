import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Callout } from './Callout.tsx';

export const calloutGuide: Guide = {
  purpose: 'Shows something worth reading first.',
  use: ['Safety advice, what changed, what comes next. One on a page.'],
  avoid: ['For the outcome of a press: use StatusLine.', 'For what failed to load: use FailedState.'],
  keys: [],
  heard: [{ when: 'Headings are listed', said: 'Its title' }],
  dos: [
    {
      picture: (
        <Callout title="Stay safe" icon="shield">
          <Text>Never share your password.</Text>
        </Callout>
      ),
      because: 'A short title, one sentence, an icon beside the word.',
    },
  ],
  donts: [
    {
      picture: (
        <Stack>
          <Callout title="Stay safe" icon="shield">
            <Text>Tip one.</Text>
          </Callout>
          <Callout title="Stay kind" icon="heart">
            <Text>Tip two.</Text>
          </Callout>
        </Stack>
      ),
      because: 'Two of them: neither is first.',
    },
  ],
};
