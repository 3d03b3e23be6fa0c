import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@friendbase/ui-kit/styles.css';
import { WAIT_MS } from '../scripts/hang.ts';
import { axe } from './axe.ts';
import { GuidePage } from './guide/GuidePage.tsx';
import { openScenario } from './scenario.ts';
import { inSurroundings } from './surroundings.tsx';
import { viewports } from './viewports.ts';

configure({ asyncUtilTimeout: WAIT_MS });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inSurroundings],
  beforeEach: openScenario,
  parameters: {
    layout: 'padded',
    a11y: axe,
    docs: { page: GuidePage },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Tokens', 'Kit', 'Games', 'Screens'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Theme: as the system' },
          { value: 'light', title: 'Theme: light' },
          { value: 'dark', title: 'Theme: dark' },
          { value: 'cream', title: 'Theme: cream, low glare' },
          { value: 'contrast-light', title: 'Theme: high contrast, light' },
          { value: 'contrast-dark', title: 'Theme: high contrast, dark' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100', '115', '130', '150', '175', '200'].map((value) => ({
          value,
          title: `Text: ${value} %`,
        })),
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion: full' },
          { value: 'calm', title: 'Motion: calm' },
        ],
      },
    },
    words: {
      description: 'Words',
      toolbar: {
        title: 'Words',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'Words: en' },
          { value: 'en-easy', title: 'Words: en-easy' },
          { value: 'qps', title: 'Words: qps' },
        ],
      },
    },
    direction: {
      description: 'Direction of text',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Text: left to right' },
          { value: 'rtl', title: 'Text: right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', textSize: '100', motion: 'full', direction: 'ltr', words: 'en' },
};

export default preview;
