import type { Preview } from '@storybook/react-vite';
import { configure, prettyDOM } from 'storybook/test';
import '@friendbase/ui-kit/styles.css';
import { WAIT_MS } from '../scripts/hang.ts';
import { axe, axeOfTests } from './axe.ts';
import { GuidePage } from './guide/GuidePage.tsx';
import { openScenario, inSurroundings } from './surroundings.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

/**
 * What is looked for and not there yet. The page as text is made where the message is read: each of the many looks until it is
 * there made one before.
 */
function missing(message: string | null, container: Element = document.body): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', { get: () => `${message}\n\n${prettyDOM(container)}` });
  return error;
}

configure({ asyncUtilTimeout: WAIT_MS, getElementError: missing });

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
    options: {
      storySort: { order: ['Start', 'Kit', ['Tokens'], 'Games', 'Screens', ['All in four sizes']] },
    },
  },
  globalTypes,
  initialGlobals,
};

export default preview;
