import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHOICES } from '../../preferences/preferences.ts';
import { groupsOf, type TokenGroup } from '../declarations.ts';
import palette from '../palette.css?raw';
import pictures from '../pictures.css?raw';
import scale from '../scale.css?raw';
import semantic from '../semantic.css?raw';
import { MotionSample } from './MotionSample.tsx';
import { SizeSample, TypeSample } from './samples.tsx';
import { Swatches } from './Swatch.tsx';
import { TokenList } from './TokenList.tsx';

const groups = {
  colours: [...groupsOf(semantic, ':root'), ...groupsOf(pictures, ':root')],
  scale: groupsOf(scale, ':root'),
};
const shown = [palette, semantic, pictures, scale].flatMap((css) =>
  groupsOf(css, ':root').flatMap(({ note, tokens }) => [note, ...[...tokens].flat()]),
);

/** A token as the page names it. */
const shortOf = (text: string) => text.replace(/^--(color-)?/, '');

const meta = {
  title: 'Kit/Tokens',
  component: TokenList,
  // The files as they are written, which is nobody's to translate.
  parameters: { data: [...shown, ...shown.map(shortOf), ...CHOICES.theme, 'on', 'Aa'] },
} satisfies Meta<typeof TokenList>;
export default meta;

type Story = StoryObj<typeof meta>;

const [IS_COLOUR, IS_TYPE, IS_MOTION] = [
  /^--(color|tint|paint|wash|person)-|^--(picture-ink|focus-inner|focus-outer)$/,
  /^--(font|leading|weight|underline)/,
  /^--(duration|ease)/,
];

/** The groups of a file, with those of their tokens that are meant. */
const only = (all: readonly TokenGroup[], isMeant: (name: string) => boolean) =>
  all
    .map(({ note, tokens }) => ({ note, tokens: new Map([...tokens].filter(([name]) => isMeant(name))) }))
    .filter(({ tokens }) => tokens.size > 0);

const isShownInOthers = (name: string) => [IS_COLOUR, IS_TYPE, IS_MOTION].some((kind) => kind.test(name));

/** Each meaning in each theme, on the ground it shows least on. */
export const Colours: Story = {
  args: {
    title: 'Colours',
    groups: only(groups.colours, (name) => IS_COLOUR.test(name)),
    sample: (name) => <Swatches name={name} />,
  },
};

export const Type: Story = {
  args: {
    title: 'Type',
    groups: only(groups.scale, (name) => IS_TYPE.test(name)),
    sample: (name) => (
      <TypeSample name={name}>
        A friend is a person who knows you and is glad that you are here today
      </TypeSample>
    ),
  },
};

export const SpacesAndSizes: Story = {
  args: {
    title: 'Spaces and sizes',
    groups: only([...groups.scale, ...groups.colours], (name) => !isShownInOthers(name)),
    sample: (name) => <SizeSample name={name} />,
  },
};

export const Durations: Story = {
  args: {
    title: 'Durations',
    groups: only(groups.scale, (name) => IS_MOTION.test(name)),
    sample: (name) => <MotionSample name={name} label="Move" />,
  },
};

/** Raw colours, which only the files of tokens may read. */
export const Palette: Story = {
  tags: ['long-tier'],
  args: {
    title: 'Palette',
    groups: groupsOf(palette, ':root'),
    sample: (name) => <SizeSample name={name} />,
  },
};
