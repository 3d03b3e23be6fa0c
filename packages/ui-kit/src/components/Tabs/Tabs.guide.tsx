import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

export const tabsGuide: Guide = {
  purpose: 'Shows one of several panels of the same kind.',
  use: ['For two to four panels that are needed one at a time.'],
  avoid: ['For steps that follow each other.', 'For pages with an address of their own: use links.'],
  keys: [
    { keys: 'Tab', does: 'To the chosen tab, then into its panel.' },
    {
      keys: 'Left, Right',
      does: 'Open the next tab at once; they wrap, and follow the eye from right to left.',
    },
    { keys: 'Home, End', does: 'Open the first or the last.' },
  ],
  heard: [{ when: 'Focus arrives', said: '“Sign Up, tab, selected, 2 of 3”' }],
  contract: 'W3',
  dos: [
    {
      picture: (
        <Tabs
          label="Choose what to do"
          selectedId="login"
          onSelect={() => undefined}
          tabs={[
            { id: 'login', title: 'Log In', icon: 'login', content: <Text>Welcome back.</Text> },
            { id: 'signup', title: 'Sign Up', icon: 'signup', content: <Text>Make an account.</Text> },
          ]}
        />
      ),
      because: 'A word each; what was typed in a hidden panel stays.',
    },
  ],
  donts: [
    {
      picture: (
        <Tabs
          label="Steps"
          selectedId="1"
          onSelect={() => undefined}
          tabs={[
            { id: '1', title: 'Step 1', icon: 'user', content: <Text>Name</Text> },
            { id: '2', title: 'Step 2', icon: 'key', content: <Text>Password</Text> },
          ]}
        />
      ),
      because: 'Steps have an order; tabs have none.',
    },
  ],
};
