import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../Layout/Layout.tsx';
import { iconGuide } from './Icon.guide.tsx';
import { glyphs } from './glyphs.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as laterGlyphs from './laterGlyphs.ts';

const meta = {
  title: 'Kit/Icon',
  parameters: { guide: iconGuide },
  component: Icon,
  args: { name: 'home' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(glyphs) as IconName[];

/** Every picture in every page, with its name. Two names never share a picture, but for the filled heart. */
export const All: Story = {
  parameters: { data: names },
  render: () => (
    <Row gap="medium">
      {names.map((name) => (
        <Row key={name}>
          <Icon name={name} />
          <span>{name}</span>
        </Row>
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(Object.values(glyphs)).size).toBe(names.length - 1);
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(names.length);
  },
};

const laterNames = Object.entries(laterGlyphs).map(
  ([name, glyph]) => [name.replace('Glyph', ''), glyph] as const,
);

/** Those that come with the components that show them. None has a picture of another, of either list. */
export const Later: Story = {
  parameters: { data: laterNames.map(([name]) => name) },
  render: () => (
    <Row gap="medium">
      {laterNames.map(([name, glyph]) => (
        <Row key={name}>
          <Icon name={glyph} />
          <span>{name}</span>
        </Row>
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const pictures = new Set([...Object.values(glyphs), ...laterNames.map(([, glyph]) => glyph)]);
    await expect(pictures.size).toBe(names.length - 1 + laterNames.length);
    const drawn = [...canvasElement.querySelectorAll('svg[aria-hidden="true"]')];
    await expect(new Set(drawn.map((picture) => picture.innerHTML)).size).toBe(laterNames.length);
  },
};

/** The picture grows with its word. */
export const GrowsWithText: Story = {
  globals: { textSize: '200' },
  args: { name: 'heartFilled' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(45);
  },
};
