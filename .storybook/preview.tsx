import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@friendbase/ui-kit/styles.css';
import { WAIT_MS } from '../scripts/hang.ts';
import { axe, axeOfTests } from './axe.ts';
import { GuidePage } from './guide/GuidePage.tsx';
import { openScenario, inSurroundings } from './surroundings.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

configure({ asyncUtilTimeout: WAIT_MS });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inSurroundings],
  // Where the font is late, a page does without it: a story has the font, and so has its picture.
  beforeAll: async () => void (await document.fonts.load('1rem "Atkinson Hyperlegible Next"')),
  beforeEach: openScenario,
  parameters: {
    layout: 'padded',
    a11y: import.meta.env.MODE === 'test' ? axeOfTests : axe,
    docs: { page: GuidePage },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Tokens', 'Kit', 'Games', 'Screens'] } },
  },
  globalTypes,
  initialGlobals,
};

export default preview;
